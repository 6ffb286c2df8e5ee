import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ListItemText from '@mui/material/ListItemText'
import { useListContext } from 'ra-core'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { DoorMeta } from '../../../dataProvider/doorMeta.ts'
import { contado } from '../../../language/contado.ts'
import type { Column } from '../shownColumns.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { useExport, type Format } from './useExport.ts'

type Props = {
  columns: readonly Column[]
  meta: DoorMeta
  /** Number of times that CSV was asked for directly. */
  times: number
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

/** Menu of the export formats of a list, and the progress of the export under way. */
export const Exporting = ({ columns, meta, times, anchor, open, onClose }: Props) => {
  const { total, selectedIds } = useListContext()
  const { bytes, start, cancel } = useExport(columns, meta)
  const rowsInWords = selectedIds.length
    ? contado(selectedIds.length, 'seleccionado', 'seleccionados')
    : total === undefined
      ? 'Todos los registros'
      : contado(total, 'registro', 'registros')
  const startCsv = useEffectEvent(() => void (bytes === undefined && start('csv')))
  useEffect(() => {
    if (times) startCsv()
  }, [times])
  const choose = (format: Format) => {
    onClose()
    void start(format)
  }
  return (
    <>
      <Menu open={open} anchorEl={() => anchor.current} onClose={onClose}>
        {formats.map(([format, label]) => (
          <MenuItem key={format} disabled={bytes !== undefined} onClick={() => choose(format)}>
            <ListItemText primary={label} secondary={rowsInWords} />
          </MenuItem>
        ))}
      </Menu>
      {bytes !== undefined && <ExportProgress bytes={bytes} onCancel={cancel} />}
    </>
  )
}

const formats: readonly (readonly [Format, string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
]
