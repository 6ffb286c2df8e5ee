import type { Cure } from '../../../src/schema/advice.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../context.ts'

/** A record as it would be saved; a new one has no key yet. Values that are not known are null. */
export type Proposal = { key?: string; values: Values }

/** What is known against a proposal. `mark` tells apart findings that read the same. One that is `foretold` is what the write refuses by itself: it is said, and nobody can go past it. */
export type Found = {
  field: string
  text: string
  mark?: string
  of?: { resource: string; key: string }
  foretold?: boolean
}

/** Looks for what speaks against records that are about to be saved, within their transaction. It tells no more than each of its readers may know. */
export type Advisor = {
  /** The fields that a record must have for anything to be found; those that only some entities have are not said. */
  needs: readonly string[]
  /** The one entity that it knows: the key of a proposal is taken for the key of such a record. */
  of?: string
  /** Answers one list a proposal, in their order; many are asked with one query. Proposals may speak against one another. */
  find: (tx: Queryable, proposals: readonly Proposal[], today: string) => Promise<readonly (readonly Found[])[]>
  /** Answers values against which nothing would be found. */
  cure?: (tx: Queryable, proposal: Proposal, found: readonly Found[]) => Promise<readonly Cure[]>
}

/** How a write deals with advice. */
export type AdviceTaken = {
  /** The findings that its author goes past; undefined where the caller cannot show any. */
  seen: ReadonlySet<string> | 'every' | undefined
  /** The advisors whose findings this installation refuses. */
  refused: readonly string[]
}
