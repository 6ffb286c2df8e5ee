import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'ra-core'
import { useId } from 'react'
import { rooms } from '../../admin/rooms.ts'
import type { Sesion } from '../../api/sesion.ts'
import { menuDe } from '../../resources/pantallas.ts'

/** A card per screen of the own menu. */
export const Atajos = ({ usuario, rol }: Pick<Sesion, 'usuario' | 'rol'>) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} sx={{ mb: 1.5, color: 'text.secondary' }}>
        {usuario.nombre}, estas son sus pantallas:
      </Typography>
      <Reja>
        {menuDe(rol)
          .filter(({ route }) => route !== '/homePage')
          .map(({ route, title, menu }) => {
            const Icon = rooms().icons[menu.icon]
            return (
              <Card component="li" key={route}>
                <CardActionArea component={LinkBase} to={route} sx={atajo}>
                  <Icon color="primary" />
                  {title}
                </CardActionArea>
              </Card>
            )
          })}
      </Reja>
    </section>
  )
}

const Reja = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
  gap: theme.spacing(1.5),
  maxWidth: 1100,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const atajo = {
  display: 'flex',
  justifyContent: 'start',
  gap: 1.5,
  height: '100%',
  minHeight: 60,
  px: 2,
  py: 1,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.3,
} as const
