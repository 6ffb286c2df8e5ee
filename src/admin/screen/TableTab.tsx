import type { TabOf } from '../../schema/screen.ts'
import { ResourceList } from '../list/ResourceList.tsx'

type Props = {
  screen: string
  tab: TabOf
  params?: Readonly<Record<string, string>>
  filter?: Readonly<Record<string, unknown>>
}

/** The table of a tab's door. */
export const TableTab = ({
  screen,
  tab: { of, label, list, columns, actions, opens, cells, error },
  params,
  filter,
}: Props) => (
  <ResourceList
    resource={of}
    meta={{ list, params }}
    columns={columns}
    editable={actions}
    opens={opens}
    cells={cells}
    error={error}
    height={420}
    filter={filter}
    storeKey={[screen, label, ...Object.values({ ...params, ...filter })].join('.')}
  />
)
