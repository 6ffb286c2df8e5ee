import { judgeStep, phaseStates } from '../../../src/schema/process/phases.ts'
import { registered } from '../../../src/schema/registered.ts'
import { Falla } from '../../http/Falla.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { alreadyDone } from './alreadyDone.ts'
import { lockCase } from './lockCase.ts'
import type { CaseWork } from './caseWork.ts'
import { fieldsOfContent, judgeSentFields, roomOf, validateSentFields } from './stepFields.ts'
import { movementsOf, standsAfter } from './movements.ts'
import { refuseFaults, type SentStep } from './readSentStep.ts'
import { sendingMark } from './sendingMark.ts'
import { keepSheet, markWith } from './sheetRoom.ts'

/** Step that somebody takes: its name, its case and, in a process with phases, its phase. */
export type StepRequest = { name: string; key: string | undefined; phase?: number | undefined }

/** Step of a case that is locked until the transaction ends: where the case stands, and whether it is open to the step. */
type LockedStep = Awaited<ReturnType<typeof lockForStep>>

/** Locks a case and looks where it stands for a step. Wrong content is refused before the case is looked for, unless fields or a phase go with the step. */
export const lockForStep = async (work: CaseWork, { name, key, phase }: StepRequest, sent: SentStep) => {
  const { tx, usuario, resource, process } = work
  const step = registered(process.steps, name)
  const names = fieldsOfContent(resource, step.with)
  if (!names.length && phase === undefined) refuseFaults(sent)
  const before = await lockCase(work, key)
  const movements = await movementsOf(tx, resource.name, before.key)
  const last = movements.at(-1)
  const states = phaseStates(process, movements)
  const state = states?.find((_, nth) => nth === phase) ?? String(before.values.estado)
  const { open, fault } = judgeStep(process, name, step, { values: before.values, state, phase, states })
  const mark = markWith(work, step.with, sent)
  return {
    name,
    step,
    phase,
    names,
    before,
    movements,
    last,
    /** Last step on its own phase. */
    lastOfPhase: phase === undefined ? last : movements.findLast(({ fase }) => fase === phase),
    state,
    open,
    fault,
    /** Returns the mark of this sending, as if it were taken after so many steps. */
    markAfter: (n: number, fields: object) =>
      sendingMark({
        resource: resource.name,
        key: before.key,
        n,
        phase,
        step: name,
        usuario: usuario.id,
        comment: sent.comment,
        mark,
        fields,
      }),
  }
}

/** Returns the case as it is where its last step is this very sending and may be repeated; else throws the 409 of a case that is not open to the step. */
export const answerAgain = (
  work: CaseWork,
  { name, step, names, before, last, lastOfPhase, state, fault, markAfter }: LockedStep,
  sent: SentStep,
): StoredRecord => {
  const { fields } = validateSentFields(work, names, sent, before.values)
  const same = last && last.huella === markAfter(last.n - 1, fields)
  if (same && step.again !== 'refused') return before
  throw alreadyDone(work.resource, { ...step, name }, { at: state, last: lastOfPhase, usuario: work.usuario, fault })
}

/** Step that may be written. */
export type WeighedStep = Awaited<ReturnType<typeof weighStep>>

/** Judges a step that a case is open to, with what goes with it, and keeps the rows of its sheet; answers what is to be written of it. */
export const weighStep = async (work: CaseWork, locked: LockedStep, sent: SentStep) => {
  const { process, today } = work
  const { name, step, phase, names, before, movements, last, markAfter } = locked
  refuseOvertaken(work, locked, sent)
  sent.judge?.()
  const move = { fase: phase ?? null, a: step.to }
  const stands = standsAfter(work, before.values, movements, move)
  const fields = await judgeSentFields(work, names, sent, { ...before.values, ...stands })
  const judged = step.guard?.({ ...before.values, ...fields }, today) ?? true
  if (judged !== true) throw new Falla(409, judged)
  const record = String(before.values[process.of])
  const sheet = await keepSheet(work, step.with, sent, { step: name, record })
  const addedValues = { ...(await roomOf(work, step.room, { ...before.values, ...fields })), ...sheet.values }
  const n = last?.n ?? 0
  return { ...locked, move, record, fields, sheet, addedValues, n: n + 1, huella: markAfter(n, fields) }
}

/** Refuses (409) a step of whoever has not seen the last one on its phase, or names one that does not exist. */
const refuseOvertaken = (
  { resource, usuario }: CaseWork,
  { step, last, lastOfPhase }: LockedStep,
  { after }: SentStep,
) => {
  const newest = lastOfPhase ?? last
  if (after !== undefined && last && newest && (after < (lastOfPhase?.n ?? 0) || after > last.n))
    throw alreadyDone(resource, { label: step.label, from: newest.de }, { at: newest.a, last: newest, usuario })
}
