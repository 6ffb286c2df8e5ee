import { createHash } from 'node:crypto'

/** Hashes all that one sending of a case has of itself into a mark that tells it from every other. */
export const sendingMark = (sending: Sending): string =>
  createHash('sha256')
    .update(JSON.stringify(order.filter(name => name in sending).map(name => sending[name])))
    .digest('base64url')

/** A sending: by whom, of what, after how many steps. The beginning of a case is on no phase; taking a step back names no step. */
type Sending = {
  resource: string
  key: string
  n: number
  phase?: number | undefined
  step?: string
  usuario: string
  comment: string | null
  mark?: unknown
  fields?: object
}

/** This order stays: stored steps were marked in it, by migration 0038 too. */
const order = ['resource', 'key', 'n', 'phase', 'step', 'usuario', 'comment', 'mark', 'fields'] as const
