import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { useNewDay } from '../../admin/useNewDay.ts'
import { currentSession } from '../../api/session.ts'
import { SemanaDeClases } from './SemanaDeClases.tsx'

/** Week of the classes that the student takes, or that the facilitador gives. */
export const MiSemana = () => {
  const { data, isPending, refetch } = useRead('/semana', { error: falla })
  useNewDay(refetch)
  const da = currentSession()?.rol === 'facilitador'
  if (isPending) return <Loader />
  if (!data) return <ReadFailure text={falla} onRetry={() => void refetch()} />
  const clases = data.map(clase => ({
    ...clase,
    nombre: clase.materia,
    detalle: `${da ? clase.grupo : clase.facilitador}, salón ${clase.salon}`,
  }))
  return <SemanaDeClases clases={clases} titulo="Mi semana" />
}

const falla = 'No se pudo obtener su semana.'
