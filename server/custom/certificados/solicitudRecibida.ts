import type { Context } from 'hono'
import { pdfGrande, sinPdf } from '../../../src/domain/archivoPdf.ts'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { resources } from '../../../src/resources/index.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { AppEnv } from '../../contexto.ts'
import { Falla } from '../../http/Falla.ts'
import { formularioRecibido } from '../../files/pdfRecibido.ts'
import type { Solicitud } from './solicitar.ts'

/** The multipart form of a request, judged as a whole: 422 with what is wrong with each field and with the proof of payment, 413 for a proof that is too large. (B §5, Certificate) */
export const solicitudRecibida = async (c: Context<AppEnv>): Promise<Solicitud> => {
  const { usuario, opciones } = c.var
  const momento = opciones.hoy()
  const hoy = hoyEnMexico(momento)
  const { textos, pdf, falta } = await formularioRecibido(c, 'comprobante_pago')
  const { values, errors: deCampos } = validate(resources.certificados, 'create', textos, hoy)
  const errors = { ...deCampos, ...(falta ? { comprobante_pago: falta === sinPdf ? sinComprobante : falta } : {}) }
  if (!pdf || Object.keys(errors).length)
    throw new Falla(falta === pdfGrande ? 413 : 422, Object.values(errors)[0] ?? sinComprobante, { errors })
  return { values, pdf, usuario, momento, hoy }
}

const sinComprobante = 'El comprobante de pago es requerido'
