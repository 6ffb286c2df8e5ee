import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { nearestInList } from '../../dataProvider/lists.ts'
import { useDoor } from './DoorContext.ts'

/** Returns the nearest words that would find something in the surrounding empty list; undefined where nothing was searched or nothing comes near. */
export const useNearest = (): string | undefined => {
  const { resource, filterValues, filter } = useListContext()
  const meta = useDoor()
  const wholeFilter = { ...filterValues, ...filter }
  const { data } = useQuery({
    queryKey: [resource, 'parecido', meta, wholeFilter],
    queryFn: ({ signal }) => nearestInList(resource, wholeFilter, meta, signal),
    enabled: Boolean(filterValues.q),
    retry: false,
  })
  return data ?? undefined
}
