import { tieneClases } from '../domain/roles.ts'
import type { Role } from '../schema/account/roles.ts'

/** Returns the paths that the shell and the home page of a role read, requested right after a sign-in. */
export const firstReads = (rol: Role): readonly string[] => [
  'pendientes',
  'preferencias',
  ...(tieneClases(rol) ? ['agenda'] : []),
  'avisos/estado',
  'avisos/novedades',
]
