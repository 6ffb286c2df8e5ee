import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { databaseError } from '../db/databaseError.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { contadosPor } from './contadosPor.ts'
import { contadas, guardadas } from './recalculate.ts'

/**
 * Throws StartRefusal when a migration broke the functions of stored figures, with which every write would fail. Calls
 * them without rows: PostgreSQL then checks their columns too.
 */
export const refuseBrokenFigures = async (db: Queryable) => {
  for (const { calcula, renueva } of guardadas)
    for (const name of [calcula, renueva]) {
      const { rows } = await db.execute(sql`select to_regprocedure(${`public.${name}(text[])`}) as stored`)
      if (rows[0]?.stored) await ask(db, sql`select * from ${sql.identifier(name)}('{}'::text[])`, name)
    }
  for (const { de, contados } of contadas) {
    const columna = sql.identifier(Object.values(contadosPor(contados))[0]?.name ?? '')
    await ask(db, sql`insert into ${de} (${columna}) select ${columna} from ${de} where false`)
    await ask(db, sql`update ${de} set ${columna} = ${columna} where false`)
    await ask(db, sql`delete from ${de} where false`)
  }
}

/** Runs a statement that touches no row but sets off the functions of its table. An error names the one that failed: of those that triggers call, the last with nothing between its brackets. */
const ask = (db: Queryable, statement: SQL, name?: string) =>
  db.execute(statement).catch((error: unknown) => {
    const { code, message, where } = databaseError(error)
    if (!ofWhatIsRead.test(code)) throw error
    const failed = name ?? [...where.matchAll(/(\w+)\(\)/g)].at(-1)?.[1]
    if (!failed) throw error
    throw new StartRefusal(
      `Una migración cambió lo que lee la función «${failed}» y no trae su nueva edición: ${message}. No se cambió nada.`,
    )
  })

/** Matches errors of names and types that are not as a function takes them; no permission, a lost connection or a limit is something else. */
const ofWhatIsRead = /^(42(?!501)|0A)/
