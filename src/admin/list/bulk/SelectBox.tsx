import Checkbox from '@mui/material/Checkbox'
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'ra-core'
import { useResource } from '../../fields/useResource.ts'

/** Chooses the row around; with Shift, all from the one chosen before. */
export const SelectBox = () => {
  const record = useRecordContext()
  const { title } = useResource()
  const chosen = useDataTableSelectedIdsContext() ?? []
  const { handleToggleItem } = useDataTableCallbacksContext()
  if (!record) return null
  return (
    <Checkbox
      size="small"
      checked={chosen.includes(record.id)}
      onClick={event => handleToggleItem?.(record.id, event)}
      slotProps={{ input: { 'aria-label': `Seleccionar ${String(record[title] ?? '')}` } }}
    />
  )
}

/** Chooses all rows of the page, or none of them. */
export const SelectPage = () => {
  const rows = useDataTableDataContext() ?? []
  const chosen = useDataTableSelectedIdsContext() ?? []
  const { onSelect } = useDataTableCallbacksContext()
  const ids = rows.map(({ id }) => id)
  const here = ids.filter(id => chosen.includes(id)).length
  const all = here === ids.length && here > 0
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={here > 0 && !all}
      onChange={() => onSelect?.([...chosen.filter(id => !ids.includes(id)), ...(all ? [] : ids)])}
      slotProps={{ input: { 'aria-label': 'Seleccionar esta página' } }}
    />
  )
}
