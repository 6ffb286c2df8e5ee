import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { roles } from '../../../src/domain/roles.ts'
import { nombreDeFase, cartaDeSolicitud, generaSolicitud } from '../../../src/domain/servicioSocial/fases.ts'
import { resources } from '../../../src/resources/index.ts'
import { avances } from '../../academico/avances.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../context.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { storedRecordOf } from '../../crud/read/storedRecord.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { readBody, limitShortBody } from '../../http/readBody.ts'
import { tables } from '../../university/tables.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { idDeServicio, registroDe, servicioAnterior } from './registro.ts'
import { faltaDeCandidato } from './servicioDeCandidato.ts'
import { identificacion, servicioDe, sinServicio } from './servicioDe.ts'

const { estudiantes } = tables

/** Answers what is read of one service: the whole record, to those who look after it and to its student, and the data of its request letter; and why a student can have none. (B §7) */
export const consultasDeServicio = new Hono<AppEnv>()
  .get(
    '/servicio-social/estudiante/:matricula/datos',
    requireSession,
    requireRoles('escolar', 'coordinador'),
    async c => {
      const { matricula } = await quienEstudia(c.var.db, c.var.usuario, requestScopeOf(c).params.matricula ?? '')
      return answerSuccess(c, 'Datos del servicio social', await registroDeEstudiante(c, matricula, sinServicio))
    },
  )
  .get('/estudiante/:matricula/servicio-social', requireSession, requireRoles('escolar'), async c => {
    const { db, usuario } = c.var
    const { matricula } = await quienEstudia(db, usuario, c.req.param('matricula'))
    return answerSuccess(c, '', { motivo: (await faltaDeCandidato(db, matricula)) ?? null })
  })
  .get('/estudiante/datos/servicio-social/activo', requireSession, requireRoles('estudiante'), async c =>
    answerSuccess(
      c,
      'Datos del servicio social',
      await registroPropio(c, 'El servicio social no está activado para este estudiante'),
    ),
  )
  .post(
    '/servicio-social/estudiante/datos/carta-solicitud',
    requireSession,
    requireRoles(...roles.filter(generaSolicitud)),
    limitShortBody,
    async c => {
      const { db, usuario } = c.var
      const cual = await readBody(c, identificacion)
      const { id_servicio_social, matricula_estudiante, fase } = await servicioDe(db, usuario, cual, {
        anteriores: usuario.rol === 'estudiante',
      })
      if (fase < cartaDeSolicitud) throw new Falla(409, `La carta se genera cuando se acepta «${nombreDeFase(0)}»`)
      const [{ registro }, avance] = await Promise.all([
        storedRecordOf(db, readPlanOf(resources.serviciosSociales), requestScopeOf(c), id_servicio_social),
        avances(db, eq(estudiantes.matricula, matricula_estudiante)),
      ])
      return answerSuccess(c, 'Datos de la carta de solicitud', {
        ...registro,
        avance: avance.get(matricula_estudiante),
      })
    },
  )

const registroDeEstudiante = async (c: Context<AppEnv>, matricula: string, ausente: string) =>
  registroLeido(c, await idDeServicio(c.var.db, matricula), ausente)

/** Returns the service of the caller; where there is none under their matrícula, the one that they finished, or finish, under one before. */
const registroPropio = async (c: Context<AppEnv>, ausente: string) => {
  const { db, usuario } = c.var
  const matricula = usuario.matricula ?? ''
  const id = (await idDeServicio(db, matricula)) ?? (await servicioAnterior(db, matricula))?.id
  return registroLeido(c, id, ausente)
}

const registroLeido = (c: Context<AppEnv>, id: string | undefined, ausente: string) => {
  if (!id) throw new Falla(404, ausente)
  return registroDe(c.var.db, requestScopeOf(c), id)
}
