import { and, type SQL } from 'drizzle-orm'
import { resourceOf, tableNamed } from '../registry.ts'
import { everything } from '../scope.ts'
import { serverHouse } from '../serverHouse.ts'
import type { DoorCall } from './doorCall.ts'

/** What the records meet that the rows of a door refer to by one of their fields: `everything` where any of them may be meant, undefined where nothing is known. */
export type LedTo = (name: string) => SQL | undefined

/** What a door asks of its rows along a reference, asked of those records themselves: of many students only those of one campus are searched. */
export const ledToFrom =
  ({ plan: { resource }, door, call }: DoorCall): LedTo =>
  name => {
    const { scopes } = serverHouse()
    const field = resource.fields[name]
    if (field?.kind !== 'reference' || door.through) return undefined
    const target = resourceOf(field.to)
    const sight = door.sees?.[call.usuario.rol]
    if (sight === 'all') return everything
    const conditions = [...(door.scope ?? []), ...(typeof sight === 'string' ? [sight] : [])]
      .map(each => scopes[each])
      .filter(({ along }) => along?.(target).length && along(resource).join() === [name, ...along(target)].join())
      .map(({ condition }) => condition({ ...call, resource: target, table: tableNamed(target.name) }))
    return conditions.length ? (and(...conditions.filter(each => each !== everything)) ?? everything) : undefined
  }
