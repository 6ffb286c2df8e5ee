import { and, type SQL } from 'drizzle-orm'
import { resourceNamed } from '../../../src/schema/house.ts'
import type { Door } from '../../../src/schema/resource.ts'
import { tableNamed } from '../registry.ts'
import type { RequestScope } from '../requestScope.ts'
import { everything } from '../scope.ts'
import { serverHouse } from '../serverHouse.ts'
import type { ReadPlan } from './readPlan.ts'

/** Carries a call of a door: how its resource is read, the door, and who asks what of it. */
export type DoorCall = { plan: ReadPlan; door: Door; call: RequestScope }

/** What is known of the rows of a door beside their filter: which records they refer to, what narrows them anyway, and whether they are read in their order until a page is full. */
export type DoorKnowledge = { ledTo?: LedTo | undefined; within?: SQL | undefined; inOrder?: boolean }

/** What the records meet that the rows of a door refer to by one of their fields: `everything` where any of them may be meant, undefined where nothing is known. */
export type LedTo = (name: string) => SQL | undefined

/** Tells what a door says of its rows before anybody filters them; of those that are read through a link, nothing. */
export const knowledgeOf = (doorCall: DoorCall, within: SQL | undefined): DoorKnowledge => ({
  ledTo: ledToFrom(doorCall),
  within: doorCall.door.through ? undefined : within,
})

/** What a door asks of its rows along a reference, asked of those records themselves: of many students only those of one campus are searched. */
const ledToFrom =
  ({ plan: { resource }, door, call }: DoorCall): LedTo =>
  name => {
    const { scopes } = serverHouse()
    const field = resource.fields[name]
    if (field?.kind !== 'reference' || door.through) return undefined
    const target = resourceNamed(field.to)
    const sight = door.sees?.[call.usuario.rol]
    if (sight === 'all') return everything
    const conditions = [...(door.scope ?? []), ...(typeof sight === 'string' ? [sight] : [])]
      .map(each => scopes[each])
      .filter(({ along }) => along?.(target).length && along(resource).join() === [name, ...along(target)].join())
      .map(({ condition }) => condition({ ...call, resource: target, table: tableNamed(target.name) }))
    return conditions.length ? (and(...conditions.filter(each => each !== everything)) ?? everything) : undefined
  }
