import { useChoice } from '../../admin/address/useChoice.ts'
import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { currentSession } from '../../api/session.ts'
import { PeriodosDeKardex } from './PeriodosDeKardex.tsx'
import { Trayectoria } from './Trayectoria.tsx'

/** Student's own kardex, and those of their former matrículas. (B §2) */
export const KardexPropio = () => {
  const { data, isPending, refetch } = useRead('/estudiantes/clases/general/totales', {
    error: 'Error al obtener los datos',
  })
  const matricula = String(currentSession()?.usuario.matricula ?? '')
  const [elegida, setElegida] = useChoice('matricula', matricula)
  if (isPending) return <Loader />
  if (!data) return <ReadFailure text="No se pudo obtener su kardex." onRetry={() => void refetch()} />
  return (
    <>
      {matricula && (
        <Trayectoria matricula={matricula} elegida={elegida} onElegir={etapa => setElegida(etapa.matricula)} />
      )}
      {elegida === matricula ? <PeriodosDeKardex kardex={data} /> : <KardexDeAntes matricula={elegida} />}
    </>
  )
}

const KardexDeAntes = ({ matricula }: { matricula: string }) => {
  const { data, isPending, refetch } = useRead('/trayectoria/:matricula/kardex', { places: { matricula } })
  if (isPending) return <Loader />
  return data ? (
    <PeriodosDeKardex kardex={data} />
  ) : (
    <ReadFailure text="No se pudo obtener el kardex." onRetry={() => void refetch()} />
  )
}
