import type { SortPayload } from 'ra-core'
import { downloadFile } from '../api/downloadFile.ts'
import { resourceNamed } from '../schema/house.ts'
import { doorFor, doorPath } from './doors.ts'
import type { DoorMeta } from './doorMeta.ts'

type Wanted = {
  format: 'csv' | 'xlsx'
  columns: readonly string[]
  sort: SortPayload
  filter: Readonly<Record<string, unknown>>
  /** Keys of the rows wanted. Default: all that the filter shows. */
  ids?: readonly string[]
  meta: DoorMeta
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** Downloads the rows of a list as a file that the server writes; `undefined` from a server that writes none. */
export const exportList = (
  name: string,
  { format, columns, sort, filter, ids, meta, signal, onBytes }: Wanted,
): Promise<Blob | undefined> => {
  const resource = resourceNamed(name)
  const [list, door] = doorFor(resource, meta.list)
  const order = [sort.field, sort.order]
  if (ids) {
    const body = { formato: format, columnas: columns.join(), sort: order, params: meta.params, ids }
    return downloadFile(`exportaciones/${name}/${list}`, {
      method: 'POST',
      key: null,
      savesNothing: true,
      body,
      signal,
      onBytes,
    })
  }
  const query = new URLSearchParams({
    formato: format,
    columnas: columns.join(),
    sort: JSON.stringify(order),
    filter: JSON.stringify(meta.leading ? { ...filter, leading: meta.leading } : filter),
  })
  return downloadFile(`${doorPath(door, meta.params)}?${query}`, { signal, onBytes })
}
