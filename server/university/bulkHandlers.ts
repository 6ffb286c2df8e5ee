import type { BulkHandler } from '../../src/schema/names.ts'
import { resources } from '../../src/resources/index.ts'
import type { BulkRoom } from '../crud/bulk/bulkRoom.ts'
import { caseContextOf } from '../crud/casos/caseContext.ts'
import { openCase } from '../crud/casos/openCase.ts'
import { emitirCertificados } from '../custom/certificados/emitirCertificados.ts'
import { quitarDeAsignatura } from '../custom/clases/desasociar.ts'
import { inscribirDeHoja } from '../custom/clases/inscribirDeHoja.ts'
import { inscribirGrupo } from '../custom/clases/inscribirGrupo.ts'
import { deUnoEnUno } from '../custom/enlaces/deUnoEnUno.ts'
import { asociarFacilitador, desasociarFacilitador } from '../custom/enlaces/facilitador.ts'
import { documentosRecibidos } from '../custom/documentacion/documentosRecibidos.ts'

/** Hand-made acts on several records, by the name that declarations give them. */
export const bulkHandlers: Record<BulkHandler, BulkRoom> = {
  asociarFacilitadores: deUnoEnUno(asociarFacilitador),
  desasociarFacilitadores: deUnoEnUno(desasociarFacilitador),
  documentosRecibidos,
  emitirCertificados,
  inscribirDeHoja,
  inscribirGrupo,
  quitarDeAsignatura,
  reinscribir: (_said, _params, c) => async (call, matricula) => {
    await openCase(
      caseContextOf(c, resources.reinscripciones),
      { values: { matricula }, comment: null, faults: {} },
      call.db,
    )
    return true
  },
}
