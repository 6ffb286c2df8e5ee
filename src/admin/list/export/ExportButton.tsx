import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import { useListContext } from 'ra-core'
import { Suspense, useMemo, useRef, useState } from 'react'
import { openable } from '../../defer/openable.tsx'
import type { DoorMeta } from '../../../dataProvider/doorMeta.ts'
import type { Column } from '../shownColumns.ts'

const Exporting = openable(async () => (await import('./Exporting.tsx')).Exporting)

/** Buttons that export the surrounding list as CSV, or as a format from the menu beside; the code of both loads at first use. (A §2) */
export const ExportButton = ({ columns, meta }: { columns: readonly Column[]; meta: DoorMeta }) => {
  const none = !useListContext().data?.length
  const group = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()
  const [times, setTimes] = useState(0)
  const forget = () => {
    setOpen(undefined)
    setTimes(0)
  }
  const buttons = useMemo(
    () => (
      <ButtonGroup ref={group} variant="outlined" color="inherit" disabled={none}>
        <Button startIcon={<DownloadIcon />} onClick={() => setTimes(count => count + 1)}>
          Exportar CSV
        </Button>
        <Button
          aria-label="Otros formatos"
          aria-haspopup="menu"
          aria-expanded={open === true}
          sx={{ px: 0.5 }}
          onClick={() => setOpen(true)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
    ),
    [none, open],
  )
  return (
    <>
      {buttons}
      <Suspense>
        {(open !== undefined || times > 0) && (
          <Exporting
            columns={columns}
            meta={meta}
            times={times}
            anchor={group}
            open={open === true}
            onClose={() => setOpen(false)}
            onNotOpened={forget}
          />
        )}
      </Suspense>
    </>
  )
}
