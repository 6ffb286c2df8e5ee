import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'ra-core'
import { useEffect, useRef } from 'react'
import { useResource } from '../../fields/useResource.ts'
import { titleOf } from '../../../schema/record/text.ts'

/** Chooses the row around; with Shift, all from the one chosen before. */
export const SelectBox = () => {
  const record = useRecordContext()
  const resource = useResource()
  const chosen = useDataTableSelectedIdsContext() ?? []
  const { handleToggleItem } = useDataTableCallbacksContext()
  if (!record) return null
  return (
    <input
      type="checkbox"
      className="row-choice"
      aria-label={`Seleccionar ${titleOf(resource, record)}`}
      checked={chosen.includes(record.id)}
      onClick={event => handleToggleItem?.(record.id, event)}
      onChange={nothing}
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
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = here > 0 && !all
  })
  return (
    <input
      ref={box}
      type="checkbox"
      className="row-choice"
      aria-label="Seleccionar esta página"
      checked={all}
      onChange={() => onSelect?.([...chosen.filter(id => !ids.includes(id)), ...(all ? [] : ids)])}
    />
  )
}

/** The press was heard by `onClick`, which knows Shift. */
const nothing = () => undefined
