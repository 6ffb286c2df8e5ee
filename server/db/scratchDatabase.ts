import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { advisoryKeys } from './advisoryKeys.ts'
import { codes, databaseError } from './databaseError.ts'
import { withTurn } from './runExclusively.ts'
import { withClient } from './withClient.ts'
import type { OnEnd } from '../process/runProgram.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/**
 * Works in a new database beside another and always drops it, with `onEnd` also when the program is ended; first drops
 * those of killed programs. Throws StartRefusal without permission to create one.
 */
export const scratchDatabase = <T>(url: string, work: (url: string) => Promise<T>, onEnd?: OnEnd): Promise<T> =>
  withTurn(url, async turn => {
    const beginning = `ensayo_${createHash('sha256').update(new URL(url).pathname).digest('hex').slice(0, 8)}_`
    await removeAbandoned(turn, url, beginning)
    const name = `${beginning}${randomBytes(6).toString('hex')}`
    await turn.query('select pg_advisory_xact_lock($1, hashtext($2))', [advisoryKeys.scratch, name])
    const address = new URL(url)
    address.pathname = name
    const created = beside(url, `create database ${name} template template0`).catch(error => {
      throw databaseError(error).code === codes.noPermission
        ? new StartRefusal(
            'Hace falta crear por un momento otra base de datos, y la cuenta de DATABASE_URL no puede: necesita el permiso CREATEDB.',
          )
        : error
    })
    const drop = () => beside(url, `drop database if exists ${name} with (force)`)
    await (onEnd ? onEnd(created, async () => void (await drop())) : created)
    try {
      return await work(address.href)
    } finally {
      await drop()
    }
  })

const beside = (url: string, statement: string) => withClient(url, client => client.query(statement))

/** Drops scratch databases of killed programs: each lives as long as its program's lock, so whoever gets that lock has found one that nobody works in. */
async function removeAbandoned(turn: pg.Client, url: string, beginning: string) {
  const { rows } = await turn.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    `${beginning.replaceAll('_', '\\_')}%`,
  ])
  for (const { datname } of rows) {
    const { rows: turns } = await turn.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as mine',
      [advisoryKeys.scratch, datname],
    )
    if (turns[0]?.mine) await beside(url, `drop database if exists ${datname} with (force)`).catch(() => undefined)
  }
}
