import type { Role } from '../schema/account/roles.ts'

/** Lists what the shell and the home page of a role read, asked for as soon as somebody is signed in. */
export const firstReads = (rol: Role): readonly string[] => [
  'pendientes',
  'preferencias',
  ...(rol === 'estudiante' || rol === 'facilitador' ? ['agenda'] : []),
  'avisos/estado',
  'avisos/novedades',
]
