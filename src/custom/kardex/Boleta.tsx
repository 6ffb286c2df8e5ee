import { Loader } from '../../admin/loader/Loader.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { TablaDeKardex } from './TablaDeKardex.tsx'

/** Boleta of a period; if it cannot be read, the server's reason is a notice and nothing is shown. (B §8) */
export const Boleta = ({ periodo, nombre }: { periodo: string; nombre: string }) => {
  const { data, error, isPending } = useRead('/estudiantes/clases/periodo/:id_periodo', {
    places: { id_periodo: periodo },
  })
  if (isPending) return <Loader />
  if (error || !data) return null
  return <TablaDeKardex de={nombre} entradas={data} />
}
