import type { Cure } from '../../../src/schema/advice.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../db/queryable.ts'

/** A record as it would be saved. A new one has no key; unknown values are null. */
export type Proposal = { key?: string; values: Values }

/** A finding against a proposal. `mark` distinguishes findings of the same text. A `foretold` one announces what the write itself refuses, so nobody can go past it. */
export type FoundAgainst = {
  field: string
  text: string
  mark?: string
  of?: { resource: string; key: string }
  foretold?: boolean
}

/** Looks for what speaks against records that are about to be saved, within their transaction. It tells no more than each of its readers may know. */
export type Advisor = {
  /** Fields that a record must have for anything to be found; those that only some entities have are left out. */
  needs: readonly string[]
  /** The one entity that it knows: keys of proposals are taken for keys of its records. Default: any. */
  of?: string
  /** Answers one list of findings per proposal, in order, and asks for many with one query. Proposals may speak against one another. */
  find: (tx: Queryable, proposals: readonly Proposal[], today: string) => Promise<readonly (readonly FoundAgainst[])[]>
  /** Answers values against which nothing would be found. Default: none. */
  cure?: (tx: Queryable, proposal: Proposal, found: readonly FoundAgainst[]) => Promise<readonly Cure[]>
}

/** Treatment of advice by a write. */
export type AdviceTaken = {
  /** Ids of the findings that its author goes past (`every`: all of them); undefined for a caller that cannot show any. */
  seen: ReadonlySet<string> | 'every' | undefined
  /** Advisors whose findings this installation refuses. */
  refused: readonly string[]
}
