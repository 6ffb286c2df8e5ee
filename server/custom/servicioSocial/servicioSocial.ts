import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { sinPdf } from '../../../src/domain/archivoPdf.ts'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { informacion, liberacion, nombreDeFase } from '../../../src/domain/servicioSocial/fases.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../contexto.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { parseOrRefuse, readBody, limitShortBody, limitBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { cuerpoConPdf, formularioRecibido } from '../../files/pdfRecibido.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { activar } from './activar.ts'
import { comentado, conArchivo, decision, decisionDeFase, deFase, informado } from './contenidos.ts'
import { mover } from './mover.ts'
import { registroDe } from './registro.ts'
import { identificacion } from './servicioDe.ts'

const solo = (...roles: Parameters<typeof requireRoles>) => [requireSession, requireRoles(...roles)] as const

/** The steps of a social service, one call each; the table of `src/domain/servicioSocial` says which role may take which. Its lists are doors of `serviciosSociales`. (B §4, §7) */
export const servicioSocial = new Hono<AppEnv>()
  .post('/cuc/estudiante/:matricula/activar-servicio', ...solo('escolar'), idempotent, async c =>
    responder(c, await activar(c, requestScopeOf(c).params.matricula ?? ''), 'Servicio social activado correctamente'),
  )
  .put('/serviciossociales', ...solo('estudiante'), limitBody(64 * 1024), idempotent, async c => {
    const dicho = await readBody(c, z.looseObject(identificacion.shape))
    const hoy = hoyEnMexico(c.var.opciones.hoy())
    return responder(
      c,
      await mover(c, dicho, { accion: 'enviar', fase: informacion, contenido: () => informado(dicho, hoy) }),
      'Información del servicio enviada correctamente',
    )
  })
  .post(
    '/servicio-social/estudiante/actualizar/status',
    ...solo('escolar'),
    limitBody(64 * 1024),
    idempotent,
    async c => {
      const dicho = await readBody(c, decision)
      return responder(
        c,
        await mover(c, dicho, { accion: acciones[dicho.status], fase: informacion, contenido: () => comentado(dicho) }),
        dicha(informacion, dicho.status),
      )
    },
  )
  .post('/estudiante/servicio-social/fase/enviar', ...solo('estudiante'), cuerpoConPdf, idempotent, async c => {
    const formulario = await formularioRecibido(c, 'archivoPdf')
    const dicho = parseOrRefuse(deFase, formulario.textos)
    const fase = dicho.nombre_fase
    return responder(
      c,
      await mover(c, dicho, { accion: 'enviar', fase, contenido: () => conArchivo(formulario, dicho.nombre_archivo) }),
      `«${nombreDeFase(fase)}» se envió correctamente`,
    )
  })
  .post('/servicio-social/fase/estudiante/actualizar/status', ...solo('escolar'), cuerpoConPdf, idempotent, async c => {
    const formulario = await formularioRecibido(c, 'archivoPdf')
    const dicho = parseOrRefuse(decisionDeFase, formulario.textos)
    const contenido = () => ({
      ...comentado(dicho),
      ...(formulario.falta === sinPdf ? {} : conArchivo(formulario, dicho.nombre_archivo)),
    })
    return responder(
      c,
      await mover(c, dicho, { accion: acciones[dicho.status], fase: dicho.nombre_fase, contenido }),
      dicha(dicho.nombre_fase, dicho.status),
    )
  })
  .post('/actualizar/servicio-social', ...solo('coordinador'), limitShortBody, idempotent, async c =>
    responder(
      c,
      await mover(c, await readBody(c, identificacion), { accion: 'entregar', fase: liberacion }),
      'Servicio social completado correctamente',
    ),
  )

const acciones = { aceptado: 'aceptar', rechazado: 'rechazar' } as const

const dicha = (fase: number, status: keyof typeof acciones) => `«${nombreDeFase(fase)}»: ${status} correctamente`

/** The service as it is now. */
const responder = async (c: Context<AppEnv>, id: string, message: string) =>
  answerSuccess(c, message, await registroDe(c.var.db, requestScopeOf(c), id))
