import { useResource } from '../fields/useResource.ts'
import { ResourceList } from '../list/ResourceList.tsx'
import { TabbedScreen } from './TabbedScreen.tsx'

/** The screen of a resource as it declares it: one table, or tabs. */
export const ResourceScreen = ({ resource }: { resource: string }) => {
  const { screen, lists } = useResource(resource)
  const [list = ''] = Object.keys(lists)
  return screen?.tabs ? (
    <TabbedScreen tabs={screen.tabs.map(tab => ({ of: resource, ...tab }))} />
  ) : (
    <ResourceList resource={resource} meta={{ list }} editable opens={screen?.opens} />
  )
}
