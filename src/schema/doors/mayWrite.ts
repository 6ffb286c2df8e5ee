import type { Role } from '../account/roles.ts'
import type { Mode } from '../active.ts'
import type { AnyResource } from '../resource.ts'

/** Tells whether the declaration lets a role write records in a mode; the server decides which records. */
export const mayWrite = ({ write = {} }: AnyResource, mode: Mode, rol: Role | undefined) =>
  rol !== undefined && (write[mode]?.includes(rol) ?? false)
