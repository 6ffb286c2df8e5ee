import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { BulkRoom } from '../../crud/bulk/bulkRoom.ts'
import { cucDe } from '../../auth/cucDe.ts'
import type { Enlace } from './enlace.ts'

/** Returns the act that ties each of the chosen records to the caller's CUC, or unties it, by the rules of one. */
export const deUnoEnUno =
  (trabajo: (tx: Queryable, enlace: Enlace) => Promise<object>): BulkRoom =>
  () =>
  async ({ db, usuario, options }, clave) => {
    const momento = options.now()
    await trabajo(db, { clave, clave_cuc: cucDe(usuario), usuario, momento, hoy: hoyEnMexico(momento) })
    return true
  }
