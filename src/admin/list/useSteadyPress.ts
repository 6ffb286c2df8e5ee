import type { Identifier, RaRecord } from 'ra-core'
import { useRef, type SyntheticEvent } from 'react'

/** Keeps a press to the record that it began on: rows stand for their place on the page, and where another record came under the press meanwhile, it does nothing. Answers what the body of a table listens to, whose rows are those records. */
export const useSteadyPress = (records: readonly RaRecord[]) => {
  const begun = useRef<Pressed>(undefined)
  const begin = (event: SyntheticEvent) => void (begun.current = pressedOf(records, event))
  return {
    onPointerDownCapture: begin,
    onKeyDownCapture: begin,
    onClickCapture: (event: SyntheticEvent) => {
      const [before, now] = [begun.current, pressedOf(records, event)]
      begun.current = undefined
      if (!before || before.row !== now?.row || before.id === now.id) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

type Pressed = { row: Element; id: Identifier | undefined } | undefined

/** The row of the table itself that an event is on; none for what is drawn elsewhere. */
const pressedOf = (records: readonly RaRecord[], { target, currentTarget }: SyntheticEvent): Pressed => {
  const row = target instanceof Element ? target.closest('tr') : null
  return row?.parentElement === currentTarget ? { row, id: records[row.sectionRowIndex]?.id } : undefined
}
