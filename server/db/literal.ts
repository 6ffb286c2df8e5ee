/** Renders a declared value as SQL, where no parameter can stand. */
export const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
