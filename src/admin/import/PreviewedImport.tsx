import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { contado } from '../../language/contado.ts'
import { ColumnsOfSheet } from './ColumnsOfSheet.tsx'
import type { Importacion, Vista } from './importacion.ts'
import { RowsOfSheet } from './RowsOfSheet.tsx'
import type { useImport } from './useImport.ts'
import { ViewsOfSheet } from './ViewsOfSheet.tsx'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = {
  sheet: ReturnType<typeof useImport>
  preview: Importacion
  onClose: () => void
  /** Called when another file is to be chosen. */
  onRestart: () => void
}

/** Preview of an import before anything is written: how many rows of each kind, each row, and each wrong cell to be corrected. */
export const PreviewedImport = ({ sheet, preview, onClose, onRestart }: Props) => {
  const { cuenta, archivo, avisos, vacian } = preview
  const [chosen, setChosen] = useState<Vista>()
  const [leave, setLeave] = useState(false)
  const [hasDoubted, setHasDoubted] = useState(cuenta.dudas > 0)
  // Stays so when the last doubt is accepted, so that no row moves away under the pointer.
  if (cuenta.dudas > 0 && !hasDoubted) setHasDoubted(true)
  const vista = chosen ?? (cuenta.errores ? 'error' : hasDoubted ? 'duda' : '')
  const busy = sheet.busy !== undefined
  const writes = cuenta.nuevos + cuenta.cambian
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed control went with the review before this one.
    if (document.activeElement?.contains(summary.current)) summary.current?.focus()
  }, [preview])
  return (
    <>
      <DialogContent aria-busy={busy}>
        <Typography ref={summary} tabIndex={-1} role="status" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          «{archivo}»: {summaryOf(cuenta)}
        </Typography>
        {avisos.map(aviso => (
          <Alert key={aviso} severity="info" sx={{ mt: 1 }}>
            {aviso}
          </Alert>
        ))}
        {vacian > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {contado(vacian, 'renglón tiene', 'renglones tienen')} celdas vacías que borrarían datos del sistema: vea
            «Vacían datos». Para dejarlos como están, quite la columna o escriba el dato.
          </Alert>
        )}
        <ColumnsOfSheet
          preview={preview}
          busy={busy}
          onChange={(columns, fill) => void sheet.setColumns(columns, fill)}
        />
        <ViewsOfSheet preview={preview} vista={vista} onChoose={setChosen} />
        <RowsOfSheet key={vista} sheet={sheet} preview={preview} vista={vista} />
        {cuenta.errores > 0 && writes > 0 && (
          <FormControlLabel
            control={<Checkbox checked={leave} onChange={(_, checked) => setLeave(checked)} />}
            label={`Dejar fuera ${contado(cuenta.errores, 'renglón', 'renglones')} con errores`}
          />
        )}
        {cuenta.dudas > 0 && (
          <FormControlLabel
            control={
              <Checkbox checked={false} disabled={busy} onChange={() => void sheet.accept({ aceptada: true })} />
            }
            label={`Aceptar lo dudoso de ${contado(cuenta.dudas, 'renglón', 'renglones')}`}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <RestingButton variant="outlined" color="inherit" resting={busy} onClick={onRestart}>
          Otro archivo
        </RestingButton>
        {cuenta.errores > 0 && (
          <RestingButton variant="outlined" color="inherit" resting={busy} onClick={() => void sheet.faults()}>
            Descargar los errores
          </RestingButton>
        )}
        <RestingButton variant="outlined" color="inherit" resting={busy} onClick={onClose}>
          Cerrar
        </RestingButton>
        <NextStep sheet={sheet} cuenta={cuenta} leave={leave} />
      </DialogActions>
    </>
  )
}

type NextStepProps = Pick<Props, 'sheet'> & { cuenta: Importacion['cuenta']; leave: boolean }

/** Button of what comes next: the corrected cells are sent, or else what was reviewed is applied. */
const NextStep = ({ sheet, cuenta, leave }: NextStepProps) => {
  const busy = sheet.busy !== undefined
  const corrected = Object.keys(sheet.typed).length
  const writes = cuenta.nuevos + cuenta.cambian
  return corrected > 0 ? (
    <RestingButton key="review" variant="contained" resting={busy} onClick={() => void sheet.correct()}>
      Volver a revisar ({contado(corrected, 'celda corregida', 'celdas corregidas')})
    </RestingButton>
  ) : (
    <RestingButton
      key="apply"
      variant="contained"
      resting={busy}
      disabled={writes === 0 || (cuenta.errores > 0 && !leave) || cuenta.dudas > 0}
      onClick={() => void sheet.apply({ omitir: leave })}
    >
      {writes ? `Aplicar: ${contado(writes, 'registro', 'registros')}` : 'Nada que aplicar'}
    </RestingButton>
  )
}

const summaryOf = ({ nuevos, cambian, iguales, errores, dudas }: Importacion['cuenta']) =>
  nuevos + cambian + errores === 0
    ? '0 cambios, todo está como en el sistema'
    : [
        contado(nuevos, 'nuevo', 'nuevos'),
        contado(cambian, 'con cambios', 'con cambios'),
        contado(iguales, 'igual', 'iguales'),
        contado(errores, 'con errores', 'con errores'),
        ...(dudas ? [contado(dudas, 'dudoso por aceptar', 'dudosos por aceptar')] : []),
      ].join(', ')
