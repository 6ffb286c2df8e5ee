import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import type { Importacion } from './importacion.ts'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = { open: Importacion; disabled: boolean; onResume: () => void }

/** Import that was left half done, or that goes on without its tab; nothing for one with nothing to go on with. */
export const LeftImport = ({ open, disabled, onResume }: Props) => {
  const { archivo, avance, aplicando, interrumpida } = open
  const left = leftIn(open)
  return interrumpida ? (
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
  ) : left ? (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <RestingButton color="inherit" resting={disabled} onClick={onResume}>
          Continuar
        </RestingButton>
      }
    >
      Quedó {left} la revisión de «{archivo}».
    </Alert>
  ) : null
}

/** Returns how a review was left: with records to apply, or with errors to correct in the columns that were read. */
const leftIn = ({ cuenta: { nuevos, cambian, errores }, columnas }: Importacion) =>
  nuevos + cambian > 0
    ? 'sin aplicar'
    : errores > 0 && columnas.some(({ campo }) => campo !== null)
      ? 'con errores'
      : undefined
