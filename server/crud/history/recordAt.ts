import { and, desc, eq } from 'drizzle-orm'
import { columnName } from '../../../src/schema/record/columnName.ts'
import { doorColumn } from '../../../src/schema/doors/doorColumns.ts'
import { house } from '../../../src/schema/house.ts'
import type { Value, Values } from '../../../src/schema/kinds.ts'
import type { Door } from '../../../src/schema/resource.ts'
import { isOutsideHistory } from '../../../src/schema/traits.ts'
import type { Queryable } from '../../db/queryable.ts'
import { storedRecordOf } from '../read/storedRecord.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import type { RequestScope } from '../requestScope.ts'
import { historial } from '../tables.ts'
import { inNamesOfToday, renamings, rowsOfTable } from './namesThen.ts'
import { afterDeletion } from './partsOfHistory.ts'
import type { Words } from './wordsOf.ts'

/** A record of another day: the values of its fields, for the conditions of its form, and what people read of them. */
type RecordThen = { valores: Values; textos: Readonly<Record<string, string>> }

/** Returns a record as it was at the end of a day, as far as its door shows it: as it is now, with what was written since taken back. Null before it existed. */
export const recordAt = async (
  db: Queryable,
  plan: ReadPlan,
  { key, door, words, call }: { key: string; door: Door; words: Words; call: RequestScope },
  day: string,
): Promise<RecordThen | null> => {
  const { resource } = plan
  const renamed = await renamings(db)
  const mine = and(rowsOfTable(renamed, resource.name), eq(historial.clave, key))
  const rows = await db
    .select()
    .from(historial)
    .where(and(mine, await afterDeletion(db, mine)))
    .orderBy(desc(historial.id))
  const since = rows.filter(({ momento }) => house().today(momento) > day)
  if (since.some(({ accion }) => accion === 'create')) return null
  const before: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...since.map(row => inNamesOfToday(renamed, row, row.antes)),
  )
  const { values } = await storedRecordOf(db, plan, call, key)
  const valuesThen: Values = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => {
      const column = columnName(name, field)
      return [
        name,
        !isOutsideHistory(field) && Object.hasOwn(before, column) ? (before[column] as Value) : values[name],
      ]
    }),
  )
  const shownFields = Object.entries(resource.fields).filter(([name]) => doorColumn(resource, door, name) !== undefined)
  const texts = await Promise.all(
    shownFields.map(async ([name, field]) => {
      const values = field.kind === 'computed' ? { ...valuesThen, [name]: field.value(valuesThen, day) } : valuesThen
      return [name, await words.value(resource, name, field, values)] as const
    }),
  )
  return {
    valores: Object.fromEntries(
      shownFields.flatMap(([name, { kind }]) => (kind === 'reference' ? [] : [[name, valuesThen[name] ?? null]])),
    ),
    textos: Object.fromEntries(texts),
  }
}
