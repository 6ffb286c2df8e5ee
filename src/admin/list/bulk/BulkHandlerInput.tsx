import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { Suspense, useState, type ComponentType } from 'react'
import { focusFirst } from '../../form/focusFirst.ts'
import { rooms, type BulkInputProps } from '../../rooms.ts'
import type { BatchValues, useBatch } from './useBatch.ts'

type Props = {
  batch: ReturnType<typeof useBatch>
  handler: string
  /** Values entered before the preview was opened. */
  before: BatchValues
  onFilled: (isFilled: boolean) => void
  onSaid: (values: BatchValues) => void
  onClose: () => void
}

/** Input of a hand-made action, drawn by its room and asked for once. */
export const BulkHandlerInput = ({ batch: { fault, forget }, handler, before, onFilled, onSaid, onClose }: Props) => {
  const [value, setValue] = useState(before)
  const inputs: Readonly<Record<string, ComponentType<BulkInputProps>>> = rooms().bulkInputs
  const Input = inputs[handler]
  const change = (next: BatchValues) => {
    forget()
    setValue(next)
    onFilled(Object.values(next).some(each => !Array.isArray(each) || each.length > 0))
  }
  return (
    <>
      <DialogContent>
        {fault && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {fault}
          </Alert>
        )}
        <Suspense>
          {Input && (
            <div ref={focusFirst}>
              <Input value={value} onChange={change} />
            </div>
          )}
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="contained" onClick={() => onSaid(value)}>
          Continuar
        </Button>
      </DialogActions>
    </>
  )
}
