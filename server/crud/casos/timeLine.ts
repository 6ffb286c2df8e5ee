import type { Role } from '../../../src/schema/account/roles.ts'
import { judgeStep, phaseAt, phaseStates, waysOf } from '../../../src/schema/process/phases.ts'
import { registered } from '../../../src/schema/registered.ts'
import { stepsOf } from '../../../src/schema/process/stepsOf.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { AnyProcess } from '../../../src/schema/process/process.ts'
import { missingRecord } from '../missingRecord.ts'
import { storedRecordOf } from '../read/storedRecord.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import type { CaseContext } from './caseContext.ts'
import { caseWork } from './caseWork.ts'
import { readsCase } from './lockCase.ts'
import { movementsOf, type Movement } from './movements.ts'
import { undoable } from './undoStep.ts'

/** Returns everything that happened to a case, the steps that the caller may take now, and the one that they may take back. 404 for a case that they may not read. */
export const timeLine = async (context: CaseContext, sentKey: string) => {
  const { db, resource, plan } = context
  const work = caseWork(context, db)
  const { process, usuario, now, today } = work
  const key = keyValueOf(resource, sentKey)
  if (key === undefined || !(await readsCase(work, String(key)))) throw missingRecord(resource)
  const [{ values, registro }, movements] = await Promise.all([
    storedRecordOf(db, plan, context.call, String(key)),
    movementsOf(db, resource.name, String(key)),
  ])
  const undone = new Map(movements.map(({ n, deshace }) => [deshace, n]))
  return {
    registro,
    pasos: movements.map(({ n, fase, paso, de, a, comentario, archivo, deshace, autor, rol, usuario_id, momento }) => ({
      n,
      fase: phaseAt(process, fase)?.name ?? null,
      paso,
      de,
      a,
      comentario,
      archivo: context.call.archivo(archivo),
      deshace,
      deshecho: undone.get(n) ?? null,
      autor,
      rol,
      propio: usuario_id === usuario.id,
      momento,
    })),
    atrasado: String(values.vence ?? today) < today,
    posibles: possible(process, values, movements, usuario.rol),
    deshacer: undoable(resource, movements, usuario.rol, now).last?.n ?? null,
  }
}

/** Names the steps that a role may take now: «enviar», or «fase_uno/enviar» in a process with phases. */
const possible = (process: AnyProcess, values: Values, movements: readonly Movement[], role: Role) => {
  const states = phaseStates(process, movements)
  if (!states) return stepsOf(process, values, role).map(([name]) => name)
  return waysOf(process)
    .filter(({ name, phase }) => {
      const step = registered(process.steps, name)
      const state = String(states.find((_, nth) => nth === phase))
      return [step.by].flat().includes(role) && judgeStep(process, name, step, { values, state, phase, states }).open
    })
    .map(({ way }) => way)
}
