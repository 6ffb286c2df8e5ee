import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'ra-core'
import { useEffect, useRef } from 'react'
import { useResource } from '../../fields/useResource.ts'
import { titleOf } from '../../../schema/record/text.ts'

/** Check box that selects the surrounding row; with Shift, all rows from the one selected before. */
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

/** Check box that selects all rows of the page, or none of them. */
export const SelectPage = () => {
  const rows = useDataTableDataContext() ?? []
  const chosen = useDataTableSelectedIdsContext() ?? []
  const { onSelect } = useDataTableCallbacksContext()
  const ids = rows.map(({ id }) => id)
  const chosenHere = ids.filter(id => chosen.includes(id)).length
  const isAll = chosenHere === ids.length && chosenHere > 0
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosenHere > 0 && !isAll
  })
  return (
    <input
      ref={box}
      type="checkbox"
      className="row-choice"
      aria-label="Seleccionar esta página"
      checked={isAll}
      onChange={() => onSelect?.([...chosen.filter(id => !ids.includes(id)), ...(isAll ? [] : ids)])}
    />
  )
}

/** Does nothing: `onClick` handles the press, because it knows Shift. */
const nothing = () => undefined
