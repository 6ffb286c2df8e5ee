import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import type { Importacion } from './importacion.ts'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = { open: Importacion; disabled: boolean; onResume: () => void }

/** Import that was left half done, or that goes on without its tab. */
export const LeftImport = ({ open: { archivo, avance, aplicando, interrumpida }, disabled, onResume }: Props) =>
  interrumpida ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      La revisión de «{archivo}» se interrumpió: elija el archivo de nuevo.
    </Alert>
  ) : avance < 100 ? (
    <Alert severity="info" role="status" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
      {aplicando ? 'Se está importando' : 'Se sigue revisando'} «{archivo}»: {avance} %
      <LinearProgress
        aria-label={aplicando ? 'Avance de la importación' : 'Avance de la revisión'}
        variant="determinate"
        value={avance}
        sx={{ mt: 1 }}
      />
    </Alert>
  ) : (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <RestingButton color="inherit" resting={disabled} onClick={onResume}>
          Continuar
        </RestingButton>
      }
    >
      Quedó sin aplicar la revisión de «{archivo}».
    </Alert>
  )
