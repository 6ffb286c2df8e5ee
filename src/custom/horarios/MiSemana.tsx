import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { useNewDay } from '../../admin/useNewDay.ts'
import { currentSession } from '../../api/session.ts'
import { SemanaDeClases } from './SemanaDeClases.tsx'

/** Week of the classes that the student takes, or that the facilitador gives. */
export const MiSemana = () => {
  const reading = useRead('/semana', { error: falla })
  const { data } = reading
  useNewDay(reading.refetch)
  const da = currentSession()?.rol === 'facilitador'
  if (!data) return <ReadState of={reading} failure={falla} />
  const clases = data.map(clase => ({
    ...clase,
    nombre: clase.materia,
    detalle: `${da ? clase.grupo : clase.facilitador}, salón ${clase.salon}`,
  }))
  return <SemanaDeClases clases={clases} titulo="Mi semana" />
}

const falla = 'No se pudo obtener su semana.'
