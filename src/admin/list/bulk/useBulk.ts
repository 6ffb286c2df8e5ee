import { currentSession } from '../../../api/session.ts'
import { bulkIn } from '../../../schema/bulk.ts'
import { useResource } from '../../fields/useResource.ts'
import { useDoor } from '../DoorContext.ts'

/** What this person can do to several records of the list around at once. */
export const useBulk = () => {
  const resource = useResource()
  const { list = '' } = useDoor()
  return bulkIn(resource, list, currentSession()?.rol)
}
