import type { Context } from 'hono'
import * as z from 'zod'
import { sinPdf } from '../../../src/domain/archivoPdf.ts'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { informacion, liberacion, nombreDeFase } from '../../../src/domain/servicioSocial/fases.ts'
import { resources } from '../../../src/resources/index.ts'
import type { CaseCall } from '../../../src/schema/names.ts'
import type { AppEnv } from '../../context.ts'
import type { CaseRequest, CaseCallRoom } from '../../crud/casos/caseCallRoom.ts'
import type { SentStep } from '../../crud/casos/readSentStep.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { refuseOtherKey } from '../../crud/write/refuseOtherKey.ts'
import { formularioRecibido } from '../../files/formularioRecibido.ts'
import { parseOrRefuse, readBody, readBodyIfAny } from '../../http/readBody.ts'
import { archivoDe, comentado, decision, decisionDeFase, deFase, judgeInformacion } from './contenidos.ts'
import { registroDe } from './registro.ts'
import { identificacion, servicioDe, type Identificacion } from './servicioDe.ts'

/** Calls of the specification by which a social service goes on. (B §4, §7) */
export const llamadasDeServicio = {
  /** `POST cuc/estudiante/{matricula}/activar-servicio` */
  activarServicio: llamada(async c => {
    const { matricula: key = '' } = requestScopeOf(c).params
    refuseOtherKey(resources.estudiantes, key, await readBodyIfAny(c))
    return { step: 'abrir', key, sent: nada, message: 'Servicio social activado correctamente' }
  }),
  /** `PUT serviciossociales` */
  informarServicio: llamada(async c => {
    const dicho = await readBody(c, z.looseObject(identificacion.shape))
    const hoy = hoyEnMexico(c.var.options.now())
    const sent = { ...nada, values: dicho, judge: () => judgeInformacion(dicho, hoy) }
    const message = 'Información del servicio enviada correctamente'
    return pedido(c, dicho, { step: 'informar', phase: informacion, sent, message })
  }),
  /** `POST servicio-social/estudiante/actualizar/status` */
  decidirServicio: llamada(async c => {
    const dicho = await readBody(c, decision)
    return pedido(c, dicho, { ...resuelta(informacion, dicho.status), sent: decidido(dicho) })
  }),
  /** `POST estudiante/servicio-social/fase/enviar` */
  enviarFase: llamada(async c => {
    const formulario = await formularioRecibido(c, 'archivoPdf')
    const dicho = parseOrRefuse(deFase, formulario.textos)
    const fase = dicho.nombre_fase
    const { file, judge } = archivoDe(formulario, dicho.nombre_archivo)
    const sent = { ...nada, file, judge }
    const message = `«${nombreDeFase(fase)}» se envió correctamente`
    return pedido(c, dicho, { step: 'enviar', phase: fase, sent, message })
  }),
  /** `POST servicio-social/fase/estudiante/actualizar/status` */
  decidirFase: llamada(async c => {
    const formulario = await formularioRecibido(c, 'archivoPdf')
    const dicho = parseOrRefuse(decisionDeFase, formulario.textos)
    const { file, judge } = archivoDe(formulario, dicho.nombre_archivo)
    const sent = decidido(dicho)
    const judgeBoth = () => {
      sent.judge()
      if (formulario.falta !== sinPdf) judge()
    }
    return pedido(c, dicho, {
      ...resuelta(dicho.nombre_fase, dicho.status),
      sent: { ...sent, file, judge: judgeBoth },
    })
  }),
  /** `POST actualizar/servicio-social` */
  entregarLiberacion: llamada(async c =>
    pedido(c, await readBody(c, identificacion), {
      step: 'entregar',
      phase: liberacion,
      sent: nada,
      message: 'Servicio social completado correctamente',
    }),
  ),
} satisfies Partial<Record<CaseCall, CaseCallRoom>>

/** Makes a call of the specification: it asks for a step of a service, and answers the service as it then is. */
function llamada(request: (c: Context<AppEnv>) => Promise<CaseRequest>): CaseCallRoom {
  return { request, answer: (c, id) => registroDe(c.var.db, requestScopeOf(c), id) }
}

const nada: SentStep = { values: {}, comment: null, faults: {} }

/** Returns a step of the service that a call names. */
const pedido = async (
  c: Context<AppEnv>,
  cual: Identificacion,
  paso: Omit<CaseRequest, 'key'>,
): Promise<CaseRequest> => {
  const { id_servicio_social } = await servicioDe(c.var.db, c.var.usuario, cual, {
    anteriores: c.var.usuario.rol === 'estudiante',
  })
  return { ...paso, key: id_servicio_social }
}

const decidido = (dicho: Pick<z.infer<typeof decision>, 'status' | 'comentario' | 'tras'>) => ({
  ...nada,
  after: dicho.tras,
  comment: dicho.status === 'rechazado' ? dicho.comentario.trim() || null : null,
  judge: () => comentado(dicho),
})

const acciones = { aceptado: 'aceptar', rechazado: 'rechazar' } as const

const resuelta = (phase: number, status: keyof typeof acciones) => ({
  step: acciones[status],
  phase,
  message: `«${nombreDeFase(phase)}»: ${status} correctamente`,
})
