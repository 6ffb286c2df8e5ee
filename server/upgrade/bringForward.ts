import { refuseBrokenFigures } from '../academico/refuseBrokenFigures.ts'
import type { Db, Queryable } from '../db/queryable.ts'
import { lostStatesIn, refuseLostStates } from '../crud/casos/refuseLostStates.ts'
import { contado } from '../../src/language/contado.ts'
import { migrate } from '../db/migrate.ts'
import { appliedMigrations, migrationsFolder, migrationsIn, refusalOf, upTo } from '../db/migrations.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { refuseMovedPhases } from './refuseMovedPhases.ts'

/** Brings a database up to this version, all of it or nothing. Throws StartRefusal where the rows that are there do not allow it. Run it inside `runExclusively`, or on a copy. */
export async function bringForward(db: Db, folder?: string): Promise<void> {
  await migrate(db, folder, judge).catch(error => {
    const advice = error instanceof StartRefusal && lostStatesIn(error.message)
    throw advice ? new StartRefusal(`${error.message}\n${advice}`) : error
  })
}

const judge = async (tx: Queryable, applied: number) => {
  await refuseLostStates(tx)
  await refuseMovedPhases(tx)
  if (applied) await refuseBrokenFigures(tx)
}

/** Throws StartRefusal for a database that this version would first have to bring forward, or may not use at all. Only reads. */
export async function refuseOlder(db: Db): Promise<void> {
  const [applied, declared] = [await appliedMigrations(db), migrationsIn(migrationsFolder)]
  const refusal = refusalOf(applied, declared)
  if (refusal) throw new StartRefusal(refusal)
  const lacking = declared.length - upTo(applied, declared).length
  if (lacking)
    throw new StartRefusal(
      `Esta base de datos es de una versión anterior del programa: le ${lacking === 1 ? 'falta' : 'faltan'} ${contado(lacking, 'migración', 'migraciones')}. No se cambió nada. Llévela adelante con «npm run actualizar», o use aquí la versión que la preparó.`,
    )
}
