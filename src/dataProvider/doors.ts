import { ApiError } from '../api/ApiError.ts'
import { currentSession } from '../api/session.ts'
import type { AnyResource, Door } from '../schema/resource.ts'

/** Returns the named door, or else the first without parameters that the signed-in role may use. Throws an `ApiError` (403) when there is none. */
export const doorFor = ({ lists, name }: AnyResource, listName?: string): readonly [list: string, door: Door] => {
  const rol = currentSession()?.rol
  const found = Object.entries(lists).find(([list, { path, roles }]) =>
    listName ? list === listName : !path.includes('{') && rol && roles.includes(rol),
  )
  if (!found) throw new ApiError(403, `No tiene permiso para consultar ${name}`)
  return found
}

/** Returns the path of a door with its parameters filled in. */
export const doorPath = ({ path }: Door, params: Readonly<Record<string, string>> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
