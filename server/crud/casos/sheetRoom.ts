import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Content } from '../../../src/schema/process/process.ts'
import { sheetNamed } from '../serverHouse.ts'
import type { Beside, CaseWork } from './caseWork.ts'
import type { Said } from './said.ts'
import { fileMark } from './storedFile.ts'

/** The rows that go with a step: a list that the web app draws under the same name, judged and kept here. */
export type SheetRoom = {
  /** What the body of such a step says beside its comment, as the document of the API tells it. */
  body: z.ZodObject
  /** How large the body of such a step may be, in bytes. */
  limit: number
  /** Tells this sending from any other, by its rows and the key that its client gave it; undefined for one that is never taken for a repetition. */
  mark: (said: Said, key: string | undefined) => string | undefined
  /** Judges the rows and keeps them, while the record of the case is held; refuses by throwing. Answers the values of the case that nobody writes, what history says of the rows, and in words what whoever is told of the step should know of them. */
  keep: (work: CaseWork, step: string, record: string, said: Said) => Promise<KeptRows>
}

type KeptRows = Beside & { values?: Values; rows?: string | undefined }

/** Judges and keeps the rows that go with a step; nothing for a step that none go with. */
export const keptSheet = async (
  work: CaseWork,
  { sheet }: Content = {},
  step: string,
  record: string,
  said: Said,
): Promise<KeptRows> => (sheet === undefined ? {} : sheetNamed(sheet).keep(work, step, record, said))

/** What tells one sending of a step from any other beside its fields: its file, or its rows. */
export const markWith = ({ c }: Pick<CaseWork, 'c'>, { sheet }: Content = {}, said: Said): string | null =>
  sheet === undefined ? fileMark(said) : (sheetNamed(sheet).mark(said, c.req.header('idempotency-key')) ?? randomUUID())
