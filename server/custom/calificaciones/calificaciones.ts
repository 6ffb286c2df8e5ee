import { Hono, type Context } from 'hono'
import type { EtapaDeCalificacion } from '../../../src/domain/etapasDeCalificacion.ts'
import { conSesion } from '../../auth/sesion.ts'
import { soloRoles } from '../../crud/soloRoles.ts'
import type { Entorno } from '../../contexto.ts'
import { cuerpo, cuerpoHasta } from '../../cuerpo.ts'
import { exito } from '../../exito.ts'
import { claseDe } from '../../academico/claseDe.ts'
import { cierre } from './cierre.ts'
import { entrada } from './entrada.ts'
import { filas } from './filas.ts'

const cerrar = (etapa: EtapaDeCalificacion) => async (c: Context<Entorno>) => {
  const { db, usuario, opciones } = c.var
  await cierre({
    db,
    usuario,
    momento: opciones.hoy(),
    etapa,
    entrada: await cuerpo(c, entrada),
    clave: c.req.header('idempotency-key'),
  })
  return exito(c, 'Calificaciones registradas correctamente')
}

const leer = async (c: Context<Entorno>) =>
  exito(c, '', await filas(c.var.db, await claseDe(c.var.db, c.var.usuario, c.req.param('id_clase'))))

/** A class of two thousand students with the longest feedback. */
const cuerpoDeClase = cuerpoHasta(12 * 1024 * 1024)

/** Grades of a class: read and submitted once by its facilitador, then by the school office. (B §7, Grading) */
export const calificaciones = new Hono<Entorno>()
  .get('/facilitadores/clases/:id_clase/estudiantes', conSesion, soloRoles('facilitador'), leer)
  .get('/escolares/clases/:id_clase/estudiantes', conSesion, soloRoles('escolar'), leer)
  .post(
    '/facilitadores/clases/estudiantes/calificacion',
    conSesion,
    soloRoles('facilitador'),
    cuerpoDeClase,
    cerrar('facilitador'),
  )
  .post('/escolar/clases/estudiantes/calificacion', conSesion, soloRoles('escolar'), cuerpoDeClase, cerrar('escolar'))
