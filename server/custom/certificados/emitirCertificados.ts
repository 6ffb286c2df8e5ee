import { inArray } from 'drizzle-orm'
import * as z from 'zod'
import { faltaDePdf, nombreDePdf } from '../../../src/domain/archivoPdf.ts'
import { archivoDudoso, solicitudesPorArchivo } from '../../../src/domain/certificadosPorNombre.ts'
import { resources } from '../../../src/resources/index.ts'
import type { BulkRoom } from '../../crud/bulk/bulkRoom.ts'
import { caseContextOf } from '../../crud/casos/caseContext.ts'
import { takeStep } from '../../crud/casos/takeStep.ts'
import { faltaAlAbrir } from '../../files/faltaAlAbrir.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'

const { certificados } = tables

/**
 * Emits each request with the PDF named by its folio or, without doubt, its student's matrícula. 422 for all if a file
 * is of none; a request with no file, two, or a doubtful one stays unchanged.
 */
export const emitirCertificados: BulkRoom = (dicho, _params, c) => {
  const { archivos } = parseOrRefuse(esquema, dicho ?? {})
  return {
    related: async (_call, folios) => [folios],
    on: async ({ db }, folios) => {
      const { n_folio, matricula_estudiante } = certificados
      const solicitudes = await db
        .select({ n_folio, matricula_estudiante })
        .from(certificados)
        .where(inArray(n_folio, [...folios]))
      const posibles = solicitudesPorArchivo(
        archivos.map(({ nombre }) => nombre),
        solicitudes,
      )
      const ajeno = archivos.find((_, lugar) => !posibles[lugar]?.length)
      if (ajeno)
        throw new Falla(422, `«${ajeno.nombre}» no es de ninguna de las solicitudes elegidas que están por emitir`)
      return async (call, folio) => {
        const suyos = archivos.flatMap((archivo, lugar) => {
          const de = posibles[lugar] ?? []
          return de.includes(folio) ? [{ archivo, de }] : []
        })
        const dudoso = suyos.find(({ de }) => de.length > 1)
        if (dudoso) throw new Falla(422, archivoDudoso(dudoso.archivo.nombre, dudoso.de))
        const [archivo, otro] = suyos.map(suyo => suyo.archivo)
        if (!archivo) throw new Falla(422, 'Ningún archivo lleva en su nombre su folio ni su matrícula')
        if (otro) throw new Falla(422, 'Más de un archivo lleva en su nombre su folio o su matrícula')
        const contenido = Buffer.from(archivo.contenido, 'base64')
        const falta = faltaDePdf(contenido) ?? (await faltaAlAbrir(contenido, { de: call.usuario.id }))
        if (falta) throw new Falla(422, falta)
        const file = { nombre: nombreDePdf(archivo.nombre), contenido }
        const sent = { values: {}, comment: null, file, faults: {} }
        const context = caseContextOf(c, resources.certificados)
        await takeStep(context, { name: 'emitir', key: folio, sent, batch: call.db })
        return true
      }
    },
  }
}

const elija = 'Seleccione los certificados en PDF'
const noValido = 'El archivo no es válido'
const esquema = z.object({
  archivos: z
    .array(
      z.object({ nombre: z.string(noValido).min(1, noValido).max(255, noValido), contenido: z.base64(noValido) }),
      elija,
    )
    .min(1, elija)
    .max(2000, noValido),
})
