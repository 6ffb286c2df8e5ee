import type { MouseEvent } from 'react'
import { withoutJudging } from './withoutJudging.ts'

/** Properties of a button that acts on a form: the edited field is left, and so judged, by the click and not by the press. Its message would move the button from under the pointer, and the click would be lost. (A §5) */
export const judgedOnClick = {
  onMouseDown: withoutJudging,
  onClickCapture: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
}
