import type { SQL } from 'drizzle-orm'
import { serviciosHasta } from '../../academico/queSigue.ts'
import type { ScopeCall } from '../../crud/scope.ts'

/** Returns the condition on the service of the caller: that of their matrícula, or one before it that goes on with them. */
export const propioServicio = ({ usuario }: Pick<ScopeCall, 'usuario'>): SQL => serviciosHasta(usuario.matricula ?? '')
