import { and, count, isNotNull, lte, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { staleBackup } from './backup/lastBackup.ts'
import { contado } from '../src/language/contado.ts'
import { answerSuccess } from './http/answerSuccess.ts'
import type { AppEnv } from './contexto.ts'
import { Falla } from './http/Falla.ts'
import { enApuros } from './estado/partes.ts'
import { correos } from './mail/tables.ts'

/** `vivo` answers while the program runs, `listo` while it can serve. The first address answers 200 when the application can serve: its database answers. Says too what an administrator should know, how many mails wait for longer than an hour, and a backup that is too old. */
export const salud = new Hono<AppEnv>()
  .get('/salud/vivo', c => answerSuccess(c, 'El programa está en marcha', null))
  .get('/salud/listo', async c => {
    await c.var.db.execute(sql`select 1`).catch(() => awayNow(c))
    return answerSuccess(c, 'El sistema está disponible', null)
  })
  .get('/salud', async c => {
    const { db, notices, opciones } = c.var
    const [waiting] = await db
      .select({ mails: count() })
      .from(correos)
      .where(and(isNotNull(correos.siguiente), lte(correos.creado, new Date(opciones.hoy().getTime() - hour))))
      .catch(() => awayNow(c))
    const trouble = await opciones.lectura?.trouble(db)
    const mails = waiting?.mails ?? 0
    const avisos = [
      ...notices,
      ...(await staleBackup(db, opciones.hoy())),
      ...(trouble ? [`Base de datos de lectura: ${enApuros[trouble][0]}`] : []),
      ...(mails ? [`${contado(mails, 'correo lleva', 'correos llevan')} más de una hora sin salir`] : []),
    ]
    return answerSuccess(c, 'El sistema está disponible', avisos.length ? { avisos } : null)
  })

const hour = 3_600_000

const awayNow = (c: Context<AppEnv>): never => {
  c.header('Retry-After', '2')
  throw new Falla(503, 'La base de datos no responde')
}
