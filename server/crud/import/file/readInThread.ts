import { on } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CellValue, MergeRange } from 'hucre/xlsx'
import type { ParseConfig, ParseError } from 'papaparse'
import { takeTurn } from '../../../http/takeTurn.ts'
import { filledRows } from './filledRows.ts'
import type { SheetRow } from './sheet.ts'

/** Input of the thread; `SheetFacts` is what it tells once all rows were sent. */
type ThreadInput = {
  libro: { contenido: Uint8Array; filas: number; propias: readonly string[]; sinResultado: string }
  texto: { contenido: string; reglas: ParseConfig }
}
type SheetFacts = {
  libro: {
    hoja?: string
    otras: readonly string[]
    ocultas: number
    /** Rows that hold something and that the sheet hides, by a filter or otherwise. */
    escondidos: number
    combinadas: readonly MergeRange[]
    formulas: number
    formula?: string
  }
  texto: { errores: readonly ParseError[] }
}
type ThreadMessage<K extends keyof ThreadInput> =
  | { filas: readonly (readonly CellValue[])[] }
  | { resto: SheetFacts[K] }

/**
 * Reads a spreadsheet in its own thread: the rows that hold something, as text, and facts of its kind. Two threads at
 * once, one per account. Rejects an unreadable file, and one too slow or too large.
 */
export const readInThread = <K extends keyof ThreadInput>(
  clase: K,
  input: ThreadInput[K],
  { textOf, whose }: Reading,
): Promise<SheetFacts[K] & { rows: readonly SheetRow[] }> =>
  takeTurn(accounts, { whose, places: 1 }, () =>
    takeTurn(threads, { whose: 'everybody', places: 2 }, () => readApart(clase, input, textOf)),
  )

/** Reader of a cell's text, and the account that brings the spreadsheet. */
type Reading = { textOf: (cell: CellValue | undefined) => string; whose: string }

const [accounts, threads] = [{}, {}]

const readApart = async <K extends keyof ThreadInput>(
  clase: K,
  input: ThreadInput[K],
  textOf: Reading['textOf'],
): Promise<SheetFacts[K] & { rows: readonly SheetRow[] }> => {
  const thread = new Worker(join(import.meta.dirname, 'hiloDeHoja.js'), {
    workerData: { clase, ...input },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const rows: SheetRow[] = []
    let readRows = 0
    for await (const message of on(thread, 'message', { signal: AbortSignal.timeout(mostMilliseconds) })) {
      const [part]: ThreadMessage<K>[] = message
      if (!part) continue
      if ('resto' in part) return { ...part.resto, rows }
      rows.push(...filledRows(part.filas, textOf, readRows))
      readRows += part.filas.length
    }
    throw new Error('the thread ended without a word')
  } finally {
    await thread.terminate()
  }
}

/** Memory of a thread (megabytes): what 50,000 rows of forty columns take, and room to spare. */
const mostMegabytes = 1536
const mostMilliseconds = 120_000
