import { and, type SQL } from 'drizzle-orm'
import { resourceNamed } from '../../../src/schema/house.ts'
import type { Door } from '../../../src/schema/resource.ts'
import { tableNamed } from '../registry.ts'
import type { RequestScope } from '../requestScope.ts'
import { everything } from '../scope.ts'
import { serverHouse } from '../serverHouse.ts'
import type { ReadPlan } from './readPlan.ts'

/** A call of a door: how its resource is read, the door, and who asks what of it. */
export type DoorCall = { plan: ReadPlan; door: Door; call: RequestScope }

/** Facts that help to filter the rows of a door: which records they can refer to, what narrows them anyway, and whether they are read in order until a page is full. */
export type DoorKnowledge = { ledTo?: LedTo | undefined; within?: SQL | undefined; inOrder?: boolean }

/** Narrows the records that the rows of a door can refer to by one of their fields: `everything` where any may be meant, undefined where nothing is known. */
export type LedTo = (name: string) => SQL | undefined

/** Gathers what a door says of its rows before anybody filters them; nothing for rows that are read through a link. */
export const knowledgeOf = (doorCall: DoorCall, within: SQL | undefined): DoorKnowledge => ({
  ledTo: ledToFrom(doorCall),
  within: doorCall.door.through ? undefined : within,
})

/** Asks the referred records what the door asks of its rows along that reference, so that of many students only those of one campus are searched. */
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
