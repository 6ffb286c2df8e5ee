import type { Values } from '../../schema/kinds.ts'

/** Letter whose data are read: what it lacks, what to confirm first, and how to make it. */
export type PreparedLetter = {
  /** Record without which the letter is not made: the values that its form begins with, the reason for it, and the message for a role that may not add it. */
  missing?: { resource: string; values: Values; because: string; refusal: string }
  /** Question to confirm before the letter is made. */
  warning?: string
  print: () => Promise<void>
}
