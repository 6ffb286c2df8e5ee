import { phaseAt, phaseStates } from '../../../src/schema/process/phases.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { inWrite } from '../write/inWrite.ts'
import type { CaseContext } from './caseContext.ts'
import { caseWork, type CaseWork } from './caseWork.ts'
import { changeCase, changesIn, fileInHistory, writeMovement } from './changeCase.ts'
import { answerAgain, lockForStep, weighStep, type WeighedStep, type StepRequest } from './weighStep.ts'
import { standsAfter } from './movements.ts'
import { awaitsStill, markCaseRead } from './markCaseRead.ts'
import type { SentStep } from './readSentStep.ts'
import { setRecord } from './setRecord.ts'
import { storedFile } from './storedFile.ts'
import { tellState } from './tellCase.ts'

/**
 * Takes one step of a case in one transaction: checks, files, notices, step, record and history. A repeated request
 * returns the case unchanged; a competing step gets 409 with who acted first and when.
 */
export const takeStep = (
  context: CaseContext,
  { sent, batch, ...request }: StepRequest & { sent: SentStep; batch?: Queryable },
): Promise<StoredRecord> =>
  inWrite(batch ?? context.db, context.resource, async tx => {
    const work = caseWork(context, tx)
    const locked = await lockForStep(work, request, sent)
    if (!locked.open) return answerAgain(work, locked, sent)
    const judged = await weighStep(work, locked, sent)
    const archivo = await storedFile(work, sent)
    await tellStep(work, judged, sent, { inBatch: batch !== undefined })
    return writeStep(work, judged, sent, archivo)
  })

/** Writes the notices of a step. Must run before the step is written, which may close an account to be notified. */
const tellStep = async (
  work: CaseWork,
  { before, name, step, phase, movements, move, sheet: { rows } }: WeighedStep,
  sent: SentStep,
  { inBatch }: { inBatch: boolean },
) => {
  const states = phaseStates(work.process, [...movements, move])
  const stands = standsAfter(work, before.values, movements, move)
  // The office's notices stay unread while another phase awaits it, and in a batch, which would lock them for its
  // duration.
  await markCaseRead(work, before, { office: !inBatch && !awaitsStill(work, stands) })
  await tellState(work, before, step.to, { step: name, comment: sent.comment, rows, phase, states })
}

/** Writes a judged step: what it sets, the step itself, and the case with its history. */
const writeStep = async (
  work: CaseWork,
  {
    before,
    name,
    step,
    phase,
    movements,
    move,
    state,
    record,
    names,
    fields,
    addedValues,
    sheet,
    n,
    huella,
  }: WeighedStep,
  sent: SentStep,
  archivo: string | null,
): Promise<StoredRecord> => {
  const { comment } = sent
  const registro = await setRecord(work, record, step.sets)
  const caso = changesIn([...names, ...Object.keys(addedValues)], before.values, { ...fields, ...addedValues })
  await writeMovement(work, {
    ...move,
    caso: before.key,
    n,
    paso: name,
    de: state,
    comentario: comment,
    archivo,
    huella,
    deshace: null,
    cambios: registro || caso ? { ...(registro && { registro }), ...(caso && { caso }) } : null,
  })
  const newValues = { ...fields, ...addedValues }
  const values = { ...newValues, ...standsAfter(work, { ...before.values, ...newValues }, movements, move) }
  const file = fileInHistory(step.with, sent)
  const phaseName = phaseAt(work.process, phase)?.name
  return changeCase(work, before, values, {
    reason: comment,
    beside: {
      antes: { ...file.antes, ...sheet.antes, ...(phaseName && { [phaseName]: state }) },
      despues: { ...file.despues, ...sheet.despues, ...(phaseName && { [phaseName]: step.to }) },
    },
  })
}
