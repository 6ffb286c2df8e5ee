import { chunk } from 'es-toolkit'
import { byName } from '../../../src/schema/record/byName.ts'
import { sealOfStored } from '../../../src/schema/record/sealOf.ts'
import { titleOf } from '../../../src/schema/record/text.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import { Falla } from '../../http/Falla.ts'
import { byHalves } from '../byHalves.ts'
import { type StoredRecord, lockAllForWrite } from '../read/storedRecord.ts'
import { namesGoingWithEach } from '../write/referrersOf.ts'
import { removeAll } from '../write/remove.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { writeAs } from '../writeAs.ts'
import { sentenceOf, type Result } from './runBatch.ts'

/** Removes the records that a batch added, many per statement, and tells the progress. Answers those that stay and why, also those with which rows that others added would be deleted. */
export const removeAdded = async (
  tx: Queryable,
  context: WriteContext,
  keys: readonly string[],
  { batchId, onProgress }: { batchId: string; onProgress: OnProgress },
): Promise<readonly Result[]> => {
  const { resource } = context.plan
  const stays: Result[] = []
  const stay = ({ key, registro }: StoredRecord, motivo: string) =>
    void stays.push({ id: key, titulo: titleOf(resource, byName(resource, registro)), motivo })
  const removeSome = async (free: readonly StoredRecord[]) => {
    const refused = await inTransaction(tx, part => removeAll(part, context, free))
    for (const record of free) {
      const refusal = refused.get(record.key)
      if (refusal) stay(record, refusal.message)
    }
  }
  await writeAs(tx, batchId)
  for (const [nth, part] of chunk(keys, rowsAtOnce).entries()) {
    onProgress((nth * rowsAtOnce) / keys.length)
    const free: StoredRecord[] = []
    const locked = await lockAllForWrite(tx, context, part)
    const along = await namesGoingWithEach(tx, context, part)
    for (const [key, record] of locked) {
      if (record instanceof Falla) {
        stays.push({ id: key, titulo: key, motivo: record.message })
        continue
      }
      const what = along.get(key)
      const motivo = sealOfStored(resource, 'delete', record) ?? (what && `Se eliminarían también: ${what}`)
      if (motivo) stay(record, motivo)
      else free.push(record)
    }
    await byHalves(resource, free, {
      attempt: removeSome,
      refuse: (record, refusal) => stay(record, sentenceOf(refusal)),
      mode: 'delete',
    })
  }
  return stays
}

/** Records removed by one statement. */
const rowsAtOnce = 250
