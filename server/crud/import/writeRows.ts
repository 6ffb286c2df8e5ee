import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../contexto.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import type { Tell } from '../../db/toldBeside.ts'
import { Falla } from '../../http/Falla.ts'
import { inParts } from '../inParts.ts'
import { insertAll, insertRecords } from '../write/create.ts'
import { toFalla } from '../write/runWrite.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import type { Known } from '../write/judgeValues.ts'
import { tellChanges, writeChange } from '../write/update.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { writeAs } from '../writeAs.ts'
import type { JudgedRow } from './judgeRows.ts'

/** Writes what rows were judged to come to, new records many at a time, as one batch of history; answers the rows, those that the database refuses as wrong ones and the others with the keys that they got. */
export const writeRows = async (
  tx: Queryable,
  job: WriteContext,
  rows: readonly JudgedRow[],
  lote: string,
  tell: Tell,
): Promise<readonly JudgedRow[]> => {
  const { resource } = job.view
  const answers = new Map<number, JudgedRow>()
  await writeAs(tx, lote)
  const added = rows.filter(({ estado }) => estado === 'nuevo')
  const changed = rows.filter(({ estado }) => estado === 'cambia')
  const known: Known = new Map()
  let written = 0
  const wrote = (some: readonly JudgedRow[]) => {
    written += some.length
    tell(written / (added.length + changed.length))
  }
  for (const some of inParts(added, together)) {
    await insert(some)
    wrote(some)
  }
  for (const some of inParts(changed, together)) {
    await change(some)
    wrote(some)
  }
  return rows.map(row => answers.get(row.renglon) ?? row)

  /** What one of them cannot be is found by halves, so that it does not stop the others. */
  async function insert(some: readonly JudgedRow[]): Promise<void> {
    try {
      const all = some.map(({ values = {}, avisos }) => ({ values, ...(avisos && { passed: avisos }) }))
      const keys = await inTransaction(tx, async part =>
        job.rehearsed ? insertRecords(part, job, all) : (await insertAll(part, job, all)).map(({ key }) => key),
      )
      for (const [at, row] of some.entries()) answers.set(row.renglon, { ...row, clave: keys[at] ?? null })
    } catch (error) {
      const [first] = some
      if (first && some.length === 1) return void answers.set(first.renglon, refused(resource, first, error))
      const middle = Math.ceil(some.length / 2)
      await insert(some.slice(0, middle))
      await insert(some.slice(middle))
    }
  }

  /** Each in a part of its own of the transaction; history is told of them at once. */
  async function change(some: readonly JudgedRow[]): Promise<void> {
    const done: StoredRecord[] = []
    for (const row of some) {
      const { before, values } = row
      if (!before || !values) continue
      job.passed.set(before.key, row.avisos ?? [])
      try {
        await inTransaction(tx, part => writeChange(part, job, before, values, known))
        done.push(before)
      } catch (error) {
        answers.set(row.renglon, refused(resource, row, error))
      }
    }
    if (!job.rehearsed) await tellChanges(tx, job, done)
  }
}

/** What nobody foresaw ends the whole import. */
const refused = (resource: AnyResource, row: JudgedRow, error: unknown): JudgedRow => {
  const said = toFalla(resource, error)
  if (!(said instanceof Falla) || said.status >= 500) throw said
  const faltas = Object.entries(said.detalle.errors ?? { '': said.message })
  return { ...row, estado: 'error', faltas: Object.fromEntries(faltas) }
}

/** Records that are written and told with one statement. */
const together = 250
