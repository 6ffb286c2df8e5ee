import type { Rol } from '../domain/roles.ts'
import type { AnyResource } from '../schema/resource.ts'

/** Whether a role reads the history of records of a resource: the coordinador of all, the school office of what belongs to a campus; which campus is the server's to judge. */
export const leeHistorial = (rol: Rol, { name, cuc }: AnyResource): boolean =>
  rol === 'coordinador' || (rol === 'escolar' && (cuc !== undefined || name === 'cucs' || name === 'facilitadores'))
