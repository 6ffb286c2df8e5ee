/** A record as the API answers it. */
export type Registro = Readonly<Record<string, unknown>>

/** What lies at a dotted place of a record. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (part: unknown, name) =>
        typeof part === 'object' && part !== null ? part[name as keyof typeof part] : undefined,
      record,
    )
