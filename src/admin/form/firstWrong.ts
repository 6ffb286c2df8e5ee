/** The first control of a form that says it is wrong. */
export const firstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(
    ':is(input, textarea, [role=combobox])[aria-invalid=true]:not([aria-hidden=true], :disabled)',
  )
