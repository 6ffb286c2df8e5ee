import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { Suspense } from 'react'
import { part } from '../../defer/part.tsx'
import type { Values } from '../../../schema/kinds.ts'
import type { useBatch } from './useBatch.ts'

const BulkFields = part(async () => {
  const [{ BulkFields: Loaded }, { loadFormRooms }] = await Promise.all([
    import('./BulkFields.tsx'),
    import('../../form/formRooms.ts'),
  ])
  await loadFormRooms()
  return Loaded
})

type Props = {
  batch: ReturnType<typeof useBatch>
  inputs: readonly string[]
  /** Values that the chosen rows share and on which the options depend; `undefined` until they are known, or while the rows differ. */
  common?: Values
  /** Values entered before the preview was opened. */
  before: Values
  onFilled: (isFilled: boolean) => void
  onSaid: (values: Values) => void
  onClose: () => void
}

/** Fields of an action that are asked for once for all rows. */
export const BulkInputs = ({ batch: { fault, busy }, common, onClose, ...fieldProps }: Props) =>
  common ? (
    <Suspense>
      <BulkFields {...fieldProps} common={common} fault={fault} onClose={onClose} />
    </Suspense>
  ) : (
    <>
      <DialogContent>
        <div aria-live="polite">{busy && <span role="status">Cargando…</span>}</div>
        {fault && <Alert severity="warning">{fault}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </>
  )
