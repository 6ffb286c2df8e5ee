import { inArray } from 'drizzle-orm'
import { resourceNamed } from '../../../src/schema/house.ts'
import type { AnyField, Value, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { shownTextOf } from '../../../src/schema/record/text.ts'
import type { Queryable } from '../../context.ts'
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
    const shown = await shownRecord(db, { plan, call }, key)
    return (shown && titleIn(plan, shown)) ?? untold
  }
  const lookedUp = (place: string, read: () => Promise<string>): Promise<string> => {
    const known = titles.get(place) ?? read()
    titles.set(place, known)
    return known
  }
  const record = (name: string, key: string) => lookedUp(`${name} ${key}`, () => titleOf(name, key))
  const value = async (resource: AnyResource, name: string, field: AnyField, values: Values): Promise<string> => {
    const said = values[name]
    const own = kindRoom(field.kind)?.told
    if (own) return own(db, resource, field, values)
    if (isNothing(said)) return ''
    if (field.kind === 'reference') return record(field.to, String(said))
    if (field.kind === 'lookup') return lookedUp(`of ${field.of} ${said}`, () => nameIn(db, field.of, said))
    return shownTextOf(name, field, { [name]: said })
  }
  return { record, value }
}

export type Words = ReturnType<typeof wordsOf>

/** Text for a record that is gone, or that the caller does not read: nobody is told which. */
const untold = 'un registro que usted no consulta'

const isNothing = (value: Value) => (value ?? '') === '' || (Array.isArray(value) && !value.length)

const nameIn = async (db: Queryable, of: string, id: Value): Promise<string> => {
  const list = lookupNamed(of)
  const named = await db
    .select({ nombre: list.nombre })
    .from(list)
    .where(inArray(list.id, [Number(id)]))
  return named.map(({ nombre }) => String(nombre)).join()
}
