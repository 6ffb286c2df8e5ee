import { setImmediate } from 'node:timers/promises'
import pg from 'pg'

/** Runs two statements, each in its own transaction, the second while the first is still open. Commits the first once the second has run or waits for it. */
export const escribirALaVez = async (url: string, una: string, otra: string): Promise<void> => {
  const [primera, segunda] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([primera.connect(), segunda.connect()])
  try {
    await primera.query('begin')
    await primera.query(una)
    const { rows } = await segunda.query<{ pid: number }>('select pg_backend_pid() as pid')
    let escribio = false
    const escritura = segunda.query(`begin; ${otra}`).finally(() => (escribio = true))
    escritura.catch(() => undefined)
    while (!escribio && !(await espera(primera, rows[0]?.pid))) await setImmediate()
    await primera.query('commit')
    await escritura
    await segunda.query('commit')
  } finally {
    await Promise.all([primera.end(), segunda.end()])
  }
}

/** Tells whether a session waits for another one. */
const espera = async (client: pg.Client, pid = 0): Promise<boolean> => {
  const { rows } = await client.query('select unnest(pg_blocking_pids($1))', [pid])
  return rows.length > 0
}
