import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { NextRow } from '../../admin/list/sequence/NextRow.tsx'
import { useReload } from '../../admin/list/useReload.ts'
import type { RowViewProps } from '../../admin/rooms.ts'
import { ClaseElegida } from './ClaseElegida.tsx'

/** Dialog with the sheet of a facilitador's own class, opened from its row; goes on to that of the next. (B §2, §4) */
export const HojaEnDialogo = ({ record, onClose, onNext }: RowViewProps) => {
  const id = useId()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('md'))
  const reload = useReload('clases')
  const close = () => {
    void reload()
    onClose()
  }
  return (
    <Dialog open fullScreen={narrow} maxWidth="xl" onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>{`Calificaciones de ${record.nombre}`}</DialogTitle>
      <DialogContent>
        <ClaseElegida id={String(record.id_clase)} door={puerta} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} sx={{ mr: 'auto' }}>
          Cerrar
        </Button>
        <NextRow onNext={onNext} />
      </DialogActions>
    </Dialog>
  )
}

const puerta = { list: 'propias' }
