import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useDataProvider, useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import type { DoorMeta } from '../../dataProvider/index.ts'
import { useResource } from '../fields/useResource.ts'
import type { Column } from './shownColumns.ts'

/** Downloads every row that matches the search, in its order, under the headings of the screen. */
export const CsvButton = ({ columns, meta }: { columns: readonly Column[]; meta: DoorMeta }) => {
  const { filterValues, filter, sort, total } = useListContext()
  const dataProvider = useDataProvider()
  const resource = useResource()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { csvOf, downloadCsv } = await import('./csv.ts')
      const page = (number: number) =>
        dataProvider.getList(resource.name, {
          pagination: { page: number, perPage: rowsAtOnce },
          sort,
          filter: { ...filterValues, ...filter },
          meta: { ...meta, exporting: true },
        })
      downloadCsv(resource, await csvOf(columns, page))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Ocurrio un error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={busy}
      loadingPosition="start"
      disabled={!total}
      onClick={() => void download()}
    >
      Exportar CSV
    </Button>
  )
}

/** So that a large list neither waits for one huge answer nor holds all its records. */
const rowsAtOnce = 5000
