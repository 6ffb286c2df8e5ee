import { asc, eq } from 'drizzle-orm'
import { meetsCondition } from '../../../src/schema/active.ts'
import type { Finding } from '../../../src/schema/advice.ts'
import type { AnyBulkAction } from '../../../src/schema/bulk.ts'
import type { Queryable } from '../../contexto.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import { toFalla } from '../write/runWrite.ts'
import { historial } from '../tables.ts'
import { writeAs } from '../writeAs.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Act, BatchCall } from './bulkRoom.ts'
import type { Chosen } from './chosenRows.ts'

/** What became of a record: changed, as it was already, or left as it is, and why. */
export type Result = { id: string; titulo: string; hecho?: true; motivo?: string; avisos?: readonly Finding[] }

export type Batch = {
  results: readonly Result[]
  /** What history says of it. */
  written: readonly Written[]
  /** Why none can be done, where all must. */
  stopped: boolean
}

/** Does an act to each record, each in a part of its own of the transaction: what one cannot be does not undo the others. History says of which batch each write is. */
export const runBatch = async (
  call: BatchCall,
  resource: AnyResource,
  action: Pick<AnyBulkAction, 'when' | 'because' | 'partial'>,
  rows: readonly Chosen[],
  act: Act,
  lote: string,
): Promise<Batch> => {
  await writeAs(call.db, lote)
  const tell = call.tellIn(call.db)
  const results: Result[] = []
  const changed: string[] = []
  let failed = false
  const open = ({ values }: Chosen) => meetsCondition(action.when, values)
  await act.begin?.(
    call,
    rows.filter(open).map(({ key }) => key),
  )
  for (const [at, row] of rows.entries()) {
    tell(at / rows.length)
    const { key, title } = row
    const named = { id: key, titulo: title }
    if (!open(row)) results.push({ ...named, motivo: action.because })
    else {
      const motivo = await inTransaction(call.db, async tx => {
        const hecho = await act.change({ ...call, db: tx }, key)
        if (hecho) changed.push(key)
        const avisos = hecho ? act.passed?.(key) : undefined
        if (hecho) results.push({ ...named, hecho, ...(avisos?.length && { avisos }) })
        else results.push(named)
      }).then(
        () => undefined,
        error => reasonOf(resource, error),
      )
      failed ||= motivo !== undefined
      if (motivo !== undefined) results.push({ ...named, motivo })
    }
  }
  await act.finish?.(call, changed)
  return { results, written: await writesOf(call.db, lote), stopped: failed && !action.partial }
}

/** What a person reads of why one record cannot be changed; what nobody foresaw ends the whole batch. */
export const reasonOf = (resource: AnyResource, error: unknown): string => {
  const said = toFalla(resource, error)
  if (!(said instanceof Falla) || said.status >= 500) throw said
  return Object.values(said.detalle.errors ?? {})[0] ?? said.message
}

type Written = Pick<typeof historial.$inferSelect, 'entidad' | 'clave' | 'version' | 'antes' | 'despues'>

const writesOf = (db: Queryable, lote: string): Promise<Written[]> =>
  db
    .select({
      entidad: historial.entidad,
      clave: historial.clave,
      version: historial.version,
      antes: historial.antes,
      despues: historial.despues,
    })
    .from(historial)
    .where(eq(historial.lote, lote))
    .orderBy(asc(historial.id))
