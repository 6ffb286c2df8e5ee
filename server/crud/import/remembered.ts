import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import { importableFields } from '../../../src/schema/cells/importable.ts'
import { headingKey, matchHeadings } from '../../../src/schema/cells/matchHeadings.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { serverHouse } from '../serverHouse.ts'
import type { StoredImport } from './storedImport.ts'
import type { Columns } from './sheetWork.ts'

type Remembered = Readonly<Record<string, string | null>>

/** Returns the fields that this person gave headings the last time, where their names do not say them. */
export const rememberedColumns = async (c: Context<AppEnv>, resource: AnyResource): Promise<Remembered> => {
  const table = serverHouse().personal?.tables.preferencias
  if (!table) return {}
  const [stored] = await c.var.db
    .select({ valor: table.valor })
    .from(table)
    .where(and(eq(table.usuario_id, c.var.usuario.id), eq(table.clave, keyOf(resource))))
  const { success, data } = columnsByHeading.safeParse(stored?.valor)
  const importable = new Set(importableFields(resource).map(([name]) => name))
  return success
    ? Object.fromEntries(Object.entries(data).filter(([, name]) => name === null || importable.has(name)))
    : {}
}

/** Remembers, of the columns set by hand, what the names of the headings do not say. */
export const rememberColumns = async (
  c: Context<AppEnv>,
  resource: AnyResource,
  { encabezados }: Pick<StoredImport, 'encabezados'>,
  columns: Columns,
) => {
  const table = serverHouse().personal?.tables.preferencias
  if (!table) return
  const byName = matchHeadings(resource, encabezados)
  const choices = encabezados.flatMap((heading, at) =>
    (columns[at] ?? null) === (byName[at] ?? null) ? [] : [[headingKey(heading), columns[at] ?? null] as const],
  )
  const valor = Object.fromEntries(choices.slice(0, mostKept))
  await c.var.db
    .insert(table)
    .values({ usuario_id: c.var.usuario.id, clave: keyOf(resource), valor })
    .onConflictDoUpdate({ target: [table.usuario_id, table.clave], set: { valor: sql`excluded.valor` } })
}

const keyOf = ({ name }: AnyResource) => `importar.${name}`

const columnsByHeading = z.record(z.string(), z.string().nullable())

const mostKept = 60
