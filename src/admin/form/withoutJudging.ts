import type { MouseEvent } from 'react'

/** A press that does not leave the field that is typed in, and so does not have it judged. */
export const withoutJudging = (event: MouseEvent) => event.preventDefault()
