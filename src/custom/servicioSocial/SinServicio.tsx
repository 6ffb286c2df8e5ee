import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { LinkBase } from 'ra-core'
import { universidad } from '../../domain/universidad.ts'

/** Message for a student without a social service. (B §2) */
export const SinServicio = () => (
  <Alert severity="info" sx={{ maxWidth: 760 }}>
    {`El servicio social estara disponible cuando usted acredite el ${universidad.umbralServicioSocial}% de las materias que corresponden a su malla curricular`}
    <br />
    <Link component={LinkBase} to="/avanceReticular">
      Ver mi avance en la malla curricular
    </Link>
  </Alert>
)
