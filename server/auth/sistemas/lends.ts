import type { Rol } from '../../../src/domain/roles.ts'
import { llamadasPrestables } from '../../../src/resources/llamadasPrestables.ts'

/** Tells whether a key with the sight of this role may open a call, as `GET cucs`. */
export const lends = (call: string, role: Rol): boolean =>
  llamadasPrestables(role).some(({ llamada }) => llamada === call)
