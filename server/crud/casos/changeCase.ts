import { eq } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Content } from '../../../src/schema/process/process.ts'
import { nameOfAuthor } from '../nameOfAuthor.ts'
import { storedRecordOf, type StoredRecord } from '../read/storedRecord.ts'
import { isSameValue, recordChange } from '../recordChange.ts'
import { columnOf } from '../registry.ts'
import { historyEntry } from '../write/historyEntry.ts'
import type { CaseWork } from './caseWork.ts'
import type { Movement } from './movements.ts'
import type { SentStep } from './readSentStep.ts'
import { pasos } from './tables.ts'

/** Returns what history says of the file that went with a step, under the name that its declaration gives it. */
export const fileInHistory = ({ pdf }: Content = {}, { file }: SentStep): HistoryBeside => {
  const name = pdf?.toldAs ?? 'archivo'
  return file ? { antes: { [name]: null }, despues: { [name]: file.nombre } } : {}
}

/** Values that history tells of a step beside those of the case. */
export type HistoryBeside = { [side in 'antes' | 'despues']?: Readonly<Record<string, unknown>> }

/** Writes the values of a case and their history; answers the case as it is now. */
export const changeCase = async (
  work: CaseWork,
  before: StoredRecord,
  values: Readonly<Record<string, unknown>>,
  { reason, beside = {} }: { reason: string | null; beside?: HistoryBeside },
): Promise<StoredRecord> => {
  const { tx, plan, resource, context } = work
  await tx
    .update(plan.table)
    .set({ ...values, version: before.version + 1 })
    .where(eq(columnOf(plan.table, resource.key), before.key))
  const after = await storedRecordOf(tx, plan, context.call, before.key)
  const entry = historyEntry(context, { before, after }, reason)
  await recordChange(tx, {
    ...entry,
    antes: { ...entry.antes, ...beside.antes },
    despues: { ...entry.despues, ...beside.despues },
  })
  return after
}

type WrittenMovement = Omit<Movement, 'proceso' | 'usuario_id' | 'autor' | 'rol' | 'momento'>

/** Writes a step: who, when, from where to where, and what went with it. */
export const writeMovement = async ({ tx, usuario, resource, now }: CaseWork, movement: WrittenMovement) => {
  await tx.insert(pasos).values({
    ...movement,
    proceso: resource.name,
    usuario_id: usuario.id,
    autor: nameOfAuthor(usuario),
    rol: usuario.rol,
    momento: now,
  })
}

/** Returns the values that differ between two sides, by name; undefined for none. */
export const changesIn = (names: readonly string[], before: Values, after: Values) => {
  const changed = names.filter(name => !isSameValue(before[name], after[name]))
  const side = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)))
  return changed.length ? { antes: side(before), despues: side(after) } : undefined
}
