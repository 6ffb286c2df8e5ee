import { Hono, type Context } from 'hono'
import type { EtapaDeCalificacion } from '../../../src/domain/etapasDeCalificacion.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../contexto.ts'
import { readBody, limitBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { claseDe } from '../../academico/claseDe.ts'
import { cierre } from './cierre.ts'
import { entrada } from './entrada.ts'
import { filas } from './filas.ts'

const cerrar = (etapa: EtapaDeCalificacion) => async (c: Context<AppEnv>) => {
  const { db, usuario, opciones } = c.var
  await cierre({
    db,
    opciones,
    usuario,
    momento: opciones.hoy(),
    etapa,
    entrada: await readBody(c, entrada),
    clave: c.req.header('idempotency-key'),
  })
  return answerSuccess(c, 'Calificaciones registradas correctamente')
}

const leer = async (c: Context<AppEnv>) =>
  answerSuccess(c, '', await filas(c.var.db, await claseDe(c.var.db, c.var.usuario, c.req.param('id_clase'))))

/** A class of two thousand students with the longest feedback. */
const cuerpoDeClase = limitBody(12 * 1024 * 1024)

/** Grades of a class: read and submitted once by its facilitador, then by the school office. (B §7, Grading) */
export const calificaciones = new Hono<AppEnv>()
  .get('/facilitadores/clases/:id_clase/estudiantes', requireSession, requireRoles('facilitador'), leer)
  .get('/escolares/clases/:id_clase/estudiantes', requireSession, requireRoles('escolar'), leer)
  .post(
    '/facilitadores/clases/estudiantes/calificacion',
    requireSession,
    requireRoles('facilitador'),
    cuerpoDeClase,
    cerrar('facilitador'),
  )
  .post(
    '/escolar/clases/estudiantes/calificacion',
    requireSession,
    requireRoles('escolar'),
    cuerpoDeClase,
    cerrar('escolar'),
  )
