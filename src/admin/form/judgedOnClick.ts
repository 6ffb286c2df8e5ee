import type { MouseEvent } from 'react'
import { withoutJudging } from './withoutJudging.ts'

/**
 * Properties of a form's button: the edited field is left, and so judged, by the click, not by the press, whose message
 * would move the button from under the pointer. (A §5)
 */
export const judgedOnClick = {
  onMouseDown: withoutJudging,
  onClickCapture: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
}
