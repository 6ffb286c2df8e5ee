import Typography from '@mui/material/Typography'
import { LinkBase } from 'ra-core'
import { useId } from 'react'
import { LinkCards } from '../../admin/cards/LinkCards.tsx'
import { rooms } from '../../admin/rooms.ts'
import type { Session } from '../../api/session.ts'
import { menuDe } from '../../resources/pantallas.ts'

/** Card for each screen of the role's menu. */
export const Atajos = ({ usuario, rol }: Pick<Session, 'usuario' | 'rol'>) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} sx={{ mb: 1.5, color: 'text.secondary' }}>
        {usuario.nombre}, estas son sus pantallas:
      </Typography>
      <LinkCards>
        {menuDe(rol)
          .filter(({ route }) => route !== '/homePage')
          .map(({ route, title, menu }) => {
            const Icon = rooms().icons[menu.icon]
            return (
              <li key={route}>
                <LinkBase to={route}>
                  <Icon />
                  {title}
                </LinkBase>
              </li>
            )
          })}
      </LinkCards>
    </section>
  )
}
