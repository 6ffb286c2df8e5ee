import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { contado } from '../../src/language/contado.ts'
import { appliedMigrations, refusalOf, upTo, type Migration } from '../db/migrations.ts'
import type { Finding, Look } from './finding.ts'

/** Reports a database that this version did not prepare and, as far as one can know, which one did: the other findings are to be read with that in mind. */
export const migrationsApplied =
  (declared: readonly Migration[]): Look =>
  async client => {
    const { applied, pending, refusal } = await migrationStateOf(client, declared)
    if (!applied) return [empty]
    if (refusal) return [ofAnother(refusal)]
    return pending.length ? [ofBefore(applied, declared.length)] : []
  }

type MigrationState = {
  /** Migrations that were applied; 0 in a database that no version prepared. */
  applied: number
  pending: readonly Migration[]
  /** Reason why this version may not use it; undefined where it may. */
  refusal: string | undefined
}

/** Compares the migrations that a database has with those of a version. */
export const migrationStateOf = async (client: Client, declared: readonly Migration[]): Promise<MigrationState> => {
  const applied = await appliedMigrations(drizzle(client))
  const pending = declared.slice(upTo(applied, declared).length)
  return { applied: applied.length, pending, refusal: refusalOf(applied, declared) }
}

const empty: Finding = {
  dicho: 'Ninguna versión del programa ha preparado esta base de datos: no tiene migraciones.',
  hacer: 'Vea que sea la de su instalación (DATABASE_URL, DATA_DIR). Si es nueva, «npm start» la prepara.',
}

const ofAnother = (refusal: string): Finding => ({
  dicho: refusal,
  hacer: 'Haga el diagnóstico con la versión que la preparó: los índices que declara ésta no se buscan en ella.',
})

const ofBefore = (applied: number, declared: number): Finding => ({
  dicho: `La base de datos es de una versión anterior: tiene ${contado(applied, 'migración aplicada', 'migraciones aplicadas')} de ${declared}.`,
  hacer:
    '«npm run actualizar» la lleva a esta versión. Los índices que traen las que faltan no se cuentan entre los que faltan: no los cree a mano.',
})
