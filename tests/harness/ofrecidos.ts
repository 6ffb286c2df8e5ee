import { valueAt, type Registro } from '../../src/schema/record/valueAt.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import type { FieldOf, Values } from '../../src/schema/kinds.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'
import type { Leer } from './lectores.ts'

/** Returns the records that a form offers for a reference, as the API answers them to this role. */
export const ofrecidos = (
  { to, offer }: FieldOf<'reference'>,
  values: Values,
  leer: Leer,
): Promise<readonly Registro[]> => {
  const target: AnyResource = resources[to as ResourceName]
  if (!offer) return filasDe(target, leer)
  const door = target.lists[offer.list]
  if (!door) throw new Error(`«${to}» has no door «${offer.list}»`)
  const params = Object.fromEntries(
    Object.entries(offer.bind ?? {}).map(([param, from]) => [param, String(values[from] ?? '')]),
  )
  return leida(door, params, leer, offer.where)
}

/** Returns the rows of a resource that a role sees through its first list without parameters; empty when it has none. */
export const filasDe = ({ lists }: AnyResource, leer: Leer): Promise<readonly Registro[]> => {
  const door = Object.values(lists).find(({ path, roles }) => !path.includes('{') && roles.includes(leer.rol))
  return door ? leida(door, {}, leer) : Promise.resolve([])
}

/** Returns all rows of a list, its path filled with these parameters. */
export const leida = async (
  { path, wrap, single }: Door,
  params: Readonly<Record<string, string>>,
  leer: Leer,
  filter: object = {},
): Promise<readonly Registro[]> => {
  const ruta = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const data = await leer(`${ruta}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  const filas = wrap ? valueAt(data, wrap) : single && data ? [data] : data
  return Array.isArray(filas) ? filas : []
}
