import type { PaletteOptions } from '@mui/material/styles'

/** Light palette: warm paper and ink, cochineal for what matters, indigo for what only points. Every pair used for text reaches 4.5:1. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#9c1c3b', light: '#c4486a', dark: '#78112b', contrastText: '#ffffff' },
  secondary: { main: '#38447f', light: '#6672ad', dark: '#262f5e', contrastText: '#ffffff' },
  error: { main: '#b3291a', light: '#d2604f', dark: '#8a1c10', contrastText: '#ffffff' },
  warning: { main: '#85560a', light: '#b8862f', dark: '#634006', contrastText: '#ffffff' },
  success: { main: '#2f6a45', light: '#5a9470', dark: '#204c31', contrastText: '#ffffff' },
  info: { main: '#38447f', light: '#6672ad', dark: '#262f5e', contrastText: '#ffffff' },
  text: { primary: '#2b211c', secondary: '#635548', disabled: '#8b7d6f' },
  background: { default: '#faf6ef', paper: '#fffdf9' },
  divider: '#e4d9c8',
  action: {
    hover: 'rgba(110, 78, 48, 0.06)',
    selected: 'rgba(156, 28, 59, 0.09)',
    active: '#635548',
    focus: 'rgba(56, 68, 127, 0.14)',
  },
}

/** Dark palette: brown-black paper, with the colours lifted until they read on it. */
export const darkPalette: PaletteOptions = {
  primary: { main: '#f0909f', light: '#f7b8c1', dark: '#d56a7c', contrastText: '#2d0a13' },
  secondary: { main: '#b3bcf0', light: '#d0d6f8', dark: '#8f9adb', contrastText: '#131833' },
  error: { main: '#ff9e8c', light: '#ffc4b9', dark: '#e2735f', contrastText: '#2f0a04' },
  warning: { main: '#e6bd6a', light: '#f1d59b', dark: '#c3973c', contrastText: '#2a1c02' },
  success: { main: '#8fcda2', light: '#b5dfc2', dark: '#63a97a', contrastText: '#0a2413' },
  info: { main: '#b3bcf0', light: '#d0d6f8', dark: '#8f9adb', contrastText: '#131833' },
  text: { primary: '#f2eade', secondary: '#c0b2a1', disabled: '#8d8072' },
  background: { default: '#1a1613', paper: '#241f1a' },
  divider: '#41372d',
  action: {
    hover: 'rgba(242, 234, 222, 0.06)',
    selected: 'rgba(240, 144, 159, 0.14)',
    active: '#c0b2a1',
    focus: 'rgba(179, 188, 240, 0.2)',
  },
}
