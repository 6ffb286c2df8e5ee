import { useRecordContext } from 'ra-core'
import { enCifras } from '../../language/enCifras.ts'

/** How many students of the class of the row have a grade, of how many. */
export const Calificados = () => {
  const { calificados, inscritos } = useRecordContext()?.calificados ?? { calificados: 0, inscritos: 0 }
  return inscritos ? `${enCifras(calificados)} de ${enCifras(inscritos)}` : 'Sin estudiantes'
}
