import { sql } from 'drizzle-orm'
import type { Queryable } from '../context.ts'
import { databaseError } from '../db/databaseError.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { guardadas } from './recalcular.ts'

/** Refuses to start when a migration left tables that the functions of kept situations and reports no longer read: every write that they follow would fail. PostgreSQL compares what a function reads with what it answers also when it is asked about nobody. */
export const refuseBrokenFigures = async (db: Queryable) => {
  for (const { calcula, renueva } of guardadas)
    for (const name of [calcula, renueva]) {
      const { rows } = await db.execute(sql`select to_regprocedure(${`public.${name}(text[])`}) as stored`)
      if (rows[0]?.stored) await ask(db, name)
    }
}

const ask = (db: Queryable, name: string) =>
  db.execute(sql`select * from ${sql.identifier(name)}('{}'::text[])`).catch((error: unknown) => {
    const { code, message } = databaseError(error)
    if (!ofWhatIsRead.test(code)) throw error
    throw new StartRefusal(
      `Una migración cambió lo que lee la función «${name}» y no trae su nueva edición: ${message}. No se cambió nada.`,
    )
  })

/** Names and types that are not as a function takes them; no permission, a lost connection or a limit is something else. */
const ofWhatIsRead = /^(42(?!501)|0A)/
