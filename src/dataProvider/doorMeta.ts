import type { Leading } from '../schema/doors/leading.ts'

/** Door of a read, its path parameters, and what its records must lead to. */
export type DoorMeta = {
  list?: string
  params?: Readonly<Record<string, string>>
  leading?: Leading | readonly Leading[]
  exporting?: boolean
  /** `true` takes a page whose total is not counted yet: `countList` asks for it apart. */
  apart?: boolean
}

/** Context of a write. */
export type WriteMeta = {
  /** Idempotency key. A form sends everything again under the same key; for a new record it is also the generated key. */
  key: string
  /** Version that was read of a record to be deleted, sent by If-Match; an update carries it among its values. */
  version?: number
  headers?: Record<string, string>
}
