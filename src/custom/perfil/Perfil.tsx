import Box from '@mui/material/Box'
import { Afterwards } from '../../admin/defer/Afterwards.tsx'
import { inOrder } from '../../admin/loader/inOrder.ts'
import { ActividadDeMiCuenta } from './ActividadDeMiCuenta.tsx'
import { AvisosPorCorreo } from './AvisosPorCorreo.tsx'
import { CambioDeContrasena } from './CambioDeContrasena.tsx'
import { DatosPersonales } from './DatosPersonales.tsx'
import { SegundoFactor } from './segundoFactor/SegundoFactor.tsx'
import { SesionesAbiertas } from './SesionesAbiertas.tsx'

/**
 * Screen of the profile. The lower cards are drawn last, in pieces between which the page hears taps. (B §2, Profile)
 */
export const Perfil = () => (
  <Box
    sx={{
      ...inOrder,
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      maxWidth: 1100,
    }}
  >
    <DatosPersonales />
    <CambioDeContrasena />
    <Afterwards>
      <SegundoFactor />
      <SesionesAbiertas />
      <AvisosPorCorreo />
      <ActividadDeMiCuenta />
    </Afterwards>
  </Box>
)
