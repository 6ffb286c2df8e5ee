import type { MouseEvent } from 'react'

/** A press that does not leave the field that is typed in, which is hence not judged before the click: its message would move the button from under the pointer, and the click would be lost. (A §5) */
export const withoutJudging = (event: MouseEvent) => event.preventDefault()
