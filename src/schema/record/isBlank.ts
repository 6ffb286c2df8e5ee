/** Tells whether a value is null, undefined or an empty text. */
export const isBlank = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''
