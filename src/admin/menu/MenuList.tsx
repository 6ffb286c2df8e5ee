import List from '@mui/material/List'
import type { Rol } from '../../domain/roles.ts'
import { menuDe } from '../../resources/pantallas.ts'
import { MenuEntry } from './MenuEntry.tsx'

type Props = { id: string; rol: Rol; open: boolean; onOpen?: () => void }

/** The screens of a role, in the order of the specification. (A §2, Shell) */
export const MenuList = ({ id, rol, open, onOpen }: Props) => (
  <List id={id} disablePadding sx={{ flex: 1, overflowY: 'auto', px: 1, py: 1.5 }}>
    {menuDe(rol).map(({ route, menu }) => (
      <MenuEntry key={route} route={route} label={menu.label} icon={menu.icon} open={open} onOpen={onOpen} />
    ))}
  </List>
)
