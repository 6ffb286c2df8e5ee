import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { NextRow } from '../../admin/list/sequence/NextRow.tsx'
import type { RowViewProps } from '../../admin/rooms.ts'
import { DelPeriodo } from './DelPeriodo.tsx'
import { ReporteFinalRecibido } from './ReporteFinalRecibido.tsx'
import { ReporteInicialRecibido } from './ReporteInicialRecibido.tsx'

/** Dialog with the reports that a group sent for its last period; goes on to the next group. (A §2, §4) */
export const ReportesEnBandeja = ({ record, onClose, onNext }: RowViewProps) => (
  <TitledDialog
    title={String(record.nombre)}
    maxWidth="sm"
    onClose={onClose}
    actions={
      <>
        <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
          Cerrar
        </Button>
        <NextRow onNext={onNext} />
      </>
    }
  >
    <DelPeriodo grupo={record} list="recibidos" de={record.reportes_recibidos}>
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
  </TitledDialog>
)
