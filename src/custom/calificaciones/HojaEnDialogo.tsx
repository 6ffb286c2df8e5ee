import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { NextRow } from '../../admin/list/sequence/NextRow.tsx'
import { useReload } from '../../admin/list/useReload.ts'
import type { RowViewProps } from '../../admin/rooms.ts'
import { ClaseElegida } from './ClaseElegida.tsx'

/** Dialog with the sheet of a facilitador's own class, opened from its row; goes on to that of the next. (B §2, §4) */
export const HojaEnDialogo = ({ record, onClose, onNext }: RowViewProps) => {
  const narrow = useMediaQuery(theme => theme.breakpoints.down('md'))
  const reload = useReload('clases')
  const close = () => {
    void reload()
    onClose()
  }
  return (
    <TitledDialog
      title={`Calificaciones de ${record.nombre}`}
      fullScreen={narrow}
      maxWidth="xl"
      onClose={close}
      actions={
        <>
          <Button color="inherit" onClick={close} sx={{ mr: 'auto' }}>
            Cerrar
          </Button>
          <NextRow onNext={onNext} />
        </>
      }
    >
      <ClaseElegida id={String(record.id_clase)} door={puerta} />
    </TitledDialog>
  )
}

const puerta = { list: 'propias' }
