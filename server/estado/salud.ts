import { sql } from 'drizzle-orm'
import { withTimeout } from 'es-toolkit'
import { Hono, type Context } from 'hono'
import { staleBackup } from '../backup/lastBackup.ts'
import { contado } from '../../src/language/contado.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import type { AppEnv } from '../context.ts'
import { Falla } from '../http/Falla.ts'
import { faltaDeLugar } from './discoDe.ts'
import { noGuarda } from './noGuarda.ts'
import { clockDoubt } from './clockDoubt.ts'
import { enApuros } from './partes.ts'
import { waitingMails } from '../mail/waitingMails.ts'

/** Answers the health. `vivo`: the program runs. `listo`: it can serve. The first address adds warnings for administrators, such as mails that wait too long, an old backup, or that nothing can be saved. 200 even when nothing can be saved, since reading goes on; 503 while the database does not answer. */
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
    const { reason, avisos } = await inTime(() => warnings(c))
    return answerSuccess(c, reason ?? 'El sistema está disponible', avisos.length ? { avisos } : null)
  })

/** Returns why nothing can be saved, if so, and all warnings for administrators. */
const warnings = async ({ var: { db, notices, options } }: Context<AppEnv>) => {
  const now = options.now()
  const { late, ahead } = await waitingMails(db, now)
  const trouble = await options.replica?.trouble(db)
  const reason = await noGuarda(options, db)
  const avisos = [
    ...notices,
    ...(reason ? [reason] : await faltaDeLugar(options)),
    ...(await staleBackup(db, now)),
    ...(await clockDoubt(db, now)),
    ...(options.storeFailingSince?.() ? ['El almacén de archivos no responde como debe'] : []),
    ...(trouble ? [`Base de datos de lectura: ${enApuros[trouble][0]}`] : []),
    ...(late ? [`${contado(late, 'correo lleva', 'correos llevan')} más de una hora sin salir`] : []),
    ...(ahead
      ? [
          `${contado(ahead, 'correo espera con una fecha', 'correos esperan con una fecha')} que no ha llegado todavía: revise el reloj de la máquina`,
        ]
      : []),
  ]
  return { reason, avisos }
}

/** Returns the answer of the database; 503 where it fails, or says nothing for so long that whoever watches would give up. */
const inTime = <T>(ask: () => PromiseLike<T>): Promise<T> => withTimeout(async () => ask(), longestWait).catch(awayNow)

/** Longest wait for the database (ms). */
const longestWait = 4000

const awayNow = (): never => {
  throw new Falla(503, 'La base de datos no responde', {}, { retryAfter: 2 })
}
