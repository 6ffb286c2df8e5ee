import type { BulkHandler } from '../../src/schema/names.ts'
import type { BulkRoom } from '../crud/bulk/bulkRoom.ts'
import { quitarDeAsignatura } from './clases/desasociar.ts'
import { documentosRecibidos } from './documentacion/documentosRecibidos.ts'
import { aumento } from './reinscripcion/aumento.ts'

/** The hand-made acts on several records, by the name that declarations give them. */
export const bulkHandlers: Record<BulkHandler, BulkRoom> = {
  documentosRecibidos,
  quitarDeAsignatura,
  reinscribir: () => async (call, matricula) => {
    await aumento(call, matricula)
    return true
  },
}
