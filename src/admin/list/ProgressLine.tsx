import LinearProgress from '@mui/material/LinearProgress'
import { keyframes } from '@mui/material/styles'

/** Thin progress line at the upper edge of a list; it appears after 200 ms, so that quick reads do not flicker. */
export const ProgressLine = () => (
  <LinearProgress
    aria-label="Cargando"
    sx={{
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: 3,
      zIndex: 4,
      animation: `${appear} 150ms 200ms both`,
    }}
  />
)

const appear = keyframes({ from: { opacity: 0 } })
