import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { catalogAfter } from '../../server/db/adopt.ts'
import { catalogOf, differences } from '../../server/db/catalogOf.ts'
import { openPool } from '../../server/db/openPool.ts'
import { appliedMigrations, migrationsIn, refusalOf, upTo } from '../../server/db/migrations.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { lostCalls } from './lostCalls.ts'
import { lostAccounts, lostRecords, lostSteps } from './orphans.ts'
import { lostNotices, lostViews } from './undeclared.ts'
import { settings } from '../../server/installation/settings.ts'

type Verdict = { agrees: boolean; sentence: string }

/**
 * Compares a database with what its applied migrations make. Checks the one at `address`, or else this installation's
 * if it is running; undefined when there is none.
 */
export async function checkBase(address: string | undefined, folder: string): Promise<Verdict | undefined> {
  const base = await reachable(address)
  if (!base) return undefined
  try {
    const applied = await appliedMigrations(base.db)
    const declared = migrationsIn(folder)
    const refusal = refusalOf(applied, declared)
    if (refusal) return { agrees: false, sentence: refusal }
    const due = upTo(applied, declared)
    const differing = differences(await catalogOf(base.db), await catalogAfter(due, base.url))
    if (differing.length)
      return {
        agrees: false,
        sentence: `Las tablas de la base de datos no son las que hacen sus migraciones:\n${differing.map(each => `  ${each}`).join('\n')}`,
      }
    const waiting = declared.length - due.length
    if (waiting)
      return {
        agrees: true,
        sentence: `La base de datos coincide con sus migraciones; al arrancar se le aplican ${waiting} más.`,
      }
    const sentences = [agreed]
    for (const lost of [lostViews, lostNotices, lostRecords, lostSteps, lostAccounts, lostCalls])
      sentences.push((await lost(base.db)) ?? '')
    return { agrees: true, sentence: sentences.filter(Boolean).join('\n') }
  } finally {
    await base.close()
  }
}

const agreed = 'La base de datos coincide con las migraciones.'

async function reachable(address: string | undefined) {
  if (address) return { ...openPool(address), url: address }
  const place = settings(process.env)
  if (!place.databaseUrl && !existsSync(join(place.dataDir, 'postgres/postmaster.pid'))) return undefined
  return openDatabase(place, { name: 'npm run db:migration', say: () => undefined, share: true })
}
