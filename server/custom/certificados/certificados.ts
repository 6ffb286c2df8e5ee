import { Hono, type Context } from 'hono'
import { resources } from '../../../src/resources/index.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../contexto.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { storedRecordOf } from '../../crud/read/storedRecord.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { cuerpoConPdf } from '../../files/pdfRecibido.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { enviar } from './enviar.ts'
import { estudianteParaCertificado } from './estudianteParaCertificado.ts'
import { partesDeCertificado } from './partes.ts'
import { solicitar } from './solicitar.ts'
import { solicitudRecibida } from './solicitudRecibida.ts'

/** Requests of certificates: asked for and paid for by the school office, issued by the coordinador. Their lists are doors of `certificados`. (B §2, §7, Certificates) */
export const certificados = new Hono<AppEnv>()
  .post('/certificados', requireSession, requireRoles('escolar'), cuerpoConPdf, idempotent, async c => {
    const solicitud = await solicitudRecibida(c)
    const n_folio = await inTransaction(c.var.db, tx => solicitar(tx, c.var.opciones, solicitud))
    c.status(201)
    return responder(c, n_folio, `Solicitud de certificado ${n_folio} registrada correctamente`)
  })
  .post(
    '/certificados/:n_folio/comprobante-pago',
    requireSession,
    requireRoles('escolar'),
    cuerpoConPdf,
    idempotent,
    async c => responder(c, await enviar(c, 'recibo'), 'Comprobante de pago enviado correctamente'),
  )
  .post(
    '/certificados/:n_folio/certificado',
    requireSession,
    requireRoles('coordinador'),
    cuerpoConPdf,
    idempotent,
    async c => responder(c, await enviar(c, 'certificado'), 'Certificado emitido correctamente'),
  )
  .get('/estudiantes/:matricula/certificado', requireSession, requireRoles('escolar', 'coordinador'), async c =>
    answerSuccess(
      c,
      'Consulta realizada',
      await estudianteParaCertificado(c.var.db, c.req.param('matricula'), c.var.usuario),
    ),
  )

/** The request as its lists tell it, and its links beside. */
const responder = async (c: Context<AppEnv>, n_folio: string, message: string) => {
  const call = requestScopeOf(c)
  const { registro } = await storedRecordOf(c.var.db, readPlanOf(resources.certificados), call, n_folio)
  const enlaces = (await partesDeCertificado.certificados(c.var.db, [n_folio], call)).get(n_folio)
  return answerSuccess(c, message, {
    ...registro,
    certificados: enlaces,
    comprobante_pago: enlaces?.url_recibo ?? null,
    ...enlaces,
  })
}
