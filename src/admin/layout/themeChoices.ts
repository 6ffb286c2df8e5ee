import Contrast from '@mui/icons-material/ContrastOutlined'
import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'

/** Choices of the theme: light, dark, or the system's. */
export const themeChoices = [
  { mode: 'light', label: 'Claro', Icon: LightMode },
  { mode: 'dark', label: 'Oscuro', Icon: DarkMode },
  { mode: 'system', label: 'Como el sistema', Icon: Contrast },
] as const
