import * as z from 'zod'
import { nombreDePdf, pdfGrande } from '../../../src/domain/archivoPdf.ts'
import { faltaDeComentario } from '../../../src/domain/servicioSocial/comentario.ts'
import { fases, informacion, liberacion } from '../../../src/domain/servicioSocial/fases.ts'
import { resources } from '../../../src/resources/index.ts'
import { isUnprintable } from '../../../src/language/texto.ts'
import { validate } from '../../../src/schema/validate.ts'
import { refuseErrors } from '../../crud/write/refuse.ts'
import { Falla } from '../../http/Falla.ts'
import type { formularioRecibido } from '../../files/formularioRecibido.ts'
import { identificacion } from './servicioDe.ts'

/** A decision as both calls send it; the rest of the record that comes along is ignored. (B §7) */
export const decision = identificacion.extend({
  status: z.enum(['aceptado', 'rechazado'], 'Indique si acepta o rechaza'),
  comentario: z
    .string('El comentario no es válido')
    .nullish()
    .transform(dicho => dicho ?? ''),
  /** Last step that whoever decides saw; without it the decision applies to whatever is there. */
  tras: z.coerce.number('La petición no es válida').int().nonnegative().optional(),
})

/** Phase of an upload or of its decision, by its name in the record. */
export const deFase = identificacion.extend({
  nombre_fase: z
    .string('Indique la fase')
    .transform(nombre => fases.findIndex(({ clave }) => clave === nombre))
    .refine(fase => fase > informacion && fase <= liberacion, 'La fase no es válida'),
  nombre_archivo: z.string().max(255, 'El nombre del archivo es demasiado largo').optional(),
})

export const decisionDeFase = deFase.extend(decision.shape)

/** Refuses (422) the comment of a decision where it may not be, or is missing. (B §5) */
export const comentado = ({ status, comentario }: Pick<z.infer<typeof decision>, 'status' | 'comentario'>) => {
  const falta = isUnprintable(comentario)
    ? "El campo 'Comentario' contiene caracteres no permitidos"
    : faltaDeComentario(status, comentario)
  if (falta) throw new Falla(422, falta, { errors: { comentario: falta } })
}

type Formulario = Awaited<ReturnType<typeof formularioRecibido>>

/** Returns the file of an upload, under the name that it was given, and the check that refuses a missing one (422), one that is no PDF (422) and one that is too large (413). */
export const archivoDe = ({ pdf, falta }: Formulario, nombre?: string) => ({
  file: pdf && { ...pdf, nombre: nombre?.trim() ? nombreDePdf(nombre) : pdf.nombre },
  judge: () => {
    if (!pdf) throw new Falla(falta === pdfGrande ? 413 : 422, falta, { errors: { archivoPdf: falta } })
  },
})

/** Refuses (422) the information of a service that breaks its declaration. (B §5) */
export const judgeInformacion = (dicho: Readonly<Record<string, unknown>>, hoy: string) =>
  refuseErrors(
    validate(resources.serviciosSociales, 'update', dicho, { today: hoy, stored: { status: 'enviado' } }).errors,
  )
