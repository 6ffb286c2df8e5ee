import { and, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { bearerTokenOf } from '../../server/auth/sesion.ts'
import { huellaDeSecreto } from '../../server/auth/newToken.ts'
import { sesiones, usuarios } from '../../server/auth/tables.ts'
import { colonias, municipios } from '../../server/codigosPostales/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { estados } from '../../server/datosGenerales/tables.ts'
import { tables } from '../../server/university/tables.ts'

/**
 * The server that a developer writes by hand in an afternoon: Hono and Drizzle over the same tables, a session looked
 * up on each call, zod. No roles, scopes, history, versions or accounts.
 */
export const sencilla = (db: Db) => {
  const { estudiantes, programas, grupos, reticulas } = tables
  const app = new Hono()
  app.use('*', async (c, next) => {
    const token = bearerTokenOf(c.req.header('authorization'))
    const [quien] = await db
      .select({ id: usuarios.id, rol: usuarios.rol })
      .from(sesiones)
      .innerJoin(usuarios, eq(usuarios.id, sesiones.usuario_id))
      .where(and(eq(sesiones.token_hash, huellaDeSecreto(token)), gt(sesiones.expira, new Date())))
    if (!quien) return c.json({ error: 'session' }, 401)
    return next()
  })
  app.get('/api/estudiantes/:matricula', async c => {
    const [data] = await db
      .select({
        estudiante: estudiantes,
        programa: programas,
        grupo: grupos,
        reticula: reticulas,
        colonia: colonias,
        municipio: municipios,
        estado: estados,
        email: usuarios.email,
      })
      .from(estudiantes)
      .leftJoin(programas, eq(programas.clave, estudiantes.clave_programa))
      .leftJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
      .leftJoin(reticulas, eq(reticulas.id_reticula, estudiantes.id_reticula))
      .leftJoin(colonias, eq(colonias.id_colonia, estudiantes.colonia))
      .leftJoin(municipios, eq(municipios.id_municipio, colonias.id_municipio))
      .leftJoin(estados, eq(estados.id, municipios.id_estado))
      .leftJoin(usuarios, eq(usuarios.id, estudiantes.id_usuario))
      .where(eq(estudiantes.matricula, c.req.param('matricula')))
    return data ? c.json({ data }) : c.json({ error: 'missing' }, 404)
  })
  app.put('/api/estudiantes/:matricula', async c => {
    const cuerpo = z.object({ telefono: z.string().regex(/^\d{10}$/) }).parse(await c.req.json())
    const [data] = await db
      .update(estudiantes)
      .set(cuerpo)
      .where(eq(estudiantes.matricula, c.req.param('matricula')))
      .returning()
    return data ? c.json({ data }) : c.json({ error: 'missing' }, 404)
  })
  return app
}
