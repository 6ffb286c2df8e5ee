import { randomUUID } from 'node:crypto'
import type { OnProgress } from '../../db/progressIn.ts'
import { rollBackAfter } from '../../db/rollBackAfter.ts'
import { bringIn, type SheetOutcome } from './bringIn.ts'
import type { SheetRow } from './file/sheet.ts'
import type { SheetWork } from './sheetWork.ts'

/** Brings the rows in and takes everything back, so that what is said is what will be. */
export const previewImport = (
  work: SheetWork,
  rows: readonly SheetRow[],
  onProgress: OnProgress,
): Promise<SheetOutcome> =>
  rollBackAfter(work.tx, tx =>
    bringIn({ ...work, tx, context: { ...work.context, rehearsed: true } }, rows, randomUUID(), onProgress),
  )
