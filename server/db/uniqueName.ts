/** Returns the name of the unique constraint of a combination of fields, within the 63 bytes that PostgreSQL keeps. */
export const uniqueName = (table: string, fields: readonly string[]) =>
  `${table}_${fields.join('_')}_unico`.slice(0, 63)

/** Returns the name of a declared index, within the same bytes. */
export const indexName = (table: string, fields: readonly string[]) => `${table}_${fields.join('_')}`.slice(0, 63)
