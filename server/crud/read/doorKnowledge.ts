import type { SQL } from 'drizzle-orm'
import type { DoorCall } from './doorCall.ts'
import { ledToFrom, type LedTo } from './ledTo.ts'

/** What is known of the rows of a door beside their filter: which records they refer to, what narrows them anyway, and whether they are read in their order until a page is full. */
export type DoorKnowledge = { ledTo?: LedTo | undefined; within?: SQL | undefined; inOrder?: boolean }

/** Tells what a door says of its rows before anybody filters them; of those that are read through a link, nothing. */
export const knowledgeOf = (doorCall: DoorCall, within: SQL | undefined): DoorKnowledge => ({
  ledTo: ledToFrom(doorCall),
  within: doorCall.door.through ? undefined : within,
})
