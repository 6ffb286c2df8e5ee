import { and, asc, inArray } from 'drizzle-orm'
import { byName } from '../../../src/schema/byName.ts'
import type { Door } from '../../../src/schema/resource.ts'
import { textOf } from '../../../src/schema/text.ts'
import type { Consulta } from '../../contexto.ts'
import { Falla } from '../../falla.ts'
import type { Call } from '../call.ts'
import { joined, rowsAsked, through } from '../read/door.ts'
import { recordOf, valuesOf } from '../read/record.ts'
import { valueOf } from '../read/value.ts'
import type { View } from '../read/view.ts'
import { columnOf, keyFieldOf } from '../registry.ts'
import type { Scopes } from '../scope.ts'

/** A record that was chosen: its key, what people call it, and what its form holds beside its record. */
export type Chosen = { key: string; title: string; values: Readonly<Record<string, unknown>> }

/** The records that were chosen of a list, in the order of their keys, as far as it shows them to this caller; of the others only how many there are. 422 for more than can be done at once. */
export const chosenRows = async (
  db: Consulta,
  view: View,
  door: Door,
  call: Call,
  { ids, filter }: { ids?: readonly string[]; filter: Readonly<Record<string, unknown>> },
  scopes: Scopes,
): Promise<{ rows: readonly Chosen[]; absent: number }> => {
  const { resource, table } = view
  const key = columnOf(table, resource.key)
  const { link, condition } = await rowsAsked(db, view, door, call, { filter: ids ? {} : filter }, scopes)
  const asked = ids && [...new Set(ids)].map(id => valueOf(keyFieldOf(resource), id))
  const known = asked?.filter(each => each !== undefined)
  if ((asked?.length ?? 0) > mostAtOnce) throw tooMany()
  const query = through(
    db
      .select({ ...view.columns, [ownKey]: key })
      .from(table)
      .$dynamic(),
    link,
  )
  const found = await joined(query, view)
    .where(and(condition, known && inArray(key, known)))
    .orderBy(asc(key))
    .limit(mostAtOnce * 2)
  const rows = new Map<string, Chosen>()
  for (const { [ownKey]: own, ...row } of found) {
    const record = recordOf(resource, row, call.hoy)
    const field = resource.fields[resource.title]
    const title = field ? textOf(resource.title, field, byName(resource, record)) : ''
    rows.set(String(own), { key: String(own), title, values: { ...record, ...valuesOf(resource.fields, row) } })
  }
  if (rows.size > mostAtOnce) throw tooMany()
  return { rows: [...rows.values()], absent: asked ? asked.length - rows.size : 0 }
}

/** What one transaction holds without making others wait for long. */
const mostAtOnce = 2000

const tooMany = () =>
  new Falla(422, `Son demasiados registros para una sola vez: elija ${mostAtOnce.toLocaleString('es-MX')} o menos`)

/** No place in a record is called so. */
const ownKey = ' key'
