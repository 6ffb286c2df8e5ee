import { and, count, getTableColumns, getTableName, inArray } from 'drizzle-orm'
import { enFrase } from '../../../src/language/enFrase.ts'
import { enLista } from '../../../src/language/enLista.ts'
import { contado } from '../../../src/language/contado.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { ownKey } from '../read/ownKey.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'
import type { Referrer } from '../referrer.ts'
import { serverHouse } from '../serverHouse.ts'
import type { WriteContext } from './writeContext.ts'

/** Names what still refers to a record, declared or not: `3 grupos y 120 estudiantes`; undefined for nothing. */
export const referrersOf = async (tx: Queryable, resource: AnyResource, key: string): Promise<string | undefined> =>
  (await referrersOfAll(tx, resource, [key])).get(key)

/** Names the same for many records, by the key of each that something refers to. The house's words for a column replace those of its declaration. */
export const referrersOfAll = (tx: Queryable, resource: AnyResource, keys: readonly string[]) => {
  const { uses } = serverHouse()
  return countReferrers(
    tx,
    [
      ...declared(resource).filter(({ column }) => !uses.some(use => use.column === column)),
      ...uses.filter(({ to, goes }) => to === resource.name && !goes),
    ],
    keys,
  )
}

/** Names what is deleted with a record: `12 inscripciones`; undefined for nothing. */
export const namesGoingWith = async (tx: Queryable, context: WriteContext, key: string): Promise<string | undefined> =>
  (await namesGoingWithEach(tx, context, [key])).get(key)

/** Names the same for many records, by the key of each with which something would go. */
export const namesGoingWithEach = (tx: Queryable, { plan: { resource } }: WriteContext, keys: readonly string[]) =>
  countReferrers(tx, goingWith(resource), keys)

/** Deletes the rows that go with records, before these; answers them by record key and table, for history. */
export const removeAlong = async (
  tx: Queryable,
  { plan: { resource } }: WriteContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, readonly unknown[]>>>> => {
  const removedRows = new Map<string, Readonly<Record<string, readonly unknown[]>>>()
  for (const { column, where } of goingWith(resource)) {
    const rows = await tx
      .delete(column.table)
      .where(and(inArray(column, [...keys]), where))
      .returning({ ...getTableColumns(column.table), [ownKey]: column })
    for (const { [ownKey]: of, ...row } of rows) {
      const key = String(of)
      const ofKey = removedRows.get(key) ?? {}
      const table = getTableName(column.table)
      removedRows.set(key, { ...ofKey, [table]: [...(ofKey[table] ?? []), row] })
    }
  }
  return removedRows
}

const goingWith = ({ name }: AnyResource) => serverHouse().uses.filter(({ to, goes }) => to === name && goes)

const countReferrers = async (
  tx: Queryable,
  uses: readonly Referrer[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const counts = new Map<string, string[]>()
  for (const { column, one, many, where } of uses) {
    const rows = await tx
      .select({ key: column, total: count() })
      .from(column.table)
      .where(and(inArray(column, [...keys]), where))
      .groupBy(column)
    for (const { key, total } of rows)
      counts.set(String(key), [...(counts.get(String(key)) ?? []), contado(total, one, many)])
  }
  return new Map([...counts].map(([key, countsInWords]) => [key, enLista(countsInWords)]))
}

const declared = (resource: AnyResource): readonly Referrer[] =>
  everyResource().flatMap(({ name: other, label, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === resource.name
        ? [
            {
              to: resource.name,
              column: columnOf(tableNamed(other), name),
              one: enFrase(label.one),
              many: enFrase(label.many),
            },
          ]
        : [],
    ),
  )
