import { chunk } from 'es-toolkit'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import { Falla } from '../../http/Falla.ts'
import { advisorsOf } from '../advice/findingsOf.ts'
import { takeTurns } from '../advice/takeTurns.ts'
import { wordsOf } from '../history/wordsOf.ts'
import { type StoredRecord, lockAllForWrite } from '../read/storedRecord.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { breather } from './breather.ts'
import { cellDoubtsOf } from './cellDoubtsOf.ts'
import { sinResultado, type SheetRow } from './file/sheet.ts'
import { judgeChange } from './judgeChange.ts'
import type { JudgedRow } from './judgedRow.ts'
import { judgeNew } from './judgeNew.ts'
import type { Judging } from './judging.ts'
import { locate, isCertain, type Located } from './locate.ts'
import { rowReader } from './rowReader.ts'
import type { Columns, SheetWork } from './sheetWork.ts'
import { withAdvice } from './withAdvice.ts'

/** Judges the rows of a sheet by the rules of the form, without writing anything yet. A wrong row stops no other. */
export const judgeRows = async (
  work: SheetWork,
  rows: readonly SheetRow[],
  onProgress: OnProgress,
): Promise<JudgedRow[]> => {
  const { tx, context, columns } = work
  const { resource } = context.plan
  const read = rowReader(work)
  const located = await locate(work, rows, read)
  const [place = ''] = located.by
  const judging: Judging = {
    ...work,
    read,
    located,
    place,
    targets: new Map(),
    words: wordsOf(tx, context.call),
    cellDoubts: cellDoubtsOf(work, rows),
  }
  const repeated = repeatedIn(rows, located, columns, resource)
  const judged: JudgedRow[] = []
  const breathe = breather()
  for (const part of chunk(rows, rowsAtOnce)) {
    const stored: ReadonlyMap<string | undefined, StoredRecord | Falla> = await lockAllForWrite(
      tx,
      context,
      part.flatMap(({ renglon }) => located.keys.get(renglon) ?? []),
    )
    for (const row of part) {
      await breathe()
      const before = stored.get(located.keys.get(row.renglon))
      const one =
        before && !(before instanceof Falla) ? await judgeChange(judging, row, before) : await judgeNew(judging, row)
      const again = repeated.get(row.renglon)
      const faltas = { ...one.faltas, ...(again && { [place]: again }) }
      judged.push({ ...row, ...one, faltas, ...(Object.keys(faltas).length ? { estado: 'error' as const } : {}) })
    }
    onProgress(judged.length / rows.length)
  }
  if (work.stays && refusesByAdvice(context)) await takeTurns(tx, resource, 0)
  return withAdvice(tx, context, judged)
}

/** Tells whether the installation refuses what advisors of the resource find: nobody then saves past them while a sheet is written. */
const refusesByAdvice = ({ plan, advice }: WriteContext): boolean =>
  advisorsOf(plan.resource).some(([name]) => advice?.refused.includes(name))

/** Returns the rows whose record another row is of as well, each with the sentence that says which. */
const repeatedIn = (
  rows: readonly SheetRow[],
  { keys, by }: Located,
  columns: Columns,
  resource: AnyResource,
): ReadonlyMap<number, string> => {
  const places = new Map<string, number[]>()
  for (const { renglon, celdas } of rows) {
    const identity = isCertain(resource, by) ? by.map(name => (celdas[columns.indexOf(name)] ?? '').toUpperCase()) : []
    const isIdentified = identity.length > 0 && identity.every(text => text && text !== sinResultado)
    const at = keys.get(renglon) ?? (isIdentified ? JSON.stringify(identity) : undefined)
    if (at !== undefined) places.set(at, [...(places.get(at) ?? []), renglon])
  }
  return new Map(
    [...places.values()].flatMap(rowsOfPlace =>
      rowsOfPlace.length < 2
        ? []
        : rowsOfPlace.map(each => {
            const others = rowsOfPlace.filter(other => other !== each)
            return [each, `Está repetido en el archivo: renglón ${others.slice(0, 5).join(', ')}`] as const
          }),
    ),
  )
}

/** Rows whose records are read with one query. */
const rowsAtOnce = 500
