import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { lazy, Suspense } from 'react'
import type { Values } from '../../../schema/kinds.ts'
import type { Said, useBatch } from './useBatch.ts'

const BulkFields = lazy(async () => {
  const [{ BulkFields: Loaded }, { loadFormRooms }] = await Promise.all([
    import('./BulkFields.tsx'),
    import('../../form/formRooms.ts'),
  ])
  await loadFormRooms()
  return { default: Loaded }
})

type Props = {
  batch: ReturnType<typeof useBatch>
  inputs: readonly string[]
  /** What the chosen rows have in common of that on which depends what can be chosen; undefined until it is known, or while they differ. */
  common?: Values
  onSaid: (said: Said) => void
  onClose: () => void
}

/** The fields that are asked for once. */
export const BulkInputs = ({ batch: { fault, busy }, inputs, common, onSaid, onClose }: Props) =>
  common ? (
    <Suspense>
      <BulkFields inputs={inputs} common={common} fault={fault} onSaid={onSaid} onClose={onClose} />
    </Suspense>
  ) : (
    <>
      <DialogContent>
        <Box role="status">{busy && 'Cargando…'}</Box>
        {fault && <Alert severity="warning">{fault}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </>
  )
