import pg, { type ClientBase } from 'pg'
import type { Machine } from '../db/embedded/tuneFor.ts'
import { configuration } from './configuration.ts'
import type { Finding } from './finding.ts'
import { bloat, missingIndexes, transactions, unusedIndexes } from './looks.ts'
import { slowStatements } from './slowStatements.ts'

/** What was found of one side of a database; none where all is well. */
export type Side = { parte: string; hallazgos: Finding[] }

/** Looks at a database from every side; changes nothing, and waits for no lock of anybody. `machine` is the one that it runs on, where that is this one. */
export async function diagnose(url: string, machine?: Machine): Promise<Side[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`set statement_timeout = '15s'`)
    const sides: Side[] = []
    for (const [parte, look] of Object.entries(sidesOf(url, machine)))
      sides.push({ parte, hallazgos: await look(client) })
    return sides
  } finally {
    await client.end()
  }
}

const sidesOf = (
  url: string,
  machine: Machine | undefined,
): Readonly<Record<string, (client: ClientBase) => Promise<Finding[]>>> => ({
  'Consultas lentas': client => slowStatements(client, url),
  'Índices sin uso': unusedIndexes,
  'Índices que faltan': missingIndexes,
  'Filas muertas': bloat,
  'Transacciones largas y bloqueos': transactions,
  Configuración: client => configuration(client, machine),
})
