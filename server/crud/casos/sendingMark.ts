import { createHash } from 'node:crypto'

/** One sending of a case: who, after how many steps, and what was said with it. The beginning of a case is on no phase; taking a step back names no step. */
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

/** Tells one sending from every other by all that it has of these. Their order stays: the marks of stored steps are made by it, those of migration 0038 too. */
const order = ['resource', 'key', 'n', 'phase', 'step', 'usuario', 'comment', 'mark', 'fields'] as const

export const sendingMark = (sending: Sending): string =>
  createHash('sha256')
    .update(JSON.stringify(order.filter(name => name in sending).map(name => sending[name])))
    .digest('base64url')
