import * as z from 'zod'

const table = z.object({
  nombre: z.string(),
  columnas: z.array(z.string()),
  filas: z.number(),
  bytes: z.number(),
  /** Hash of what COPY wrote, in the order of the table. */
  sha256: z.string(),
})

/** Description that a backup holds of itself, in its last entry. */
export const manifest = z.object({
  formato: z.literal(1),
  creado: z.iso.datetime(),
  postgres: z.string(),
  migraciones: z.array(z.object({ hash: z.string(), when: z.number() })),
  tablas: z.array(table),
  secuencias: z.array(z.object({ nombre: z.string(), valor: z.string() })),
})

export type Manifest = z.infer<typeof manifest>
export type TableCopy = z.infer<typeof table>

export const manifestName = 'manifiesto.json'

/** Returns the entry that holds the rows of a table. */
export const entryOf = (table: string) => `tablas/${table}.copy`

/** Returns the entry that holds a file of the store outside. */
export const fileEntryOf = (id: string) => `archivos/${id}`

export const rowsIn = ({ tablas }: Manifest): number => tablas.reduce((sum, { filas }) => sum + filas, 0)
