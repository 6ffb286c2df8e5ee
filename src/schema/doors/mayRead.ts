import type { Role } from '../account/roles.ts'
import type { AnyResource } from '../resource.ts'

/** Tells whether some door of the resource is open to a role. */
export const mayRead = ({ lists }: AnyResource, rol: Role | undefined) =>
  rol !== undefined && Object.values(lists).some(({ roles }) => roles.includes(rol))
