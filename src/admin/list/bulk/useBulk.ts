import { currentSession } from '../../../api/session.ts'
import { bulkIn } from '../../../schema/bulk.ts'
import { useResource } from '../../fields/useResource.ts'
import { useDoor } from '../DoorContext.ts'

/** Returns the actions on several records at once that this person may use in the surrounding list. */
export const useBulk = () => {
  const resource = useResource()
  const { list = '' } = useDoor()
  return bulkIn(resource, list, currentSession()?.rol)
}
