import { byName } from '../../../src/schema/byName.ts'
import { sealOf } from '../../../src/schema/sealOf.ts'
import { titleOf } from '../../../src/schema/text.ts'
import type { Queryable } from '../../contexto.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import { inParts } from '../inParts.ts'
import { type StoredRecord, lockAllForWrite } from '../read/storedRecord.ts'
import { removeAll } from '../write/remove.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { writeAs } from '../writeAs.ts'
import { reasonOf, type Result } from './runBatch.ts'

/** Removes the records that a batch added, many with a statement; answers those that have to stay, and why. */
export const removeAdded = async (
  tx: Queryable,
  job: WriteContext,
  keys: readonly string[],
  lote: string,
): Promise<readonly Result[]> => {
  const { resource } = job.view
  const called = ({ registro }: StoredRecord) => titleOf(resource, byName(resource, registro))
  const kept: Result[] = []
  await writeAs(tx, lote)
  for (const part of inParts(keys, together)) {
    const free: StoredRecord[] = []
    for (const [key, record] of await lockAllForWrite(tx, job, part)) {
      if (record instanceof Falla) {
        kept.push({ id: key, titulo: key, motivo: record.message })
        continue
      }
      const motivo = sealOf(resource, 'delete', { ...record.registro, ...record.values })
      if (motivo) kept.push({ id: key, titulo: called(record), motivo })
      else free.push(record)
    }
    await removeSome(free)
  }
  return kept

  /** The one that the database holds back is found by halves. */
  async function removeSome(free: readonly StoredRecord[]): Promise<void> {
    const stay = (record: StoredRecord, motivo: string) =>
      void kept.push({ id: record.key, titulo: called(record), motivo })
    try {
      const refused = await inTransaction(tx, part => removeAll(part, job, free))
      for (const record of free) {
        const refusal = refused.get(record.key)
        if (refusal) stay(record, refusal.message)
      }
    } catch (error) {
      if (free.length === 1) return free.forEach(record => stay(record, reasonOf(resource, error)))
      const middle = Math.ceil(free.length / 2)
      await removeSome(free.slice(0, middle))
      await removeSome(free.slice(middle))
    }
  }
}

/** Records that are removed with one statement. */
const together = 250
