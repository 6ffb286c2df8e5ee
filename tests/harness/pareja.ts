import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ordinario } from './ordinario.ts'

/**
 * Starts an ordinary PostgreSQL with a standby; `sincrona`: commits are on its disk before they are acknowledged.
 * `caer` kills the primary, `ascender` promotes the standby, `reponer` adds one.
 */
export async function pareja(bin: string, { sincrona = true } = {}) {
  const { url, programa, arrancar, con, crear, copiar, caer, cerrar } = await ordinario(bin)
  let primario = await crear()

  const reponer = async () => {
    const espera = await copiar(primario, '--write-recovery-conf', '--wal-method=stream')
    await appendFile(join(espera.carpeta, 'postgresql.auto.conf'), `\nsynchronous_standby_names = ''\n`)
    await arrancar(espera)
    await con(primario.port, async client => {
      await client.query(`alter system set synchronous_standby_names = '${sincrona ? '*' : ''}'`)
      await client.query('select pg_reload_conf()')
      for (const limite = Date.now() + 30_000; Date.now() < limite;) {
        const { rows } = await client.query(
          `select from pg_stat_replication where state = 'streaming' and sync_state = $1`,
          [sincrona ? 'sync' : 'async'],
        )
        if (rows.length) return
        await new Promise(listo => setTimeout(listo, 50))
      }
      throw new Error('el servidor en espera no se puso al corriente')
    })
    return espera
  }
  let espera = await reponer()

  return {
    /** Returns the database's address on a port. */
    url,
    con,
    puerto: () => primario.port,
    puertoDeEspera: () => espera.port,
    caer: () => caer(primario),
    caerEspera: () => caer(espera),
    ascender: async () => {
      await programa('pg_ctl', 'promote', '-w', '-D', espera.carpeta)
      primario = espera
    },
    reponer: async () => {
      espera = await reponer()
    },
    cerrar,
  }
}
