import { sql } from 'drizzle-orm'
import type { Queryable, Db } from './queryable.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { catalogOf, completion, differences, type Part } from './catalogOf.ts'
import { databaseError } from './databaseError.ts'
import { openPool } from './openPool.ts'
import {
  appliedMigrations,
  migrationsFolder,
  migrationsIn,
  noteApplied,
  refusalOf,
  upTo,
  type Migration,
} from './migrations.ts'
import { scratchDatabase } from './scratchDatabase.ts'

type Wish = { url: string; complete?: boolean; folder?: string }

/**
 * Adopts a database prepared by another edition of a migration if its tables are as declared; `complete` first adds
 * what is missing. False if nothing was to adopt. Throws StartRefusal with differences.
 */
export async function adopt(db: Db, { url, complete = false, folder = migrationsFolder }: Wish): Promise<boolean> {
  const applied = await appliedMigrations(db)
  const declared = migrationsIn(folder)
  if (!refusalOf(applied, declared)) return false
  if (applied.some(({ when }) => when > (declared.at(-1)?.when ?? 0)))
    throw new StartRefusal(refusalOf(applied, declared))
  const due = upTo(applied, declared)
  const expected = await catalogAfter(due, url)
  await db.transaction(async tx => {
    if (complete) for (const each of completion(await catalogOf(tx), expected)) await add(tx, each)
    const differing = differences(await catalogOf(tx), expected)
    if (differing.length) throw new StartRefusal(explained(differing, complete))
    await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
    for (const each of due) await noteApplied(tx, each)
  })
  return true
}

const add = (tx: Queryable, statement: string) =>
  tx.execute(sql.raw(statement)).catch(error => {
    throw new StartRefusal(`No se pudo completar, y no se cambió nada: ${databaseError(error).message}.\n${statement}`)
  })

const explained = (differing: readonly string[], complete: boolean) =>
  [
    'Las tablas de esta base de datos no son las que deben ser, y no se cambió nada:',
    ...differing.map(each => `  ${each}`),
    complete
      ? 'Esto no se puede completar sin perder datos o inventarlos: hay que igualarlo a mano y volver a intentarlo.'
      : 'Con «npm run db:adoptar -- --completar» se agrega lo que falta; nada de lo que tiene renglones se quita.',
  ].join('\n')

/** Lists what a database consists of after these migrations: applies them to an empty one beside it, which is dropped afterwards. */
export const catalogAfter = (
  migrations: readonly Pick<Migration, 'statements'>[],
  url: string,
): Promise<readonly Part[]> =>
  scratchDatabase(url, async scratch => {
    const { db, close } = openPool(scratch)
    try {
      for (const statement of migrations.flatMap(({ statements }) => statements)) await db.execute(sql.raw(statement))
      return await catalogOf(db)
    } finally {
      await close()
    }
  })
