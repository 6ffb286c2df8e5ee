import { eq } from 'drizzle-orm'
import type { Mode } from '../../../src/schema/active.ts'
import type { Built, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { Queryable } from '../../contexto.ts'
import { valueOf } from '../read/valueOf.ts'
import { columnOf, keyFieldOf, resourceOf, tableNamed } from '../registry.ts'
import type { Body, WriteContext } from './writeContext.ts'

/** Answers a body with its built texts put together from what it says elsewhere, whatever it says of them; empty while a part is missing. */
export const withBuilt = async (
  db: Queryable,
  { view: { resource }, call }: WriteContext,
  mode: Mode,
  body: Body,
  stored?: Values,
): Promise<Body> => {
  const texts = Object.entries(resource.fields).flatMap(([name, field]) =>
    'built' in field && field.built ? [{ name, built: field.built }] : [],
  )
  if (texts.length === 0) return body
  const values = { ...stored, ...validate(resource, mode, body, call.hoy, stored).values }
  const said = await Promise.all(
    texts.map(async ({ name, built }) => [name, await joined(db, resource, built, values)] as const),
  )
  return { ...body, ...Object.fromEntries(said) }
}

const joined = async (db: Queryable, resource: AnyResource, { of, by }: Built, values: Values) => {
  const parts = await Promise.all(of.map(path => partOf(db, resource, path, values)))
  return parts.every(Boolean) ? parts.join(by) : ''
}

/** The value of a field or, after a dot, of a field of the record that it leads to. */
const partOf = async (db: Queryable, { fields }: AnyResource, path: string, values: Values): Promise<string> => {
  const [head = '', ...rest] = path.split('.')
  const value = values[head] ?? ''
  const field = fields[head]
  if (rest.length === 0) return String(value)
  if (field?.kind !== 'reference') throw new Error(`nothing to build at ${path}`)
  const target = resourceOf(field.to)
  const table = tableNamed(field.to)
  const key = valueOf(keyFieldOf(target), value)
  const [row] =
    key === undefined
      ? []
      : await db
          .select({ text: columnOf(table, rest.join('.')) })
          .from(table)
          .where(eq(columnOf(table, target.key), key))
  return String(row?.text ?? '')
}
