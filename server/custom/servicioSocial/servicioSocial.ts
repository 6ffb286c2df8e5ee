import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { sinPdf } from '../../../src/domain/archivoPdf.ts'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { informacion, liberacion, nombreDeFase } from '../../../src/domain/servicioSocial/fases.ts'
import { conSesion } from '../../auth/sesion.ts'
import { soloRoles } from '../../crud/soloRoles.ts'
import type { Entorno } from '../../contexto.ts'
import { callOf } from '../../crud/call.ts'
import { conforme, cuerpo, cuerpoBreve, cuerpoHasta } from '../../cuerpo.ts'
import { exito } from '../../exito.ts'
import { cuerpoConPdf, formularioRecibido } from '../../files/pdfRecibido.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { activar } from './activar.ts'
import { comentado, conArchivo, decision, decisionDeFase, deFase, informado } from './contenidos.ts'
import { mover } from './mover.ts'
import { registroDe } from './registro.ts'
import { identificacion } from './servicioDe.ts'

const solo = (...roles: Parameters<typeof soloRoles>) => [conSesion, soloRoles(...roles)] as const

/** The steps of a social service, each one call: who may take which is the table of `src/domain/servicioSocial`. Its lists are doors of `serviciosSociales`. (B §4, §7) */
export const servicioSocial = new Hono<Entorno>()
  .post('/cuc/estudiante/:matricula/activar-servicio', ...solo('escolar'), idempotent, async c =>
    responder(c, await activar(c, callOf(c).params.matricula ?? ''), 'Servicio social activado correctamente'),
  )
  .put('/serviciossociales', ...solo('estudiante'), cuerpoHasta(64 * 1024), idempotent, async c => {
    const dicho = await cuerpo(c, z.looseObject(identificacion.shape))
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
    cuerpoHasta(64 * 1024),
    idempotent,
    async c => {
      const dicho = await cuerpo(c, decision)
      return responder(
        c,
        await mover(c, dicho, { accion: acciones[dicho.status], fase: informacion, contenido: () => comentado(dicho) }),
        dicha(informacion, dicho.status),
      )
    },
  )
  .post('/estudiante/servicio-social/fase/enviar', ...solo('estudiante'), cuerpoConPdf, idempotent, async c => {
    const formulario = await formularioRecibido(c, 'archivoPdf')
    const dicho = conforme(deFase, formulario.textos)
    const fase = dicho.nombre_fase
    return responder(
      c,
      await mover(c, dicho, { accion: 'enviar', fase, contenido: () => conArchivo(formulario, dicho.nombre_archivo) }),
      `«${nombreDeFase(fase)}» se envió correctamente`,
    )
  })
  .post('/servicio-social/fase/estudiante/actualizar/status', ...solo('escolar'), cuerpoConPdf, idempotent, async c => {
    const formulario = await formularioRecibido(c, 'archivoPdf')
    const dicho = conforme(decisionDeFase, formulario.textos)
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
  .post('/actualizar/servicio-social', ...solo('coordinador'), cuerpoBreve, idempotent, async c =>
    responder(
      c,
      await mover(c, await cuerpo(c, identificacion), { accion: 'entregar', fase: liberacion }),
      'Servicio social completado correctamente',
    ),
  )

const acciones = { aceptado: 'aceptar', rechazado: 'rechazar' } as const

const dicha = (fase: number, status: keyof typeof acciones) => `«${nombreDeFase(fase)}»: ${status} correctamente`

/** The service as it is now. */
const responder = async (c: Context<Entorno>, id: string, message: string) =>
  exito(c, message, await registroDe(c.var.db, callOf(c), id))
