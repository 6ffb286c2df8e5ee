import type { FocusEvent } from 'react'

/** Scrolls what the keyboard focused wholly into view: a browser takes a button of which some 32 px show for visible. */
export const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
