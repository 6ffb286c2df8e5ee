/** A record as the API answers it. */
export type Registro = Readonly<Record<string, unknown>>

/** Returns the value at a dotted place of a record; undefined where there is none. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (part: unknown, name) =>
        typeof part === 'object' && part !== null ? part[name as keyof typeof part] : undefined,
      record,
    )
