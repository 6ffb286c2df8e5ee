import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import { themeChoices } from './themeChoices.ts'

/** Menu of the theme choices, below its button. */
export const ThemeMenu = ({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) => {
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {themeChoices.map(({ mode: choice, label, Icon }) => (
        <MenuItem
          key={choice}
          role="menuitemradio"
          aria-checked={choice === mode}
          selected={choice === mode}
          onClick={() => {
            setMode(choice)
            onClose()
          }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
