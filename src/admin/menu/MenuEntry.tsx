import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import { LinkBase, useMatch } from 'ra-core'
import type { IconName } from '../../schema/screen.ts'
import { rooms } from '../rooms.ts'

type Props = { route: string; label: string; icon: IconName; open: boolean; onOpen?: () => void }

/** A line of the menu. Collapsed it is its icon, named for who cannot see it and by a tooltip for who can. */
export const MenuEntry = ({ route, label, icon, open, onOpen }: Props) => {
  const Icon = rooms().icons[icon]
  const current = useMatch({ path: route }) !== null
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <Tooltip title={open ? '' : label} placement="right" slotProps={{ popper: inPlace }}>
        <ListItemButton
          component={LinkBase}
          to={route}
          onClick={onOpen}
          aria-label={open ? undefined : label}
          aria-current={current ? 'page' : undefined}
          sx={{ justifyContent: open ? 'start' : 'center', px: open ? 1.5 : 0 }}
        >
          <ListItemIcon sx={{ minWidth: open ? undefined : 0 }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {open && <ListItemText primary={label} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  )
}

/** The tooltip stays inside the landmark of the menu, and the menu's own scrolling does not cut it. */
const inPlace = { disablePortal: true, popperOptions: { strategy: 'fixed' } } as const
