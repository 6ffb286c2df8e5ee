import List from '@mui/material/List'
import type { Role } from '../../schema/roles.ts'
import { house } from '../../schema/house.ts'
import { MenuEntry } from './MenuEntry.tsx'

type Props = { id: string; rol: Role; open: boolean; onOpen?: () => void }

/** The screens of a role, in the order of the specification. (A §2, Shell) */
export const MenuList = ({ id, rol, open, onOpen }: Props) => (
  <List id={id} disablePadding sx={{ flex: 1, overflowY: 'auto', px: 1, py: 1.5 }}>
    {house()
      .menuOf(rol)
      .map(({ route, menu }) => (
        <MenuEntry key={route} route={route} label={menu.label} icon={menu.icon} open={open} onOpen={onOpen} />
      ))}
  </List>
)
