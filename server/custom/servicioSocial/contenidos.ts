import * as z from 'zod'
import { nombreDePdf, pdfGrande } from '../../../src/domain/archivoPdf.ts'
import { faltaDeComentario } from '../../../src/domain/servicioSocial/comentario.ts'
import { fases, informacion, liberacion } from '../../../src/domain/servicioSocial/fases.ts'
import { resources } from '../../../src/resources/index.ts'
import { isUnprintable } from '../../../src/schema/tidy.ts'
import { validate } from '../../../src/schema/validate.ts'
import { refuseErrors } from '../../crud/write/refuseErrors.ts'
import { Falla } from '../../http/Falla.ts'
import type { formularioRecibido } from '../../files/pdfRecibido.ts'
import type { Contenido } from './mover.ts'
import { identificacion } from './servicioDe.ts'

/** A decision as both calls send it; whatever else of the record comes along is not read. (B §7) */
export const decision = identificacion.extend({
  status: z.enum(['aceptado', 'rechazado'], 'Indique si acepta o rechaza'),
  comentario: z
    .string('El comentario no es válido')
    .nullish()
    .transform(dicho => dicho ?? ''),
})

/** The phase of an upload or of its decision, by its name in the record. */
export const deFase = identificacion.extend({
  nombre_fase: z
    .string('Indique la fase')
    .transform(nombre => fases.findIndex(({ clave }) => clave === nombre))
    .refine(fase => fase > informacion && fase <= liberacion, 'La fase no es válida'),
  nombre_archivo: z.string().max(255, 'El nombre del archivo es demasiado largo').optional(),
})

export const decisionDeFase = deFase.extend(decision.shape)

/** The comment of a decision, when it may have it and must. (B §5) */
export const comentado = ({
  status,
  comentario,
}: Pick<z.infer<typeof decision>, 'status' | 'comentario'>): Contenido => {
  const falta = isUnprintable(comentario)
    ? "El campo 'Comentario' contiene caracteres no permitidos"
    : faltaDeComentario(status, comentario)
  if (falta) throw new Falla(422, falta, { errors: { comentario: falta } })
  return status === 'rechazado' ? { comentario: comentario.trim() } : {}
}

type Formulario = Awaited<ReturnType<typeof formularioRecibido>>

/** The file of an upload. 422 for none and for what is no PDF, 413 for one that is too large. */
export const conArchivo = ({ pdf, falta }: Formulario, nombre?: string): Contenido => {
  if (!pdf) throw new Falla(falta === pdfGrande ? 413 : 422, falta, { errors: { archivoPdf: falta } })
  return { pdf: { ...pdf, nombre: nombre?.trim() ? nombreDePdf(nombre) : pdf.nombre } }
}

/** The information of a service, judged by its declaration. (B §5) */
export const informado = (dicho: Readonly<Record<string, unknown>>, hoy: string): Contenido => {
  const { values, errors } = validate(resources.serviciosSociales, 'update', dicho, hoy, { status: 'enviado' })
  refuseErrors(errors)
  return { informacion: values }
}
