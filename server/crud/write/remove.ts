import { inArray } from 'drizzle-orm'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Queryable } from '../../db/queryable.ts'
import { recordChanges } from '../recordChange.ts'
import { Falla } from '../../http/Falla.ts'
import { type StoredRecord, lockForWrite } from '../read/storedRecord.ts'
import { columnOf } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { closeAccounts } from './account.ts'
import type { WriteContext } from './writeContext.ts'
import { inWrite } from './inWrite.ts'
import { refuseSealed, refuseStale } from './refuse.ts'
import { historyEntry } from './historyEntry.ts'
import { namesGoingWith, removeAlong, referrersOfAll } from './referrersOf.ts'

/**
 * Deletes a record that nothing refers to, with what goes along and its account, unless somebody changed it since
 * `version`; answers it as it was. 409 names what refers to it, or who changed it.
 */
export const remove = (context: WriteContext, key: string, version?: string): Promise<Registro> =>
  inWrite(
    context.db,
    context.plan.resource,
    async tx => {
      const before = await lockForWrite(tx, context, key)
      refuseSealed(context.plan.resource, 'delete', before)
      await refuseStale(tx, context, before, version)
      const [refusal] = (await removeAll(tx, context, [before])).values()
      if (refusal) throw refusal
      return before.registro
    },
    'delete',
  )

/** Deletes those of some locked records that nothing refers to, with what goes along and their accounts, unless these go on with another record. Answers, by key, the refusal of each that stays. */
export const removeAll = async (
  tx: Queryable,
  context: WriteContext,
  records: readonly StoredRecord[],
): Promise<ReadonlyMap<string, Falla>> => {
  const { resource, table } = context.plan
  const uses = await referrersOfAll(
    tx,
    resource,
    records.map(({ key }) => key),
  )
  const free = records.filter(({ key }) => !uses.has(key))
  const keys = free.map(({ key }) => key)
  const removedRows = await removeAlong(tx, context, keys)
  await tx.delete(table).where(inArray(columnOf(table, resource.key), keys))
  const goOn = new Set(await serverHouse().removals?.[resource.name]?.takeBack?.(tx, context, free))
  await closeAccounts(
    tx,
    free.map(({ id_usuario: id }) => id).filter(id => id === null || !goOn.has(id)),
  )
  await recordChanges(
    tx,
    free.map(before => {
      const entry = historyEntry(context, { before })
      return { ...entry, antes: { ...entry.antes, ...removedRows.get(before.key) } }
    }),
  )
  return new Map(
    [...uses].map(([key, what]) => [key, new Falla(409, `No se puede eliminar porque está en uso: ${what}`)]),
  )
}

/** Names, for the question before a deletion, what would be deleted or taken back along; undefined for nothing. */
export const alongside = (context: WriteContext, key: string): Promise<string | undefined> =>
  inWrite(context.db, context.plan.resource, async tx => {
    const record = await lockForWrite(tx, context, key)
    const room = serverHouse().removals?.[context.plan.resource.name]
    const sentences = [await namesGoingWith(tx, context, record.key), await room?.says(tx, record)]
    return sentences.filter(each => each !== undefined).join('; ') || undefined
  })
