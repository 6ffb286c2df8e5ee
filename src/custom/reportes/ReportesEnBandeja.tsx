import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { NextRow } from '../../admin/list/sequence/NextRow.tsx'
import type { RowViewProps } from '../../admin/rooms.ts'
import { DelPeriodo } from './DelPeriodo.tsx'
import { ReporteFinalRecibido } from './ReporteFinalRecibido.tsx'
import { ReporteInicialRecibido } from './ReporteInicialRecibido.tsx'

/** Dialog with the reports that a group sent for its last period; goes on to the next group. (A §2, §4) */
export const ReportesEnBandeja = ({ record, onClose, onNext }: RowViewProps) => {
  const id = useId()
  return (
    <Dialog open maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{String(record.nombre)}</DialogTitle>
      <DialogContent>
        <DelPeriodo grupo={record} de={record.reportes_recibidos}>
          {periodo => (
            <Stack spacing={1.5}>
              <Typography sx={{ color: 'text.secondary' }}>{periodo}</Typography>
              <Typography component="div">
                Reporte inicial <ReporteInicialRecibido />
              </Typography>
              <Typography component="div">
                Reporte final <ReporteFinalRecibido />
              </Typography>
            </Stack>
          )}
        </DelPeriodo>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
          Cerrar
        </Button>
        <NextRow onNext={onNext} />
      </DialogActions>
    </Dialog>
  )
}
