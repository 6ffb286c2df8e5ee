import type { Server } from 'node:http'
import { quiet } from './quiet.ts'

/** Lets connections in before work is begun: a turn of Node's event loop accepts one alone, so that five hundred that come at once to a process at work would wait for five hundred of its turns, twenty seconds, before anybody could so much as tell them that there is too much to do. Answers what to wait for before a request is begun: until no more connections come, or so many turns passed, so that those who never stop coming hold nobody up. */
export const acceptFirst = (server: Server, turns = 200): (() => Promise<void> | undefined) => {
  let accepted = 0
  let accepting: Promise<void> | undefined
  server.on('connection', () => {
    accepted += 1
    accepting ??= quiet(() => accepted, turns).finally(() => (accepting = undefined))
  })
  return () => accepting
}
