import { sql } from 'drizzle-orm'
import { TimeoutError, withTimeout } from 'es-toolkit'
import { Hono } from 'hono'
import { staleBackup } from '../backup/lastBackup.ts'
import { contado } from '../../src/language/contado.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import type { AppEnv, AppOptions } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { isDatabaseAway } from '../db/isDatabaseAway.ts'
import type { ReplicaTrouble } from '../db/openReplica.ts'
import { Falla } from '../http/Falla.ts'
import { faltaDeLugar } from './discoDe.ts'
import { noGuarda } from './noGuarda.ts'
import { clockDoubt } from './clockDoubt.ts'
import { enApuros } from './partes.ts'
import { waitingMails } from '../mail/waitingMails.ts'

/**
 * Answers the health: `vivo` (runs), `listo` (can serve), and with warnings for administrators. 200 even when nothing
 * can be saved, since reads go on; 503 while the database does not answer.
 */
export const salud = new Hono<AppEnv>()
  .get('/salud/vivo', c => answerSuccess(c, 'El programa está en marcha', null))
  .get('/salud/listo', async c => {
    const { db, options } = c.var
    await inTime(() => db.execute(sql`select 1`))
    const reason = await inTime(() => noGuarda(options, db))
    return reason
      ? answerSuccess(c, reason, { avisos: [reason] })
      : answerSuccess(c, 'El sistema está disponible', null)
  })
  .get('/salud', async c => {
    const { db, notices, options } = c.var
    const now = options.now()
    const [{ late, ahead }, reason, backup, clock] = await inTime(() =>
      Promise.all([waitingMails(db, now), noGuarda(options, db), staleBackup(db, now), clockDoubt(db, now)]),
    )
    const trouble = await troubleOf(db, options.replica)
    const avisos = [
      ...notices,
      ...(reason ? [reason] : await faltaDeLugar(options)),
      ...backup,
      ...clock,
      ...(options.storeFailingSince?.() ? ['El almacén de archivos no responde como debe'] : []),
      ...(trouble ? [`Base de datos de lectura: ${enApuros[trouble][0]}`] : []),
      ...(late ? [`${contado(late, 'correo lleva', 'correos llevan')} más de una hora sin salir`] : []),
      ...(ahead
        ? [
            `${contado(ahead, 'correo espera con una fecha', 'correos esperan con una fecha')} que no ha llegado todavía: revise el reloj de la máquina`,
          ]
        : []),
    ]
    return answerSuccess(c, reason ?? 'El sistema está disponible', avisos.length ? { avisos } : null)
  })

/** Returns the answer of the database; 503 where it is away, or says nothing for so long that a monitor would give up. */
const inTime = <T>(ask: () => PromiseLike<T>): Promise<T> => withTimeout(async () => ask(), longestWait).catch(awayNow)

/** Returns the trouble of the replica, if any; a silent one is absent. */
const troubleOf = async (db: Queryable, replica: AppOptions['replica']) =>
  replica && withTimeout(() => replica.trouble(db), longestWaitForReplica).catch(asAbsent)

/** Longest waits for the database and for its replica (ms). */
const longestWait = 4000
const longestWaitForReplica = 2000

const asAbsent = (error: unknown): ReplicaTrouble => {
  if (error instanceof TimeoutError) return 'ausente'
  throw error
}

const awayNow = (error: unknown): never => {
  if (!(error instanceof TimeoutError) && !isDatabaseAway(error)) throw error
  throw new Falla(503, 'La base de datos no responde', {}, { retryAfter: 2 })
}
