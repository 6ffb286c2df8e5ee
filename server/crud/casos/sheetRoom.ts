import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Content } from '../../../src/schema/process/process.ts'
import { sheetNamed } from '../serverHouse.ts'
import type { HistoryBeside } from './changeCase.ts'
import type { CaseWork } from './caseWork.ts'
import type { SentStep } from './readSentStep.ts'
import { fileMark } from './storedFile.ts'

/** Room of the rows that go with a step: a list that the web app draws under the same name, judged and kept here. */
export type SheetRoom = {
  /** Body of such a step beside its comment, for the API document. */
  body: z.ZodObject
  /** Limit of the body of such a step (bytes). */
  limit: number
  /** Returns the mark that tells this sending from any other, by its rows and its client's key; undefined for one that is never taken for a repetition. */
  mark: (sent: SentStep, key: string | undefined) => string | undefined
  /**
   * Checks and stores the rows while the case is locked; throws a refusal. Returns the values of the case that nobody
   * types, what history records, and the text about the rows for notices.
   */
  keep: (work: CaseWork, step: string, record: string, sent: SentStep) => Promise<SheetKept>
}

type SheetKept = HistoryBeside & { values?: Values; rows?: string | undefined }

/** Judges and keeps the rows that go with a step; answers nothing for a step without a sheet. */
export const keepSheet = async (
  work: CaseWork,
  { sheet }: Content = {},
  sent: SentStep,
  { step, record }: { step: string; record: string },
): Promise<SheetKept> => (sheet === undefined ? {} : sheetNamed(sheet).keep(work, step, record, sent))

/** Returns what tells one sending of a step from any other beside its fields: its file, or its rows. */
export const markWith = ({ context }: CaseWork, { sheet }: Content = {}, sent: SentStep): string | null =>
  sheet === undefined ? fileMark(sent) : (sheetNamed(sheet).mark(sent, context.sendingKey) ?? randomUUID())
