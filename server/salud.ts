import { and, count, lte, isNotNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { staleBackup } from './backup/lastBackup.ts'
import { contado } from '../src/language/contado.ts'
import { answerSuccess } from './http/answerSuccess.ts'
import type { AppEnv } from './contexto.ts'
import { Falla } from './http/Falla.ts'
import { correos } from './mail/tables.ts'

/** Answers 200 when the application can serve: its database answers. Says too what an administrator should know, how many mails wait for longer than an hour, and a backup that is too old. */
export const salud = new Hono<AppEnv>().get('/salud', async c => {
  const { db, notices, opciones } = c.var
  const [waiting] = await db
    .select({ mails: count() })
    .from(correos)
    .where(and(isNotNull(correos.siguiente), lte(correos.creado, new Date(opciones.hoy().getTime() - hour))))
    .catch(() => {
      c.header('Retry-After', '2')
      throw new Falla(503, 'La base de datos no responde')
    })
  const mails = waiting?.mails ?? 0
  const avisos = [
    ...notices,
    ...(await staleBackup(db, opciones.hoy())),
    ...(mails ? [`${contado(mails, 'correo lleva', 'correos llevan')} más de una hora sin salir`] : []),
  ]
  return answerSuccess(c, 'El sistema está disponible', avisos.length ? { avisos } : null)
})

const hour = 3_600_000
