import { inArray } from 'drizzle-orm'
import { resourceNamed } from '../../../src/schema/house.ts'
import type { AnyField, Value, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { shownTextOf } from '../../../src/schema/record/text.ts'
import type { Queryable } from '../../db/queryable.ts'
import { kindRoom } from '../kindRoom.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { shownRecord, titleIn } from '../read/shownRecord.ts'
import type { RequestScope } from '../requestScope.ts'
import { lookupNamed } from '../serverHouse.ts'

/** Returns readers that put past values into today's words: choices by label, references by their record's title as far as the caller may read it, never by key. Each is looked up once. */
export const wordsOf = (db: Queryable, call: RequestScope) => {
  const titles = new Map<string, Promise<string>>()
  const titleOf = async (name: string, key: string) => {
    const plan = readPlanOf(resourceNamed(name))
    const found = await shownRecord(db, { plan, call }, key)
    return (found && titleIn(plan, found)) ?? unreadable
  }
  const lookedUp = (place: string, read: () => Promise<string>): Promise<string> => {
    const title = titles.get(place) ?? read()
    titles.set(place, title)
    return title
  }
  const record = (name: string, key: string) => lookedUp(`${name} ${key}`, () => titleOf(name, key))
  const value = async (resource: AnyResource, name: string, field: AnyField, values: Values): Promise<string> => {
    const stored = values[name]
    const ofKind = kindRoom(field.kind)?.textIn
    if (ofKind) return ofKind(db, resource, field, values)
    if (isNothing(stored)) return ''
    if (field.kind === 'reference') return record(field.to, String(stored))
    if (field.kind === 'lookup') return lookedUp(`of ${field.of} ${stored}`, () => nameIn(db, field.of, stored))
    return shownTextOf(name, field, { [name]: stored })
  }
  return { record, value }
}

export type Words = ReturnType<typeof wordsOf>

/** Text for a record that is gone, or that the caller does not read: nobody is told which. */
const unreadable = 'un registro que usted no consulta'

const isNothing = (value: Value) => (value ?? '') === '' || (Array.isArray(value) && !value.length)

const nameIn = async (db: Queryable, of: string, id: Value): Promise<string> => {
  const list = lookupNamed(of)
  const entries = await db
    .select({ nombre: list.nombre })
    .from(list)
    .where(inArray(list.id, [Number(id)]))
  return entries.map(({ nombre }) => String(nombre)).join()
}
