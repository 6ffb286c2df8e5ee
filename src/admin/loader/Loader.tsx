import Box from '@mui/material/Box'
import { keyframes, styled } from '@mui/material/styles'

/** Covers the screen with the turning logo while a screen or its first data load. It appears after 150 ms, so that quick loads do not flicker. (A §1) */
export const Loader = () => (
  <Veil role="status" data-loader>
    <Box
      component="img"
      src="/logo.svg"
      alt=""
      sx={{ width: 88, height: 88, animation: `${turn} 1.6s linear infinite` }}
    />
    Cargando…
  </Veil>
)

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ from: { visibility: 'hidden' } })

const Veil = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal + 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.9),
  animation: `${appear} 0s 150ms backwards`,
}))
