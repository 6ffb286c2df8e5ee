import { chunk } from 'es-toolkit'
import type { Queryable } from '../../db/queryable.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import { Falla } from '../../http/Falla.ts'
import { byHalves } from '../byHalves.ts'
import { insertAll, insertRecords } from '../write/create.ts'
import { recordUpdates } from '../write/update.ts'
import type { PassedChange } from '../write/oneChange.ts'
import { writeChanges } from '../write/writeChanges.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { writeAs } from '../writeAs.ts'
import type { JudgedRow } from './judgedRow.ts'

/** Writes what rows were judged to come to, many at a time, as one batch of history. Answers the rows: those that the database refuses as wrong ones, new ones with their keys. */
export const writeRows = async (
  tx: Queryable,
  context: WriteContext,
  rows: readonly JudgedRow[],
  { batchId, onProgress }: { batchId: string; onProgress: OnProgress },
): Promise<readonly JudgedRow[]> => {
  const { resource } = context.plan
  const answers = new Map<number, JudgedRow>()
  await writeAs(tx, batchId)
  const added = rows.filter(({ estado }) => estado === 'nuevo')
  const changed = rows.filter(({ estado }) => estado === 'cambia')
  let writtenRows = 0
  const wrote = (part: readonly JudgedRow[]) => {
    writtenRows += part.length
    onProgress(writtenRows / (added.length + changed.length))
  }
  const refuse = (row: JudgedRow, refusal: Falla) => void answers.set(row.renglon, refused(row, refusal))
  for (const part of chunk(added, rowsAtOnce)) {
    await byHalves(resource, part, { attempt: insert, refuse })
    wrote(part)
  }
  for (const part of chunk(changed, rowsAtOnce)) {
    const passed: PassedChange[] = []
    await byHalves(resource, part, { attempt: each => change(each, passed), refuse })
    if (!context.rehearsed) await recordUpdates(tx, context, passed)
    wrote(part)
  }
  return rows.map(row => answers.get(row.renglon) ?? row)

  async function insert(part: readonly JudgedRow[]): Promise<void> {
    const records = part.map(({ values = {}, avisos }) => ({ values, ...(avisos && { passed: avisos }) }))
    const keys = await inTransaction(tx, async savepoint =>
      context.rehearsed
        ? insertRecords(savepoint, context, records)
        : (await insertAll(savepoint, context, records)).map(({ key }) => key),
    )
    for (const [at, row] of part.entries()) answers.set(row.renglon, { ...row, clave: keys[at] ?? null })
  }

  /** Writes the changes of some rows, and adds those that changed to `passed`, for history. */
  async function change(part: readonly JudgedRow[], passed: PassedChange[]): Promise<void> {
    const proposed = part.flatMap(row =>
      row.before && row.values ? [{ row, before: row.before, values: row.values }] : [],
    )
    const outcomes = await inTransaction(tx, savepoint => writeChanges(savepoint, context, proposed))
    for (const [at, { row, before }] of proposed.entries()) {
      const outcome = outcomes[at]
      if (outcome instanceof Falla) refuse(row, outcome)
      else if (outcome) passed.push({ before, passed: row.avisos ?? [] })
    }
  }
}

const refused = (row: JudgedRow, { detalle, message }: Falla): JudgedRow => {
  const faltas = Object.entries(detalle.errors ?? { '': message })
  return { ...row, estado: 'error', faltas: Object.fromEntries(faltas) }
}

/** Records that are written and told with one statement. */
const rowsAtOnce = 250
