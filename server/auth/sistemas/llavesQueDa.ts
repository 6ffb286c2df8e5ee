import { ne, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../crud/scope.ts'
import { columnOf } from '../../crud/registry.ts'

/** Keys that a role may lend: only a coordinador lends the sight of a coordinador, so that nobody rises by one. */
export const llavesQueDa: ScopeRule = {
  reads: [],
  condition: ({ table, usuario }) =>
    usuario.rol === 'coordinador'
      ? sql`true`
      : usuario.rol === 'administrativo'
        ? ne(columnOf(table, 'rol'), 'coordinador')
        : sql`false`,
}
