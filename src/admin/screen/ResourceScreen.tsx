import type { Tab } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import { ResourceList } from '../list/ResourceList.tsx'
import { TabbedScreen } from './TabbedScreen.tsx'

/** The screen of a resource as it declares it: one table, or tabs. */
export const ResourceScreen = ({ resource }: { resource: string }) => {
  const { screen, lists } = useResource(resource)
  const [list = ''] = Object.keys(lists)
  const only: Tab = { label: '', list, actions: true }
  return screen?.tabs
    ? <TabbedScreen screen={screen.route} resource={resource} tabs={screen.tabs} />
    : <ResourceList resource={resource} meta={{ list: only.list }} editable storeKey={`${resource}.${list}`} />
}
