import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'ra-core'
import { enCifras } from '../../language/enCifras.ts'
import type { Pendiente } from '../../schema/pendiente.ts'

/** A card per view that has rows, the largest count first. */
export const PendingCards = ({ pendientes }: { pendientes: readonly Pendiente[] }) => {
  const some = pendientes.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total)
  if (!some.length) return <Typography sx={{ color: 'text.secondary' }}>No hay nada pendiente.</Typography>
  return (
    <Cards>
      {some.map(({ label, total, screen, to }) => (
        <Card component="li" key={to}>
          <CardActionArea component={LinkBase} to={to} sx={card}>
            <Typography component="span" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
              <Count>{enCifras(total)}</Count> {label}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {screen}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Cards>
  )
}

/** Says where cards will stand; how many is not worked out for it, for nothing below is drawn before they are here. */
export const PendingCardsInWait = () => (
  <Cards aria-hidden>
    {Array.from({ length: 4 }, (_, at) => (
      <Skeleton component="li" key={at} variant="rounded" height={height} />
    ))}
  </Cards>
)

const height = 92

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  color: theme.vars.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
  marginRight: theme.spacing(0.5),
}))

const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: 0.5,
  height: '100%',
  minHeight: height,
  px: 2,
  py: 1.5,
} as const
