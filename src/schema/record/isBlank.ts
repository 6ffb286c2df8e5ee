/** Whether a value says nothing: neither a text, nor a figure, nor a yes or no. */
export const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''
