import type { SheetProps } from '../../admin/rooms.ts'
import { valueAt } from '../../schema/record/valueAt.ts'
import { VerificacionDeClase } from './VerificacionDeClase.tsx'

/** Grades of the class of a case, which the school office verifies and closes. */
export const NotasDeCaso = ({ record, onClose }: SheetProps) => {
  const dicho = (cada: string) => String(valueAt(record, `clase.${cada}`) ?? '')
  const id_clase = dicho('id_clase')
  const clase = { id: id_clase, id_clase, id_materia: dicho('id_materia'), nombre: dicho('nombre') }
  return <VerificacionDeClase record={clase} onClose={onClose} />
}
