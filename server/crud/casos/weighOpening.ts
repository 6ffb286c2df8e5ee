import { and, eq, inArray, sql } from 'drizzle-orm'
import { isPersonOfCase } from '../../../src/schema/process/isPersonOfCase.ts'
import { randomUUID } from 'node:crypto'
import type { Values } from '../../../src/schema/kinds.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { missingRecord } from '../missingRecord.ts'
import { ownKeys } from '../read/doorCondition.ts'
import { storedRecordOf, type StoredRecord } from '../read/storedRecord.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import { columnOf } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { refusal } from './alreadyDone.ts'
import type { CaseWork } from './caseWork.ts'
import { fieldsOfContent, judgeSentFields, roomOf } from './stepFields.ts'
import { movementsOf, opening, standsAfter } from './movements.ts'
import type { SentStep } from './readSentStep.ts'
import { sendingMark } from './sendingMark.ts'
import { recordOfCase } from './setRecord.ts'
import { underWay } from './underWay.ts'
import { keepSheet, markWith } from './sheetRoom.ts'

/** Beginning of a case, with its record locked until the transaction ends. */
type LockedOpening = Awaited<ReturnType<typeof lockForOpening>>

/** Judges the fields that begin a case and locks its record; 409 while the record has a case that is not over, where that is declared. */
export const lockForOpening = async (work: CaseWork, sent: SentStep) => {
  const { usuario, resource, process, today } = work
  const { opens, of, phases } = process
  const isOwn = isPersonOfCase(resource, usuario.rol)
  const contentFields = fieldsOfContent(resource, opens.with)
  const names = Object.keys(resource.fields).filter(name => contentFields.includes(name) || (name === of && !isOwn))
  const move = { fase: phases ? 0 : null, a: opens.to }
  const stands = { ...standsAfter(work, {}, [], move), ...(phases ? {} : { abierto: today }) }
  const mine: Values = isOwn ? { [of]: await callersRecord(work) } : {}
  const fields = { ...mine, ...(await judgeSentFields(work, names, sent, { ...stands, ...mine })) }
  const namedRecord = fields[of] ?? sent.values[of]
  const record = await lockRecord(work, typeof namedRecord === 'object' ? '' : String(namedRecord), isOwn)
  if (opens.once && (await isUnderWay(work, record))) throw new Falla(409, opens.once)
  const mark = markWith(work, opens.with, sent)
  const values: Values = { ...fields, [of]: record }
  return {
    move,
    stands,
    record,
    values,
    /** Returns the mark of this sending, as if it began the case of this key. */
    markOf: (id: string) =>
      sendingMark({
        resource: resource.name,
        key: id,
        n: 0,
        step: opening,
        usuario: usuario.id,
        comment: sent.comment,
        mark,
        fields: values,
      }),
  }
}

/** Returns the case that a record already has, where it may have but one and this very sending began it; 409 where another did, undefined where it has none. */
export const findOpened = async (
  work: CaseWork,
  { record, markOf }: LockedOpening,
): Promise<StoredRecord | undefined> => {
  const { tx, usuario, plan, context, resource, process } = work
  const { single } = process.opens
  const stored = single && (await storedCase(work, record))
  if (!single || !stored) return undefined
  const movements = await movementsOf(tx, resource.name, stored)
  if (!movements.some(({ huella }) => huella === markOf(stored))) throw refusal(resource, single, movements[0], usuario)
  return storedRecordOf(tx, plan, context.call, stored)
}

/** Beginning of a case that may be written. */
export type WeighedOpening = Awaited<ReturnType<typeof weighOpening>>

/** Judges the beginning of a case with what goes with it, and keeps the rows of its sheet; answers what is to be written of it. */
export const weighOpening = async (work: CaseWork, locked: LockedOpening, sent: SentStep) => {
  const { resource, process, today } = work
  const { opens } = process
  const { stands, values, record, markOf } = locked
  sent.judge?.()
  const judged = opens.guard?.({ ...stands, ...values }, today) ?? true
  if (judged !== true) throw new Falla(409, judged)
  const sheet = await keepSheet(work, opens.with, sent, { step: opening, record })
  const addedValues = { ...(await roomOf(work, opens.room, { ...stands, ...values })), ...sheet.values }
  const fields: Values = { ...values, ...addedValues }
  const id = String(fields[resource.key] ?? (opens.single ? record : randomUUID()))
  return { ...locked, id, values: { ...fields, ...stands, [resource.key]: id }, sheet, huella: markOf(id) }
}

/** Returns the key of the record that the caller signs in with; 403 for none. */
const callersRecord = async (work: CaseWork): Promise<string> => {
  const { table, resource } = recordOfCase(work)
  const key = columnOf(table, resource.key)
  const [row] = await work.tx
    .select({ key })
    .from(table)
    .where(inArray(key, ownKeys(work.resource, work.process.of, work.context.call)))
  if (!row) throw notAllowed()
  return String(row.key)
}

/** Locks the record, so that whoever begins another case of it waits; its key may be typed in small letters. 404 for none, 403 for one that the caller may not learn of. */
const lockRecord = async (work: CaseWork, sentKey: string, isOwn: boolean): Promise<string> => {
  const { table, resource } = recordOfCase(work)
  const key = columnOf(table, resource.key)
  const mayLearn = isOwn ? sql`true` : serverHouse().mayLearnOf(resource, work.context.call)
  const rowOf = async (typed: string) => {
    const [found] = await work.tx
      .select({ key, isVisible: sql<boolean>`coalesce(${mayLearn}, false)` })
      .from(table)
      .where(eq(key, keyValueOf(resource, typed) ?? null))
      .for('update')
    return found
  }
  const row = (await rowOf(sentKey)) ?? (await rowOf(sentKey.toUpperCase()))
  if (!row) throw missingRecord(resource)
  if (!row.isVisible) throw notAllowed()
  return String(row.key)
}

/** Returns the key of the case that a record has, where it may have but one. */
const storedCase = async ({ tx, plan, resource, process }: CaseWork, key: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ key: columnOf(plan.table, resource.key) })
    .from(plan.table)
    .where(eq(columnOf(plan.table, process.of), key))
  return row && String(row.key)
}

const isUnderWay = async ({ tx, plan, resource, process }: CaseWork, key: string): Promise<boolean> =>
  (await tx.$count(plan.table, and(eq(columnOf(plan.table, process.of), key), underWay(resource)))) > 0
