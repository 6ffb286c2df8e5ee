/** What the unique constraint of a combination of fields is called: PostgreSQL keeps 63 bytes of a name. */
export const uniqueName = (table: string, fields: readonly string[]) =>
  `${table}_${fields.join('_')}_unico`.slice(0, 63)

/** What a declared index is called. */
export const indexName = (table: string, fields: readonly string[]) => `${table}_${fields.join('_')}`.slice(0, 63)
