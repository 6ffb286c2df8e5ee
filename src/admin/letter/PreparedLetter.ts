import type { Values } from '../../schema/kinds.ts'

/** A letter whose facts are read: what it still waits for, what should be thought of first, and how it is made. */
export type PreparedLetter = {
  /** A record without which it is not made: with what its form begins, why it is asked for, and what a person reads who may not add it. */
  missing?: { resource: string; values: Values; because: string; refusal: string }
  /** Asked before it is made. */
  warning?: string
  print: () => Promise<void>
}
