import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { DoorMeta } from '../../../dataProvider/index.ts'
import type { Column } from '../shownColumns.ts'

const Exporting = lazy(async () => ({ default: (await import('./Exporting.tsx')).Exporting }))

/** Opens the choice of files that the list around can be taken away as; its code loads when it is first wanted. */
export const ExportButton = ({ columns, meta }: { columns: readonly Column[]; meta: DoorMeta }) => {
  const { total } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={!total}
        onClick={event => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        Exportar
      </Button>
      <Suspense>
        {anchor && (
          <Exporting columns={columns} meta={meta} anchor={anchor} open={open} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
