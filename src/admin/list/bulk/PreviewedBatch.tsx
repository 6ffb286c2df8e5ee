import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import type { Outcome } from './batch.ts'
import { BatchFindings } from './BatchFindings.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { OutcomeShown } from './OutcomeShown.tsx'
import type { useBatch } from './useBatch.ts'
import { SendButton } from '../../send/SendButton.tsx'

type Props = {
  batch: ReturnType<typeof useBatch>
  count: number
  confirm?: string
  onConfirm: (avisos: boolean) => void
  onBack?: () => void
  onClose: () => void
  /** Removes rows from the selection. Default: rows chosen by a filter cannot be removed one by one. */
  onLeaveOut?: (ids: readonly string[]) => void
}

/** Preview of a batch: how many rows would change, and which cannot and why. */
export const PreviewedBatch = ({ batch, count, confirm, onConfirm, onBack, onClose, onLeaveOut }: Props) => {
  const { outcome, busy, writes, fault } = batch
  const [tickedFor, setTickedFor] = useState<string>()
  const { huella, avisos = [], detenido = false } = outcome ?? {}
  const ticked = huella !== undefined && tickedFor === huella
  const stopping = stoppingIn(outcome)
  return (
    <>
      <DialogContent aria-busy={busy}>
        <BatchProgress batch={batch} />
        {fault && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {fault}
          </Alert>
        )}
        <OutcomeShown outcome={outcome} count={count} />
        {avisos.length > 0 && (
          <BatchFindings
            avisos={avisos}
            ticked={ticked}
            onTick={checked => setTickedFor(checked ? huella : undefined)}
          />
        )}
        {detenido ? (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            Esta acción se hace a todos o a ninguno: quite de la selección los que no se puede.
          </Alert>
        ) : (
          confirm && <DialogContentText sx={{ mt: 1.5 }}>{confirm}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={writes} onClick={onBack ?? onClose}>
          {onBack ? 'Volver' : 'Cancelar'}
        </Button>
        {onLeaveOut && stopping && (
          <Button variant="outlined" disabled={busy} onClick={() => onLeaveOut(stopping)}>
            Quitar los que no se puede
          </Button>
        )}
        <SendButton
          variant="contained"
          doing=""
          loading={busy && outcome !== undefined}
          disabled={!mayBeDone(outcome, ticked)}
          onClick={() => onConfirm(ticked)}
        >
          Confirmar
        </SendButton>
      </DialogActions>
    </>
  )
}

/** Tells whether a batch may be confirmed: it is previewed, changes something, no row stops it, and its findings are ticked. */
const mayBeDone = (outcome: Outcome | undefined, ticked: boolean) => {
  if (!outcome) return false
  const { cambian, detenido, avisos = [] } = outcome
  return cambian > 0 && !detenido && (avisos.length === 0 || ticked)
}

/** Returns the keys of the rows that stop a batch for all; `undefined` if none does, or not all of them are named. */
const stoppingIn = (outcome: Outcome | undefined): readonly string[] | undefined => {
  if (!outcome?.detenido) return undefined
  const named = outcome.motivos.flatMap(({ quienes }) => quienes)
  return named.length === outcome.impedidos ? named.map(({ id }) => id) : undefined
}
