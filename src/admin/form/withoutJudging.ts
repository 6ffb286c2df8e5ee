import type { MouseEvent } from 'react'

/** Prevents a press from blurring the edited field, and so from judging it. */
export const withoutJudging = (event: MouseEvent) => event.preventDefault()
