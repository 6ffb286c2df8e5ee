import { asc, inArray } from 'drizzle-orm'
import { doorColumn } from '../../../src/schema/doors/doorColumns.ts'
import { byName } from '../../../src/schema/record/byName.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { Value, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { titleOf } from '../../../src/schema/record/text.ts'
import type { Queryable } from '../../db/queryable.ts'
import { changesSince } from '../recordChange.ts'
import { doorsShowing } from '../read/doorsShowing.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { storedRecordsOf } from '../read/storedRecord.ts'
import { columnOf, tableNamed } from '../registry.ts'
import type { RequestScope } from '../requestScope.ts'

type Write = { clave: string; version: number | null }

/** Locks the records of these writes; answers the writes whose record has changed or gone since. */
export const lockAndListChanged = async <W extends Write>(
  tx: Queryable,
  { name, key }: AnyResource,
  writes: readonly W[],
): Promise<readonly W[]> => {
  const table = tableNamed(name)
  const column = columnOf(table, key)
  const keys = writes.map(({ clave }) => clave)
  const rows = await tx
    .select({ key: column, version: columnOf(table, 'version') })
    .from(table)
    .where(inArray(column, keys))
    .orderBy(asc(column))
    .for('update')
  const versions = new Map(rows.map(row => [String(row.key), row.version]))
  return writes.filter(({ clave, version }) => versions.get(clave) !== version)
}

/** Names the records of these writes, with who changed each last and when. A deleted one is named by its key; one that no door shows the caller today is left out. */
export const nameChanged = async (tx: Queryable, plan: ReadPlan, call: RequestScope, writes: readonly Write[]) => {
  const keys = writes.map(({ clave }) => clave)
  const titles = await titlesShown(tx, plan, call, keys)
  const changes = await Promise.all(
    writes.map(async ({ clave, version }) => {
      const titulo = titles.get(clave)
      const since = titulo === undefined ? undefined : await changesSince(tx, plan.resource.name, clave, version ?? 0)
      return titulo === undefined ? [] : [{ id: clave, titulo, quien: since?.quien, cuando: since?.cuando }]
    }),
  )
  return changes.flat()
}

/** Returns what people call records now, by key, as far as the caller's doors show them today. A deleted one is called by its key; one that no door shows is left out. */
export const titlesShown = async (
  tx: Queryable,
  plan: ReadPlan,
  call: RequestScope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { resource } = plan
  const doors = await doorsShowing(tx, { plan, call }, keys)
  const titles = await titlesOf(tx, plan, call, keys)
  return new Map(
    keys.flatMap(key => {
      const door = doors.get(key)
      if (!door) return titles.has(key) ? [] : [[key, key] as const]
      return [[key, (doorColumn(resource, door, resource.title) && titles.get(key)) || key] as const]
    }),
  )
}

/** Returns what people call records now, by key, whoever asks. */
export const titlesOf = async (
  tx: Queryable,
  plan: ReadPlan,
  call: Pick<RequestScope, 'today'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { resource } = plan
  const stored = await storedRecordsOf(tx, plan, call, keys)
  return new Map(stored.map(({ key, registro }) => [key, titleOf(resource, byName(resource, registro))]))
}

/** Returns the values that history keeps of a record, under the names of its form. */
export const valuesInHistory = ({ fields }: AnyResource, columns: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const column = columnName(name, field)
      return Object.hasOwn(columns, column) ? [[name, columns[column] as Value]] : []
    }),
  )
