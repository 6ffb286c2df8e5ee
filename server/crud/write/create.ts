import { and, inArray } from 'drizzle-orm'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Queryable } from '../../db/queryable.ts'
import { insertMany } from '../../db/insertMany.ts'
import { heedAdvice, reasonFor } from '../advice/heedAdvice.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { columnOf } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { recordChanges } from '../recordChange.ts'
import { storedRecordsOf, type StoredRecord, writeScopeCondition } from '../read/storedRecord.ts'
import { judgeValues, brokenPointers } from './judgeValues.ts'
import { accountHash, openAccounts } from './account.ts'
import { generatedKey, rowOf, writeParts } from './rowOf.ts'
import { historyEntry } from './historyEntry.ts'
import type { Body, WriteContext } from './writeContext.ts'
import { inWrite } from './inWrite.ts'
import { wholeBody } from './wholeBody.ts'
import { refuseErrors } from './refuse.ts'

/** Adds a record, all or nothing: validates it, checks its pointers, opens its account and begins its history. */
export const create = async (context: WriteContext, body: Body): Promise<Registro> => {
  const { resource } = context.plan
  const values = newValues(context, await judgeValues(context.db, context, wholeBody(context, body)), body)
  const hash = await accountHash(resource, values)
  return inWrite(context.db, resource, async tx => {
    refuseErrors(await brokenPointers(tx, context, values))
    const passed = await heedAdvice(tx, context, { values })
    const created = await insertAll(tx, context, [{ values, hash, passed }])
    return created.map(({ registro }) => registro)[0] ?? {}
  })
}

/** Returns the values of a new record: the judged ones, those that the house assigns, and its generated key. */
export const newValues = ({ plan: { resource }, call }: WriteContext, values: Values, body: Body): Values => ({
  ...values,
  ...serverHouse().assigned?.(resource, call.usuario),
  ...generatedKey(resource, body),
})

/** A judged record to add; `id_usuario` is the account that goes on with it, null for none. Default: a new account, where the declaration gives it one. */
type New = { values: Values; hash?: string | undefined; passed?: readonly Finding[]; id_usuario?: string | null }

/** Inserts judged records with their accounts and parts, in order; answers their keys. Unlike `insertAll` it writes no history. */
export const insertRecords = async (
  tx: Queryable,
  context: WriteContext,
  records: readonly New[],
): Promise<readonly string[]> => {
  const { resource, table } = context.plan
  const accounts = await openAccounts(tx, resource, records)
  const rows = records.map(({ values }, at) => rowOf(resource, values, accounts[at] ?? null))
  const keys = (await insertMany(tx, table, rows, columnOf(table, resource.key))).map(String)
  await refuseForeign(tx, context, keys)
  for (const [at, key] of keys.entries()) await writeParts(tx, resource, { key, values: records[at]?.values ?? {} })
  return keys
}

/** Inserts judged records with their accounts and history, in order; answers them as they are now. */
export const insertAll = async (
  tx: Queryable,
  context: WriteContext,
  records: readonly New[],
): Promise<readonly StoredRecord[]> => {
  const keys = await insertRecords(tx, context, records)
  const stored = await storedRecordsOf(tx, context.plan, context.call, keys)
  const byKey = new Map(stored.map(record => [record.key, record]))
  const reasons = new Map(
    keys.map((key, at) => [key, [context.motivo, reasonFor(records[at]?.passed)].filter(Boolean).join('; ')]),
  )
  const created = keys.flatMap(key => byKey.get(key) ?? [])
  await recordChanges(
    tx,
    created.map(after => historyEntry(context, { after }, reasons.get(after.key))),
  )
  return created
}

/** Refuses (403) new records that their author could not change once they exist. */
const refuseForeign = async (tx: Queryable, context: WriteContext, keys: readonly string[]) => {
  const { resource, table } = context.plan
  if (!resource.write?.scope) return
  const ownRows = await tx.$count(
    table,
    and(inArray(columnOf(table, resource.key), keys), writeScopeCondition(context)),
  )
  if (ownRows !== keys.length) throw notAllowed()
}
