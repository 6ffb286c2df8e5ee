import Alert from '@mui/material/Alert'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { contado } from '../../language/contado.ts'
import type { Hecho } from './importacion.ts'
import type { useImport } from './useImport.ts'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = { sheet: ReturnType<typeof useImport>; done: { message: string; data: Hecho }; onClose: () => void }

/** Result of an import: what was brought in, what was left out, and «Deshacer» while nothing depends on it. */
export const DoneImport = ({ sheet, done: { message, data }, onClose }: Props) => (
  <>
    <DialogContent>
      <Alert severity="success" role="status">
        {message}
      </Alert>
      {data.omitidos > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          Se {data.omitidos === 1 ? 'dejó' : 'dejaron'} fuera {contado(data.omitidos, 'renglón', 'renglones')} con
          errores.
        </Alert>
      )}
    </DialogContent>
    <DialogActions>
      {data.deshacer && (
        <RestingButton
          variant="outlined"
          color="inherit"
          resting={sheet.busy !== undefined}
          onClick={() => void sheet.undo(data.lote).then(undone => undone && onClose())}
        >
          Deshacer
        </RestingButton>
      )}
      <RestingButton variant="contained" autoFocus resting={sheet.busy !== undefined} onClick={onClose}>
        Cerrar
      </RestingButton>
    </DialogActions>
  </>
)
