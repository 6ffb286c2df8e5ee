/** A declared value as SQL writes it, where no parameter can stand. */
export const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
