import { useGetList, type RaRecord } from 'react-admin'
import { useResource } from '../../admin/fields/useResource.ts'
import type { Enlace, Modo } from './enlace.ts'

const alaVista = 25

/** The first records that match a search: to untie, those that are tied; to tie, those that are not. */
export const useOpciones = ({ resource, ofrecidos, ligados }: Enlace, modo: Modo, busqueda: string) => {
  const { sort: campo = 'id' } = useResource(resource)
  const sort = { field: campo, order: 'ASC' } as const
  const filter = busqueda ? { q: busqueda } : {}
  const { data: suyos = [], isPending } = useGetList<RaRecord>(resource, { pagination: { page: 1, perPage: 1000 }, sort, meta: { list: ligados } })
  const agregar = modo === 'agregar'
  const { data = [], isFetching } = useGetList<RaRecord>(
    resource,
    { pagination: { page: 1, perPage: alaVista + (agregar ? suyos.length : 0) }, sort, filter, meta: { list: agregar ? ofrecidos : ligados } },
    { enabled: !isPending, placeholderData: antes => antes },
  )
  const ya = new Set(agregar ? suyos.map(({ id }) => id) : [])
  return { opciones: data.filter(({ id }) => !ya.has(id)), buscando: isPending || isFetching }
}
