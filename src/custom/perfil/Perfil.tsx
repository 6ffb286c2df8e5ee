import Box from '@mui/material/Box'
import { CambioDeContrasena } from './CambioDeContrasena.tsx'
import { DatosPersonales } from './DatosPersonales.tsx'

/** Who one is for the university, and the own password. (B §2, Profile) */
export const Perfil = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      maxWidth: 1100,
    }}
  >
    <DatosPersonales />
    <CambioDeContrasena />
  </Box>
)
