/** Focuses the first editable control within an element, so that screen readers announce where it is. */
export const focusFirst = (element: HTMLElement | null) => {
  element?.querySelector<HTMLElement>(open)?.focus()
}

const open =
  ':is(input:not([hidden]), input[type=file] + button, input[type=file] + * button, textarea, [role=combobox]):not(:disabled, [readonly], [aria-hidden=true], [aria-disabled=true])'
