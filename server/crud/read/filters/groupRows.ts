import { count, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { asksForRecords } from '../../../../src/schema/filters/filterForms.ts'
import { isShown } from '../../../../src/schema/filters/isShown.ts'
import type { Door } from '../../../../src/schema/resource.ts'
import type { RowGroup } from '../../../../src/schema/rowGroup.ts'
import type { Queryable } from '../../../contexto.ts'
import { Falla } from '../../../http/Falla.ts'
import type { RequestScope } from '../../requestScope.ts'
import type { Scopes } from '../../scope.ts'
import { joinTables, through } from '../joinTables.ts'
import { rowsAsked } from '../rowsAsked.ts'
import type { ListQuery } from '../listQuery.ts'
import type { ReadPlan } from '../readPlan.ts'
import { offeredViews, rowsOfView } from './viewCondition.ts'

/** Counts the rows that were asked for by what they have in some fields, in the order of their names: one query. 422 for a field that nothing is counted by or that the door hides. */
export const groupRows = async (
  db: Queryable,
  view: ReadPlan,
  door: Door,
  call: RequestScope,
  { filter, by }: Pick<ListQuery, 'filter'> & { by: string },
  scopes: Scopes,
): Promise<readonly RowGroup[]> => {
  const names = fieldsIn(by)
  const keys = names.map(name => keyOf(view, door, name))
  const titles = names.map(name => titleOf(view, name) ?? keyOf(view, door, name))
  const { link, condition } = await rowsAsked(db, view, door, call, { filter }, scopes)
  const views = offeredViews(view, door, call)
  const query = db
    .select({
      ...named('valor', keys),
      ...named('nombre', titles),
      ...named(
        'vista',
        views.map(([, each]) => sql`count(*) filter (where ${rowsOfView(view, door, each, call) ?? sql`true`})`),
      ),
      total: count(),
    })
    .from(view.table)
    .$dynamic()
  const rows: readonly Readonly<Record<string, Counted>>[] = await joinTables(through(query, link), view)
    .where(condition)
    .groupBy(...keys, ...titles)
    .orderBy(...titles)
    .limit(most)
  return rows.map(row => ({
    valores: Object.fromEntries(names.map((name, at) => [name, row[`valor_${at}`] ?? null])),
    nombres: Object.fromEntries(names.map((name, at) => [name, String(row[`nombre_${at}`] ?? '')])),
    total: Number(row.total),
    vistas: Object.fromEntries(views.map(([name], at) => [name, Number(row[`vista_${at}`])])),
  }))
}

/** A key, a choice or yes and no: nothing else is counted by. */
type Counted = string | number | boolean | null

/** More groups than these nobody reads. */
const most = 2000

const named = (what: string, columns: readonly unknown[]): Readonly<Record<string, SQL.Aliased<Counted>>> =>
  Object.fromEntries(columns.map((column, at) => [`${what}_${at}`, sql<Counted>`${column}`.as(`${what}_${at}`)]))

const shape = z.array(z.string().max(100)).min(1).max(3)

const fieldsIn = (by: string): readonly string[] => {
  const { success, data } = shape.safeParse(by.split(','))
  if (!success) throw new Falla(422, 'Los parámetros de la consulta no son válidos')
  return data
}

/** Of what leads to a record, the column of its title; anything else is called by its value. */
const titleOf = ({ resource, order }: ReadPlan, name: string) => {
  const field = resource.fields[name]
  return field && asksForRecords(field) ? order.get(name) : undefined
}

const counted = ['reference', 'inherited', 'choice', 'flag']

const keyOf = ({ resource, columns }: ReadPlan, door: Door, name: string) => {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  const column = field && columns[field.record ?? name]
  if (!field || !column || !counted.includes(field.kind) || !isShown(resource, name, door))
    throw new Falla(422, 'No se puede contar por ese campo')
  return column
}
