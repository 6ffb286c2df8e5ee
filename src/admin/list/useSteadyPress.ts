import type { Identifier, RaRecord } from 'ra-core'
import { useRef, type SyntheticEvent } from 'react'

/** Returns the capture handlers of a table body that suppress a click begun on another record: rows belong to their place on the page, and a reload may put another record under the press. */
export const useSteadyPress = (records: readonly RaRecord[]) => {
  const pressedDown = useRef<Pressed>(undefined)
  const begin = (event: SyntheticEvent) => void (pressedDown.current = pressedOf(records, event))
  return {
    onPointerDownCapture: begin,
    onKeyDownCapture: begin,
    onClickCapture: (event: SyntheticEvent) => {
      const [before, now] = [pressedDown.current, pressedOf(records, event)]
      pressedDown.current = undefined
      if (!before || before.row !== now?.row || before.id === now.id) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

type Pressed = { row: Element; id: Identifier | undefined } | undefined

/** Returns the row that an event is on; `undefined` for an event from outside the table's own rows. */
const pressedOf = (records: readonly RaRecord[], { target, currentTarget }: SyntheticEvent): Pressed => {
  const row = target instanceof Element ? target.closest('tr') : null
  return row?.parentElement === currentTarget ? { row, id: records[row.sectionRowIndex]?.id } : undefined
}
