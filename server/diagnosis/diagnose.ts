import type { PgTable } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import type { Machine } from '../db/embedded/tuneFor.ts'
import { migrationsFolder, migrationsIn, type Migration } from '../db/migrations.ts'
import { withClient } from '../db/withClient.ts'
import { configuration } from './configuration.ts'
import type { Finding } from './finding.ts'
import { deadRows, inflatedIndexes, inflatedTables } from './bloat.ts'
import { blindness } from './blindness.ts'
import { missingIndexes, unusedIndexes } from './indexes.ts'
import { migrationsApplied } from './migrationsApplied.ts'
import { slowStatements } from './slowStatements.ts'
import { transactions } from './transactions.ts'
import { unseenFinding } from './unseenFinding.ts'

/** Findings about one side of a database; none where all is well. */
type Side = { parte: string; hallazgos: Finding[] }

type Place = {
  url: string
  /** Tables that the program declares. */
  tables: readonly PgTable[]
  /** Migrations that lead to them. Default: those of this version. */
  migrations?: readonly Migration[]
  /** Machine that the database runs on, where that is this one. */
  machine?: Machine | undefined
  /** `true` where lists are read on a replica. Default: `false`. */
  readsElsewhere?: boolean
}

/** Examines a database from every side and tells each as soon as it was seen; changes nothing, and waits at most a second for a lock. A side that cannot be seen says so, and the others are told. */
export function diagnose(place: Place, tell: (side: Side) => void = () => undefined): Promise<Side[]> {
  const { url } = place
  return withClient(url, async client => {
    await client.query(`set statement_timeout = '15s'; set lock_timeout = '1s'`)
    const sides: Side[] = []
    for (const [parte, look] of Object.entries(sidesOf(place))) {
      const side = { parte, hallazgos: await look(client).catch(unseenFinding) }
      tell(side)
      sides.push(side)
    }
    return sides
  })
}

const sidesOf = ({
  url,
  tables,
  migrations = migrationsIn(migrationsFolder),
  machine,
  readsElsewhere = false,
}: Place): Readonly<Record<string, (client: Client) => Promise<Finding[]>>> => ({
  'Lo que se puede ver': blindness,
  'Transacciones largas y bloqueos': transactions,
  Migraciones: migrationsApplied(migrations),
  'Consultas lentas': client => slowStatements(client, url),
  'Índices sin uso': unusedIndexes(readsElsewhere),
  'Índices que faltan': missingIndexes(tables, migrations),
  'Filas muertas': deadRows,
  'Tablas infladas': inflatedTables,
  'Índices inflados': inflatedIndexes,
  Configuración: client => configuration(client, machine),
})
