import type { Tab } from '../../schema/screen.ts'
import { ResourceList } from '../list/ResourceList.tsx'

type Props = { resource: string; tab: Tab; params?: Readonly<Record<string, string>>; filter?: Readonly<Record<string, unknown>> }

/** The table of a tab's door. */
export const TableTab = ({ resource, tab: { of = resource, list, columns, actions, error }, params, filter }: Props) => (
  <ResourceList
    resource={of} meta={{ list, params }} columns={columns} editable={actions} error={error} height={420} filter={filter}
    storeKey={[of, list, ...Object.values(params ?? {})].join('.')}
  />
)
