import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { enCifras } from '../../../language/enCifras.ts'
import { BatchProgress } from './BatchProgress.tsx'
import { LeftOut } from './LeftOut.tsx'
import { WhatChanges } from './WhatChanges.tsx'
import type { useBatch } from './useBatch.ts'

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
  const avisos = outcome?.avisos ?? []
  const ticked = outcome !== undefined && tickedFor === outcome.huella
  const named = outcome?.motivos.flatMap(({ quienes }) => quienes) ?? []
  const mayLeaveOut = onLeaveOut && outcome?.detenido && named.length === outcome.impedidos
  return (
    <>
      <DialogContent aria-busy={busy}>
        <BatchProgress batch={batch} />
        {fault && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {fault}
          </Alert>
        )}
        {outcome?.notas?.map(nota => (
          <Alert key={nota} severity="info" sx={{ mb: 1.5 }}>
            {nota}
          </Alert>
        ))}
        <Typography role="status" sx={{ fontWeight: 700 }}>
          {outcome &&
            `Se ${outcome.cambian === 1 ? 'cambiará' : 'cambiarán'} ${enCifras(outcome.cambian)} de ${enCifras(count)}`}
        </Typography>
        {outcome?.enTotal && <Typography>{outcome.enTotal}</Typography>}
        <div aria-live="polite">{outcome && <LeftOut outcome={outcome} />}</div>
        {outcome && <WhatChanges outcome={outcome} />}
        {avisos.length > 0 && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
              {avisos.map(({ texto, quienes }) => (
                <li key={texto}>
                  {`${namedBriefly(quienes)}: ${texto}`}
                  {quienes.length > mostNamed && (
                    <details>
                      <summary>Ver todos</summary>
                      {quienes.join(', ')}
                    </details>
                  )}
                </li>
              ))}
            </Box>
            <FormControlLabel
              control={
                <Checkbox
                  checked={ticked}
                  onChange={(_, checked) => setTickedFor(checked ? outcome?.huella : undefined)}
                />
              }
              label="Lo revisé y es correcto así"
            />
          </Alert>
        )}
        {outcome?.detenido && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            Esta acción se hace a todos o a ninguno: quite de la selección los que no se puede.
          </Alert>
        )}
        {confirm && !outcome?.detenido && <DialogContentText sx={{ mt: 1.5 }}>{confirm}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={writes} onClick={onBack ?? onClose}>
          {onBack ? 'Volver' : 'Cancelar'}
        </Button>
        {mayLeaveOut && (
          <Button variant="outlined" disabled={busy} onClick={() => onLeaveOut(named.map(({ id }) => id))}>
            Quitar los que no se puede
          </Button>
        )}
        <Button
          variant="contained"
          loading={busy && outcome !== undefined}
          disabled={!outcome?.cambian || outcome.detenido || (avisos.length > 0 && !ticked)}
          onClick={() => onConfirm(ticked)}
        >
          Confirmar
        </Button>
      </DialogActions>
    </>
  )
}

/** Names the first `mostNamed` and counts the others: nobody reads a hundred names before a sentence. */
const namedBriefly = (names: readonly string[]) =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} y ${enCifras(names.length - mostNamed)} más`
    : names.join(', ')

const mostNamed = 8
