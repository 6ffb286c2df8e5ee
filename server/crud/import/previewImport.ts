import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../context.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import { rollBackAfter } from '../../db/rollBackAfter.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { bringIn, type SheetOutcome } from './bringIn.ts'
import type { SheetRow } from './file/sheet.ts'
import type { Columns } from './rowReader.ts'

/** Brings the rows in and takes everything back, so that what is said is what will be. */
export const previewImport = (
  db: Queryable,
  context: WriteContext,
  columns: Columns,
  rows: readonly SheetRow[],
  onProgress: OnProgress,
): Promise<SheetOutcome> =>
  rollBackAfter(db, tx => bringIn(tx, { ...context, rehearsed: true }, columns, rows, randomUUID(), onProgress))
