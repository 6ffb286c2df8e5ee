import type { Context } from 'hono'
import { stepsOf } from '../../../src/schema/process/stepsOf.ts'
import type { AppEnv } from '../../contexto.ts'
import { missingRecord } from '../missingRecord.ts'
import { storedRecordOf } from '../read/storedRecord.ts'
import { valueOf } from '../read/valueOf.ts'
import { keyFieldOf } from '../registry.ts'
import { caseWork, seesCase, type CaseResource } from './caseWork.ts'
import { inForce, movementsOf } from './movements.ts'
import { undoFault } from './undoStep.ts'

/** Everything that happened to a case, what the caller may do with it now, and which step they may take back. 404 for a case that they do not see. */
export const timeLine = async (c: Context<AppEnv>, resource: CaseResource, said: string) => {
  const { db, usuario } = c.var
  const { view, job, process, now, today } = caseWork(c, db, resource)
  const key = valueOf(keyFieldOf(resource), said)
  if (key === undefined || !(await seesCase(db, view, job, String(key)))) throw missingRecord(resource)
  const [{ values, registro }, movements] = await Promise.all([
    storedRecordOf(db, view, job.call, String(key)),
    movementsOf(db, resource.name, String(key)),
  ])
  const undone = new Map(movements.map(({ n, deshace }) => [deshace, n]))
  const last = inForce(movements).at(-1)
  return {
    registro,
    pasos: movements.map(({ n, paso, de, a, comentario, archivo, deshace, autor, rol, usuario_id, momento }) => ({
      n,
      paso,
      de,
      a,
      comentario,
      archivo: job.call.archivo(archivo),
      deshace,
      deshecho: undone.get(n) ?? null,
      autor,
      rol,
      propio: usuario_id === usuario.id,
      momento,
    })),
    atrasado: typeof values.vence === 'string' && values.vence < today,
    posibles: stepsOf(process, values, usuario.rol).map(([name]) => name),
    deshacer: last && !undoFault(resource, last, usuario.rol, now) ? last.n : null,
  }
}
