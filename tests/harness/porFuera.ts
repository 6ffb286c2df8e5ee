import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../server/context.ts'

/** Runs statements as somebody who owns the whole server and passes by every trigger: what the application itself cannot do to history. */
export const porFuera = (db: Db, ...statements: readonly SQL[]): Promise<void> =>
  db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = 'replica'`)
    for (const each of statements) await tx.execute(each)
  })

/** Begins history anew, with the tables that are named and what refers to them. */
export const olvidar = (db: Db, ...tablas: readonly string[]): Promise<void> =>
  porFuera(
    db,
    sql.raw(
      `truncate ${['historial', 'sellos_de_historial', 'nombres_de_historial', ...tablas].map(tabla => `"${tabla}"`).join(', ')} cascade`,
    ),
  )
