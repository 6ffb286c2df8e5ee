/** Puts the keyboard on the first control of what opens that may be changed: with it whoever listens hears where it stands. */
export const focusFirst = (element: HTMLElement | null) => {
  element?.querySelector<HTMLElement>(open)?.focus()
}

const open =
  ':is(input, textarea, [role=combobox]):not(:disabled, [readonly], [aria-hidden=true], [aria-disabled=true])'
