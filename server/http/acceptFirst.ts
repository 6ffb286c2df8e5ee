import type { Server } from 'node:http'
import { quiet } from './quiet.ts'

/**
 * Lets waiting connections in before work begins: Node accepts one in each turn of its event loop, so that five
 * hundred at once would wait twenty seconds behind a busy process before it could refuse any. Answers what to await
 * before a request is begun: until no more connections come, or so many turns passed.
 */
export const acceptFirst = (server: Server, turns = 200): (() => Promise<void> | undefined) => {
  let accepted = 0
  let accepting: Promise<void> | undefined
  server.on('connection', () => {
    accepted += 1
    accepting ??= quiet(() => accepted, turns).finally(() => (accepting = undefined))
  })
  return () => accepting
}
