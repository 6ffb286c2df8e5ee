import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { exito } from './exito.ts'
import type { Entorno } from './contexto.ts'
import { Falla } from './falla.ts'

/** Answers 200 when the application can serve: its database answers. */
export const salud = new Hono<Entorno>().get('/salud', async c => {
  await c.var.db.execute(sql`select 1`).catch(() => {
    c.header('Retry-After', '2')
    throw new Falla(503, 'La base de datos no responde')
  })
  return exito(c, 'El sistema está disponible', c.var.notices.length ? { avisos: c.var.notices } : null)
})
