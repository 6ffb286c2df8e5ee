import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { nombreDeFase, cartaDeSolicitud } from '../../../src/domain/servicioSocial/fases.ts'
import { resources } from '../../../src/resources/index.ts'
import { avances } from '../../academico/avances.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { conSesion } from '../../auth/sesion.ts'
import { soloRoles } from '../../crud/soloRoles.ts'
import type { Entorno } from '../../contexto.ts'
import { callOf } from '../../crud/call.ts'
import { currentOf } from '../../crud/read/current.ts'
import { viewOf } from '../../crud/read/view.ts'
import { cuerpo, cuerpoBreve } from '../../cuerpo.ts'
import { tables } from '../../university/tables.ts'
import { exito } from '../../exito.ts'
import { Falla } from '../../falla.ts'
import { idDeServicio, registroDe } from './registro.ts'
import { identificacion, servicioDe, sinServicio } from './servicioDe.ts'

const { estudiantes } = tables

/** What is read of one service: the whole record, for those who look after it and for its student, and what its request letter says. (B §7) */
export const consultasDeServicio = new Hono<Entorno>()
  .get('/servicio-social/estudiante/:matricula/datos', conSesion, soloRoles('escolar', 'coordinador'), async c => {
    const { matricula } = await quienEstudia(c.var.db, c.var.usuario, callOf(c).params.matricula ?? '')
    return exito(c, 'Datos del servicio social', await registroDeEstudiante(c, matricula, sinServicio))
  })
  .get('/estudiante/datos/servicio-social/activo', conSesion, soloRoles('estudiante'), async c =>
    exito(
      c,
      'Datos del servicio social',
      await registroDeEstudiante(
        c,
        c.var.usuario.matricula ?? '',
        'El servicio social no está activado para este estudiante',
      ),
    ),
  )
  .post(
    '/servicio-social/estudiante/datos/carta-solicitud',
    conSesion,
    soloRoles('escolar', 'estudiante'),
    cuerpoBreve,
    async c => {
      const { db, usuario } = c.var
      const cual = await cuerpo(c, identificacion)
      const { id_servicio_social, matricula_estudiante, fase } = await servicioDe(db, usuario, cual)
      if (fase < cartaDeSolicitud) throw new Falla(409, `La carta se genera cuando se acepta «${nombreDeFase(0)}»`)
      const [{ registro }, avance] = await Promise.all([
        currentOf(db, viewOf(resources.serviciosSociales), callOf(c), id_servicio_social),
        avances(db, eq(estudiantes.matricula, matricula_estudiante)),
      ])
      return exito(c, 'Datos de la carta de solicitud', { ...registro, avance: avance.get(matricula_estudiante) })
    },
  )

const registroDeEstudiante = async (c: Context<Entorno>, matricula: string, ausente: string) => {
  const id = await idDeServicio(c.var.db, matricula)
  if (!id) throw new Falla(404, ausente)
  return registroDe(c.var.db, callOf(c), id)
}
