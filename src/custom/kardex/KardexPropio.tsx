import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import type { Kardex } from '../../domain/kardex.ts'
import { PeriodosDeKardex } from './PeriodosDeKardex.tsx'

/** The student's own kardex. (B §2) */
export const KardexPropio = () => {
  const { data, isPending, refetch } = useRead<Kardex>('estudiantes/clases/general/totales', {
    error: 'Error al obtener los datos',
  })
  if (isPending) return <Loader />
  return data ? (
    <PeriodosDeKardex kardex={data} />
  ) : (
    <ReadFailure text="No se pudo obtener su kardex." onRetry={() => void refetch()} />
  )
}
