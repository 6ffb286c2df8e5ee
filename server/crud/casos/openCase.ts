import type { Queryable } from '../../db/queryable.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { storedRecordOf, type StoredRecord } from '../read/storedRecord.ts'
import { recordChange } from '../recordChange.ts'
import { inWrite } from '../write/inWrite.ts'
import { historyEntry } from '../write/historyEntry.ts'
import type { CaseContext } from './caseContext.ts'
import { caseWork, type CaseWork } from './caseWork.ts'
import { fileInHistory, writeMovement } from './changeCase.ts'
import { seesCase } from './lockCase.ts'
import { weighOpening, lockForOpening, findOpened, type WeighedOpening } from './weighOpening.ts'
import { opening } from './movements.ts'
import type { SentStep } from './readSentStep.ts'
import { setRecord } from './setRecord.ts'
import { storedFile } from './storedFile.ts'
import { tellState } from './tellCase.ts'

/** Begins a case, all or nothing: locks its record, judges and keeps what goes with it, writes its first step and history. 409 while the record has one that is not over, where declared. */
export const openCase = (context: CaseContext, sent: SentStep, db: Queryable = context.db): Promise<StoredRecord> =>
  inWrite(db, context.resource, async tx => {
    const work = caseWork(context, tx)
    const locked = await lockForOpening(work, sent)
    const openedBefore = await findOpened(work, locked)
    if (openedBefore) return openedBefore
    const weighed = await weighOpening(work, locked, sent)
    const opened = await writeOpening(work, weighed, sent)
    const { rows } = weighed.sheet
    await tellState(work, opened, work.process.opens.to, { step: opening, comment: sent.comment, rows })
    return opened
  })

/** Writes a judged case, its first step and its history; 403 for one that whoever begins it would not see. */
const writeOpening = async (
  work: CaseWork,
  { id, values, record, move, sheet, huella }: WeighedOpening,
  sent: SentStep,
): Promise<StoredRecord> => {
  const { tx, plan, context, process } = work
  const { opens } = process
  await tx.insert(plan.table).values(values)
  if (!(await seesCase(work, id))) throw notAllowed()
  const archivo = await storedFile(work, sent)
  const registro = await setRecord(work, record, opens.sets)
  await writeMovement(work, {
    ...move,
    caso: id,
    n: 1,
    paso: opening,
    de: null,
    comentario: sent.comment,
    archivo,
    huella,
    deshace: null,
    cambios: registro ? { registro } : null,
  })
  const after = await storedRecordOf(tx, plan, context.call, id)
  const entry = historyEntry(context, { after })
  await recordChange(tx, {
    ...entry,
    despues: { ...entry.despues, ...fileInHistory(opens.with, sent).despues, ...sheet.despues },
  })
  return after
}
