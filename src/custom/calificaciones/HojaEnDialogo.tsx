import { NextRow } from '../../admin/list/sequence/NextRow.tsx'
import { useReload } from '../../admin/list/useReload.ts'
import type { RowViewProps } from '../../admin/rooms.ts'
import { claseDe } from './clase.ts'
import { ClaseElegida } from './ClaseElegida.tsx'
import { DialogoDeHoja } from './DialogoDeHoja.tsx'

/** Dialog with the sheet of a facilitador's own class, opened from its row; goes on to that of the next. (B §2, §4) */
export const HojaEnDialogo = ({ record, onClose, onNext }: RowViewProps) => {
  const reload = useReload('clases')
  const close = () => {
    void reload()
    onClose()
  }
  const clase = claseDe(record)
  return (
    <DialogoDeHoja
      etapa="facilitador"
      clase={clase}
      onClose={close}
      accion={before => <NextRow label="Siguiente asignatura" onNext={onNext && (() => before(onNext))} />}
    >
      {pie => <ClaseElegida id={clase.id_clase} door={puerta} pie={pie} />}
    </DialogoDeHoja>
  )
}

const puerta = { list: 'propias' }
