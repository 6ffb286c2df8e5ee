import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useListContext, useNotify } from 'react-admin'
import { useState } from 'react'
import { useResource } from '../fields/useResource.ts'
import type { Column } from './shownColumns.ts'

/** Downloads every row that matches the search, in its order, under the headings of the screen. */
export const CsvButton = ({ columns }: { columns: readonly Column[] }) => {
  const { getData, total } = useListContext()
  const resource = useResource()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const [{ downloadCsv }, records] = await Promise.all([import('./csv.ts'), getData?.() ?? []])
      downloadCsv(resource, columns, records)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Ocurrio un error', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} loading={busy} loadingPosition="start" disabled={!total} onClick={() => void download()}>
      Exportar CSV
    </Button>
  )
}
