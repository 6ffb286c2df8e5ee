import { asc, eq } from 'drizzle-orm'
import { chunk } from 'es-toolkit'
import { meetsCondition } from '../../../src/schema/active.ts'
import type { Finding } from '../../../src/schema/advice.ts'
import type { AnyBulkAction } from '../../../src/schema/bulk.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import { byHalves } from '../byHalves.ts'
import { historial } from '../tables.ts'
import { writeAs } from '../writeAs.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Act, BatchCall, ChangedRecord, Tally } from './bulkRoom.ts'
import type { ChosenRow } from './chosenRows.ts'

/** Outcome of a record: changed, as it was already, or left as it is, and why. */
export type Result = {
  id: string
  titulo: string
  hecho?: true
  motivo?: string
  /** Reason why nothing was to change. */
  aparte?: string
  detalle?: string
  avisos?: readonly Finding[]
}

export type Batch = {
  results: readonly Result[]
  /** Rows of history that it wrote. */
  writes: readonly Written[]
  /** Tallies of the changed records that tell one. */
  tallies: readonly Tally[]
  /** `true` where a record cannot be done and all must. */
  stopped: boolean
}

/** Act to run, its records and its call. */
export type BatchRequest = {
  call: BatchCall
  resource: AnyResource
  action: Pick<AnyBulkAction, 'when' | 'because' | 'partial'>
  rows: readonly ChosenRow[]
  act: Act
}

/** Does an act to records, some per savepoint, so that a refusal undoes no other; history names the batch of each write. `all` are the chosen records, of which a preview takes parts. */
export const runBatch = async (
  { call, resource, action, rows, act }: BatchRequest,
  batchId: string,
  chosenRows: readonly ChosenRow[] = rows,
): Promise<Batch> => {
  await writeAs(call.db, batchId)
  const onProgress = call.progressIn(call.db)
  const results: Result[] = []
  const reasons = new Map<string, string>()
  const untouched = new Map<string, string>()
  const changed = new Map<string, ChangedRecord>()
  const open = ({ values }: ChosenRow) => meetsCondition(action.when, values)
  const refuse = ({ key }: ChosenRow, refusal: Falla) => void reasons.set(key, sentenceOf(refusal))
  const keysOf = (part: readonly ChosenRow[]) => part.filter(open).map(({ key }) => key)
  const actOnRows = await act.on(call, keysOf(rows), keysOf(chosenRows))
  for (const part of chunk(rows, act.together)) {
    onProgress(results.length / rows.length)
    await byHalves(resource, part.filter(open), { attempt: change, refuse })
    results.push(...part.map(resultOf))
  }
  await actOnRows.finish?.(call, changed)
  return {
    results,
    writes: await writesOf(call.db, batchId),
    tallies: [...changed.values()].flatMap(({ tally }) => tally ?? []),
    stopped: reasons.size > 0 && !action.partial,
  }

  async function change(part: readonly ChosenRow[]): Promise<void> {
    const outcomes = await inTransaction(call.db, tx =>
      actOnRows.change(
        { ...call, db: tx },
        part.map(({ key }) => key),
      ),
    )
    for (const [at, row] of part.entries()) {
      const outcome = outcomes[at] ?? false
      if (outcome instanceof Falla) refuse(row, outcome)
      else if (outcome && 'untouched' in outcome) untouched.set(row.key, outcome.untouched)
      else if (outcome) changed.set(row.key, outcome)
    }
  }

  function resultOf(row: ChosenRow): Result {
    const { key, title } = row
    const result = { id: key, titulo: title }
    if (!open(row)) return { ...result, motivo: action.because }
    const motivo = reasons.get(key)
    if (motivo !== undefined) return { ...result, motivo }
    const change = changed.get(key)
    if (!change) return { ...result, aparte: untouched.get(key) }
    const { detail, passed } = change
    return {
      ...result,
      hecho: true,
      ...(detail !== undefined && { detalle: detail }),
      ...(passed.length && { avisos: passed }),
    }
  }
}

/** Returns the sentence that tells a person why one record cannot be changed. */
export const sentenceOf = ({ detalle, message }: Falla): string => Object.values(detalle.errors ?? {})[0] ?? message

type Written = Pick<typeof historial.$inferSelect, 'entidad' | 'clave' | 'version' | 'antes' | 'despues'>

const writesOf = (db: Queryable, batchId: string): Promise<Written[]> =>
  db
    .select({
      entidad: historial.entidad,
      clave: historial.clave,
      version: historial.version,
      antes: historial.antes,
      despues: historial.despues,
    })
    .from(historial)
    .where(eq(historial.lote, batchId))
    .orderBy(asc(historial.id))
