/** Reads what the driver says of an error that Drizzle may have wrapped: its code, the table and the constraint; empty what it does not say. */
export const causeOf = (error: unknown) => {
  const at = error instanceof Error && error.cause ? error.cause : error
  const read = (name: string) =>
    typeof at === 'object' && at !== null && name in at ? String(at[name as keyof typeof at]) : ''
  return { code: read('code'), table: read('table'), constraint: read('constraint') }
}
