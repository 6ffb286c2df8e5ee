import type { OnProgress } from '../../db/progressIn.ts'
import { atMost } from '../../http/atMost.ts'
import { markOf } from '../markOf.ts'
import type { SheetRow } from './file/sheet.ts'
import type { JudgedRow } from './judgedRow.ts'
import { judgeRows } from './judgeRows.ts'
import type { SheetWork } from './sheetWork.ts'
import { writeRows } from './writeRows.ts'

/** Outcome of the rows of a sheet, and its mark: the same only while the same would be written. */
export type SheetOutcome = { rows: readonly JudgedRow[]; mark: string }

/** Brings the rows of a sheet in as one batch of history; wrong ones are left out and say why. */
export const bringIn = async (
  work: SheetWork,
  rows: readonly SheetRow[],
  batchId: string,
  onProgress: OnProgress,
): Promise<SheetOutcome> => {
  const leave = sheetsAtWork.enter()
  try {
    const judged = await judgeRows(work, rows, part => onProgress(part * judging))
    const outcome = await writeRows(work.tx, { ...work.context, advice: undefined }, judged, {
      batchId,
      onProgress: part => onProgress(judging + part * (1 - judging)),
    })
    return { rows: outcome, mark: markOf(outcome.map(saidOf)) }
  } finally {
    leave()
  }
}

/** Returns what a row comes to, as far as it says what would be written. */
const saidOf = ({ renglon, estado, faltas, dudas, before, values }: JudgedRow) => [
  renglon,
  estado,
  faltas,
  dudas.map(({ clave }) => clave),
  before?.key,
  before?.version,
  values ?? null,
]

/** Part of the work that judging takes; the rest is writing. */
const judging = 0.6

/** Sheets that are brought in now, two at most (503 for more): each holds a connection and many rows while it lasts. */
export const sheetsAtWork = atMost(2, 'Se revisan otros archivos, espere unos segundos e intente de nuevo')
