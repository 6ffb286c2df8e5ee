import { useDataProvider, useListContext, useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/ApiError.ts'
import { exportList } from '../../../dataProvider/exportList.ts'
import type { DoorMeta } from '../../../dataProvider/doorMeta.ts'
import { saveFile } from '../../file/saveFile.ts'
import { useResource } from '../../fields/useResource.ts'
import type { Column } from '../shownColumns.ts'
import { csvOf } from './csvOf.ts'

export type Format = 'csv' | 'xlsx'

/** Provides the export of the surrounding list, or of its selection, in its order and under its headings: a file that the server writes, or else a CSV that the browser builds. */
export const useExport = (columns: readonly Column[], meta: DoorMeta) => {
  const { filterValues, filter, sort, selectedIds } = useListContext()
  const dataProvider = useDataProvider()
  const resource = useResource()
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const running = useRef<AbortController>(undefined)
  const [bytes, setBytes] = useState<number>()
  useEffect(() => () => running.current?.abort(), [])

  const file = async (format: Format, signal: AbortSignal) => {
    const listed = { sort, filter: { ...filterValues, ...filter } }
    const fromServer = await exportList(resource.name, {
      ...listed,
      format,
      columns: columns.map(({ source }) => source),
      ids: selectedIds.length ? selectedIds.map(String) : undefined,
      meta,
      signal,
      onBytes: setBytes,
    })
    if (fromServer) return fromServer
    if (format === 'xlsx') throw new Error('El servidor no puede hacer archivos de Excel: descargue el CSV')
    const chosen = selectedIds.length ? { ...listed, filter: { id: selectedIds } } : listed
    return csvOf(columns, page =>
      dataProvider.getList(resource.name, {
        pagination: { page, perPage: rowsAtOnce },
        ...chosen,
        meta: { ...meta, exporting: true },
        signal,
      }),
    )
  }

  const start = async (format: Format) => {
    const controller = new AbortController()
    running.current = controller
    setBytes(0)
    try {
      saveFile(await file(format, controller.signal), `${resource.label.many}.${format}`)
    } catch (error) {
      const cancelled = controller.signal.aborted || (error instanceof ApiError && error.status === 'abort')
      if (!cancelled && !(await logoutIfAccessDenied(error)))
        notify(error instanceof Error ? error.message : 'Ocurrio un error', { type: 'error' })
    } finally {
      setBytes(undefined)
    }
  }
  return { bytes, start, cancel: () => running.current?.abort() }
}

/** Rows read at once, so that a large list neither waits for one huge answer nor holds all its records. */
const rowsAtOnce = 5000
