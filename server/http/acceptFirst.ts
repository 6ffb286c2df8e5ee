import type { Server } from 'node:http'
import { quiet } from './quiet.ts'

/**
 * Returns the function whose promise a request awaits before it begins: until no more connections come, or `turns`
 * turns have passed. Node accepts one connection in each turn of its event loop: five hundred at once would wait twenty
 * seconds behind a busy process before it could refuse any.
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
