import type { Rol } from '../domain/roles.ts'
import type { AnyResource } from '../schema/resource.ts'

/** Tells whether a role reads the history of a resource's records: the coordinador of all, the school office of those that belong to a campus. The server judges of which campus. */
export const leeHistorial = (rol: Rol, { name, cuc }: AnyResource): boolean =>
  rol === 'coordinador' || (rol === 'escolar' && (cuc !== undefined || name === 'cucs' || name === 'facilitadores'))
