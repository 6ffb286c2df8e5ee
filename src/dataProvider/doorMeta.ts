import type { Leading } from '../schema/doors/leading.ts'

/** Which door a read goes through, what its path is filled with, and what its records must lead to. */
export type DoorMeta = {
  list?: string
  params?: Readonly<Record<string, string>>
  leading?: Leading | readonly Leading[]
  exporting?: boolean
  /** Takes a page whose total is not counted yet: it is asked for apart, by `countList`. */
  apart?: boolean
}

/** The key of what is written, where it belongs to an opened form: whatever is sent again from it is the same write. It is also the generated key of a new record. */
export type WriteMeta = { key: string; version?: number; headers?: Record<string, string> }
