import type { Role } from '../../../src/schema/account/roles.ts'
import { contado } from '../../../src/language/contado.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { inWrite } from '../write/inWrite.ts'
import { changesOfToday } from './changesOfToday.ts'
import type { CaseContext, CaseResource } from './caseContext.ts'
import { caseWork, type CaseWork } from './caseWork.ts'
import { changeCase, writeMovement } from './changeCase.ts'
import { lockCase } from './lockCase.ts'
import { inForce, movementsOf, standsAfter, type Movement } from './movements.ts'
import { awaitsStill, markCaseRead } from './markCaseRead.ts'
import { refuseFaults, type SentStep } from './readSentStep.ts'
import { sendingMark } from './sendingMark.ts'
import { restoreRecord } from './setRecord.ts'
import { tellUndone } from './tellCase.ts'

/** A case whose last step was taken back, the state that it came back to, and its phase, if the process has phases. */
type Undone = { record: StoredRecord; to: string; phase: number | null }

/** Takes the last step of a case back, by who may and within the declared days: writes an opposite step with its reason and restores what it set. 409 when too late, or when that has changed. */
export const undoStep = (context: CaseContext, key: string, sent: SentStep): Promise<Undone> =>
  inWrite(context.db, context.resource, async tx => {
    const work = caseWork(context, tx)
    return writeUndone(work, await judgeUndo(work, key, sent), sent)
  })

/** Locks a case and judges whether its last step may be taken back; answers that step, all steps, and the number of the last one. */
const judgeUndo = async (work: CaseWork, key: string, sent: SentStep) => {
  const { tx, usuario, resource, now } = work
  refuseFaults(sent)
  const before = await lockCase(work, key)
  const movements = await movementsOf(tx, resource.name, before.key)
  const { last, fault } = undoable(resource, movements, usuario.rol, now)
  if (fault) throw fault
  const n = movements.at(-1)?.n ?? 0
  if (sent.after !== undefined && sent.after !== n)
    throw new Falla(409, 'El último paso ya es otro: revíselo antes de deshacerlo')
  return { before, movements, last, n }
}

/** Restores what a step set, writes the opposite step, and tells those who were told of it or must act again. */
const writeUndone = async (
  work: CaseWork,
  { before, movements, last, n }: Awaited<ReturnType<typeof judgeUndo>>,
  { comment }: SentStep,
): Promise<Undone> => {
  const { usuario, resource, process } = work
  const { fase, paso, a } = last
  const record = String(before.values[process.of])
  const { registro, caso } = await changesOfToday(work, last, record)
  const to = last.de ?? a
  if (registro) await restoreRecord(work, record, registro)
  await writeMovement(work, {
    caso: before.key,
    n: n + 1,
    fase,
    paso,
    de: a,
    a: to,
    comentario: comment,
    archivo: null,
    huella: sendingMark({ resource: resource.name, key: before.key, n, usuario: usuario.id, comment }),
    deshace: last.n,
    cambios: null,
  })
  const stands = standsAfter(work, before.values, movements, { fase, a: to })
  await markCaseRead(work, before, { office: !awaitsStill(work, stands) })
  await tellUndone(work, before, { from: a, to, reason: comment })
  const after = await changeCase(work, before, { ...caso?.antes, ...stands }, { reason: comment })
  return { record: after, to, phase: fase }
}

/** Returns the step of a case that a role may take back at a moment; else the refusal. */
export const undoable = (
  { process }: CaseResource,
  movements: readonly Movement[],
  role: Role,
  now: Date,
): { last: Movement; fault?: undefined } | { last?: undefined; fault: Falla } => {
  const last = inForce(movements).at(-1)
  const undo = last && process.steps[last.paso]?.undo
  if (!undo) return { fault: new Falla(409, 'El último paso no se puede deshacer') }
  if (![undo.by].flat().includes(role)) return { fault: notAllowed() }
  if (last.de !== null && !Object.hasOwn(process.states, last.de))
    return { fault: new Falla(409, `Ya no se puede deshacer: el estado «${last.de}» ya no existe`) }
  if (now.getTime() - last.momento.getTime() <= undo.days * day) return { last }
  return { fault: new Falla(409, `Ya no se puede deshacer: el plazo era de ${contado(undo.days, 'día', 'días')}`) }
}

const day = 86_400_000
