import type { TabOf } from '../../schema/screen.ts'
import { ResourceList } from '../list/ResourceList.tsx'

type Props = {
  tab: TabOf
  params?: Readonly<Record<string, string>>
  filter?: Readonly<Record<string, unknown>>
}

/** Table of a tab's door. */
export const TableTab = ({
  tab: { of, list, columns, sort, actions, opens, cells, error, empty },
  params,
  filter,
}: Props) => (
  <ResourceList
    resource={of}
    meta={{ list, params }}
    columns={columns}
    sort={sort}
    editable={actions}
    opens={opens}
    cells={cells}
    error={error}
    empty={empty}
    height={420}
    filter={filter}
  />
)
