import { useResource } from '../fields/useResource.ts'
import { ResourceList } from '../list/ResourceList.tsx'

/** The screen of a resource that declares no tabs: the table of its first door. */
export const ResourceScreen = ({ resource }: { resource: string }) => {
  const { screen, lists } = useResource(resource)
  const [list = ''] = Object.keys(lists)
  return <ResourceList resource={resource} meta={{ list }} editable opens={screen?.opens} />
}
