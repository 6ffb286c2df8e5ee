import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { enFrase } from '../../../src/language/enFrase.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { sightsOf, type AnyProcess, type Content } from '../../../src/schema/process/process.ts'
import { paramsOf, type AnyResource, type Door } from '../../../src/schema/resource.ts'
import type { Usuario } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { planOnce } from '../../db/planOnce.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { nameOfAuthor } from '../nameOfAuthor.ts'
import { missingRecord } from '../missingRecord.ts'
import { doorCondition, sightOf } from '../read/doorCondition.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { storedRecordOf, type StoredRecord } from '../read/storedRecord.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import { isSameValue, recordChange } from '../recordChange.ts'
import { columnOf } from '../registry.ts'
import { everything } from '../scope.ts'
import { historyEntry } from '../write/historyEntry.ts'
import type { CaseContext, CaseResource } from './caseContext.ts'
import { pasos } from './tables.ts'
import type { Movement } from './movements.ts'
import type { SentStep } from './readSentStep.ts'

/** Context of every step: its write, in its transaction, and at hand what the step reads of it. */
export type CaseWork = {
  context: CaseContext
  resource: CaseResource
  process: AnyProcess
  /** Transaction, plan, caller, moment and day of `context`. */
  tx: Queryable
  plan: ReadPlan
  usuario: Usuario
  now: Date
  today: string
}

export const caseWork = (write: CaseContext, tx: Queryable): CaseWork => {
  const { resource, plan, momento: now, call } = write
  const { usuario, today } = call
  return { context: { ...write, db: tx }, resource, process: resource.process, tx, plan, usuario, now, today }
}

/** Locks and reads the case of a key until the transaction ends; 404 for none, 403 for one that the caller does not see. */
export const lockCase = async (work: CaseWork, sentKey: string | undefined): Promise<StoredRecord> => {
  const { tx, context, plan, resource } = work
  const key = columnOf(plan.table, resource.key)
  const [row] = await tx
    .select({ key, isSeen: sql<boolean>`coalesce(${isSeenByCaller(work)}, false)` })
    .from(plan.table)
    .where(eq(key, keyValueOf(resource, sentKey) ?? null))
    .for('update')
  if (!row) throw missingRecord(resource)
  if (!row.isSeen) throw notAllowed()
  return storedRecordOf(tx, plan, context.call, String(row.key))
}

/** Returns the condition of the cases that the caller sees. */
const isSeenByCaller = ({ plan, process, context }: CaseWork) => sightOf(plan, sightsOf(process), context.call)

/** Tells whether there is a case of a key that the caller sees. */
export const seesCase = (work: CaseWork, key: string): Promise<boolean> => isThere(work, key, isSeenByCaller(work))

/** Tells whether there is a case of a key that the caller may read: one that they see, or that a list of their role shows them. */
export const readsCase = (work: CaseWork, key: string): Promise<boolean> => {
  const { plan, resource, context } = work
  const { call } = context
  const doors = Object.values<Door>(resource.lists).filter(
    ({ path, roles, through }) => roles.includes(call.usuario.rol) && !through && paramsOf(path).length === 0,
  )
  return isThere(
    work,
    key,
    or(isSeenByCaller(work), ...doors.map(door => doorCondition({ plan, door, call }) ?? everything)),
  )
}

const isThere = async ({ tx, plan, resource }: CaseWork, key: string, condition: SQL | undefined) => {
  const column = columnOf(plan.table, resource.key)
  const found = await planOnce(
    tx
      .select({ key: column })
      .from(plan.table)
      .where(and(eq(column, key), condition)),
  )
  return found.length > 0
}

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

/** Returns the words for a kind of case in a sentence: its noun («baja temporal»), «este» or «esta», and «El» or «La» for its beginning. */
export const caseWords = ({ label }: AnyResource) => ({
  noun: enFrase(label.one),
  this: label.feminine ? 'esta' : 'este',
  the: label.feminine ? 'La' : 'El',
})
