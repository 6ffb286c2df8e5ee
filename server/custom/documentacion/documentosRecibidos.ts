import * as z from 'zod'
import { documentos, esVisible } from '../../../src/domain/documentos.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { BulkRoom } from '../../crud/bulk/bulkRoom.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { Falla } from '../../http/Falla.ts'
import { saveDocumentacion } from './saveDocumentacion.ts'

/** Marks the same documents as handed in by each student; those handed in before keep their day. 422 for a student who is not asked for all of them, whose documents stay as they were. */
export const documentosRecibidos: BulkRoom = dicho => {
  const { documentos: pedidos } = parseOrRefuse(esquema, dicho ?? {})
  return async (call, matricula) => {
    const { nacionalidad, version } = await quienEstudia(call.db, call.usuario, matricula)
    const ajeno = pedidos.find(nombre => !esVisible(nombre, nacionalidad))
    if (ajeno) throw new Falla(422, `El documento '${ajeno}' no se pide a este estudiante`)
    const entregados = pedidos.map(nombre => ({ nombre, estado: true }))
    return (await saveDocumentacion(call, matricula, entregados)).version !== version
  }
}

const elija = 'Elija al menos un documento'
const nombres = documentos.map(({ nombre }) => nombre)
const esquema = z.object({
  documentos: z.array(z.enum(nombres, 'El documento no es de los que se piden'), elija).min(1, elija),
})
