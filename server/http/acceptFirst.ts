import type { Server } from 'node:http'
import { quiet } from './quiet.ts'

/**
 * Returns what a request awaits before it begins: no more connections arriving, or `turns` turns passed. Node accepts
 * one per turn: of 500 at once, the last would wait 20 s to be refused.
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
