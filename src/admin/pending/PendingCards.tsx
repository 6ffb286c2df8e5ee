import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'ra-core'
import { memo } from 'react'
import { enCifras } from '../../language/enCifras.ts'
import type { Pendiente } from '../../schema/doors/pendiente.ts'
import { LinkCards } from '../cards/LinkCards.tsx'

/** Card for each view that has rows, the largest count first. */
export const PendingCards = memo(({ pendientes }: { pendientes: readonly Pendiente[] }) => {
  const waiting = pendientes.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total)
  if (!waiting.length) return <Typography sx={{ color: 'text.secondary' }}>No hay nada pendiente.</Typography>
  return (
    <Counts>
      {waiting.map(({ label, total, screen, to }) => (
        <li key={to}>
          <LinkBase to={to}>
            <span>
              <b>{enCifras(total)}</b> {label}
            </span>
            <small>{screen}</small>
          </LinkBase>
        </li>
      ))}
    </Counts>
  )
})

/** Placeholders of the cards. Their number need not match, since nothing below is drawn before the cards come. */
export const PendingCardsInWait = memo(() => (
  <Counts aria-hidden>
    {Array.from({ length: 4 }, (_, at) => (
      <Skeleton component="li" key={at} variant="rounded" height={height} />
    ))}
  </Counts>
))

const height = 92

/** Counts, each over the screen that shows its rows. */
const Counts = styled(LinkCards)(({ theme }) => ({
  '& a': { flexDirection: 'column', alignItems: 'start', justifyContent: 'center', gap: 4, minHeight: height },
  '& b': {
    ...theme.typography.h2,
    marginRight: 4,
    color: theme.vars.palette.primary.main,
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { ...theme.typography.body2, fontWeight: 400, color: theme.vars.palette.text.secondary },
}))
