import { useQuery } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'ra-core'
import { ApiError } from '../../api/ApiError.ts'
import { currentSession } from '../../api/session.ts'
import { isByKey, openingDoors, type NamedDoor } from '../../schema/doors/doors.ts'
import { paramsOf, type AnyResource } from '../../schema/resource.ts'

/** Record and the door that showed it. */
type Opened = NamedDoor & { record: RaRecord }

/** Reads one record through the first door of the role that shows it; `null` where none does. */
export const useOpenedRecord = (resource: AnyResource, id: string) => {
  const dataProvider = useDataProvider()
  const doors = openingDoors(resource, currentSession()?.rol)
  return useQuery<Opened | null>({
    queryKey: [resource.name, 'opened', id, doors.map(({ list }) => list)],
    queryFn: async ({ signal }) => {
      for (const each of doors) {
        const meta = { list: each.list, params: isByKey(resource, each.door) ? paramOf(each, id) : undefined }
        const record = await dataProvider
          .getOne(resource.name, { id, meta, signal })
          .then(({ data }: { data: RaRecord }) => data, absent)
        if (record) return { ...each, record }
      }
      return null
    },
  })
}

const paramOf = ({ door }: NamedDoor, id: string) => Object.fromEntries(paramsOf(door.path).map(name => [name, id]))

/** Turns a 404 or 422 into no record: a door that does not show it is no failure, another may. */
const absent = (error: unknown): undefined => {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return undefined
  throw error
}
