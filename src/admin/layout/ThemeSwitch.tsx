import Contrast from '@mui/icons-material/ContrastOutlined'
import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'

const choices = [
  { mode: 'light', label: 'Claro', Icon: LightMode },
  { mode: 'dark', label: 'Oscuro', Icon: DarkMode },
  { mode: 'system', label: 'Como el sistema', Icon: Contrast },
] as const

/** Light, dark or what the system says; this machine remembers it, also after signing out. */
export const ThemeSwitch = () => {
  const { mode = 'system', setMode } = useColorScheme()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const current = choices.find(choice => choice.mode === mode) ?? choices[2]
  return (
    <>
      <Tooltip title="Tema">
        <IconButton
          aria-label={`Tema: ${current.label}`}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <current.Icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ mode: choice, label, Icon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === mode}
            selected={choice === mode}
            onClick={() => {
              setMode(choice)
              setAnchor(null)
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
