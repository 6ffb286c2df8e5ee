import { useTheme } from '@mui/material/styles'

/** Fills of two parts, one plain and one striped, so that they differ without colour too. `Tramas` must be on the page. */
export const rellenos = ['url(#relleno-liso)', 'url(#relleno-rayado)'] as const

/** SVG patterns of the fills. */
export const Tramas = () => {
  const { vars } = useTheme()
  const { primary, secondary, background } = vars.palette
  return (
    <svg aria-hidden width="0" height="0" style={{ position: 'absolute' }}>
      <defs>
        <pattern id="relleno-liso" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={primary.main} />
        </pattern>
        <pattern id="relleno-rayado" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" fill={secondary.main} />
          <rect width="3" height="8" fill={background.paper} fillOpacity={0.55} />
        </pattern>
      </defs>
    </svg>
  )
}
