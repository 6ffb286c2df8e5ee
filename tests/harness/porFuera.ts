import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../server/db/queryable.ts'

/** Runs statements as a superuser, with triggers disabled: changes to history that the application itself cannot make. */
export const porFuera = (db: Db, ...statements: readonly SQL[]): Promise<void> =>
  db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = 'replica'`)
    for (const each of statements) await tx.execute(each)
  })

/** Truncates history, the named tables and those that refer to them. */
export const olvidar = (db: Db, ...tablas: readonly string[]): Promise<void> =>
  porFuera(
    db,
    sql.raw(
      `truncate ${['historial', 'sellos_de_historial', 'nombres_de_historial', ...tablas].map(tabla => `"${tabla}"`).join(', ')} cascade`,
    ),
  )
