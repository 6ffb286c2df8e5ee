import type { Values } from '../../../src/schema/kinds.ts'
import type { CaseWork } from './caseWork.ts'

/** Judges a step by what other tables hold, in its transaction, and refuses by throwing; answers the values of the case that nobody writes. */
export type CaseRoom = (work: CaseWork, caso: Values) => Promise<Values>
