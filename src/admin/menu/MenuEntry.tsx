import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import { LinkBase, useMatch } from 'ra-core'
import { memo } from 'react'
import type { IconName } from '../../schema/screen.ts'
import { rooms } from '../rooms.ts'

type Props = { route: string; label: string; icon: IconName; open: boolean; onOpen?: () => void }

/** A line of the menu. Collapsed it is its icon, named for who cannot see it and by a tooltip for who can. */
export const MenuEntry = (props: Props) => <Line {...props} current={useMatch({ path: props.route }) !== null} />

/** The line itself, drawn again only when it becomes the current one or no longer is: not at every step through the app. */
const Line = memo(({ route, label, icon, open, onOpen, current }: Props & { current: boolean }) => {
  const Icon = rooms().icons[icon]
  const button = (
    <ListItemButton
      component={LinkBase}
      to={route}
      onClick={onOpen}
      aria-label={open ? undefined : label}
      aria-current={current ? 'page' : undefined}
      sx={open ? wide : slim}
    >
      <ListItemIcon sx={open ? undefined : iconOnly}>
        <Icon fontSize="small" />
      </ListItemIcon>
      {open && <ListItemText primary={label} />}
    </ListItemButton>
  )
  return (
    <ListItem disablePadding sx={line}>
      {open ? (
        button
      ) : (
        <Tooltip title={label} placement="right" slotProps={{ popper: inPlace }}>
          {button}
        </Tooltip>
      )}
    </ListItem>
  )
})

const line = { mb: 0.25 }
const wide = { justifyContent: 'start', px: 1.5 }
const slim = { justifyContent: 'center', px: 0 }
const iconOnly = { minWidth: 0 }

/** The tooltip stays inside the landmark of the menu, and the menu's own scrolling does not cut it. */
const inPlace = { disablePortal: true, popperOptions: { strategy: 'fixed' } } as const
