import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { quiet } from './quiet.ts'

/** Time (ms) in which a client that uses its kept connection again is told that it closes. */
const grace = 2000

/**
 * Returns the function that closes a server without losing a request: no new connections, all arrived requests
 * answered, then silent connections dropped; what still runs is cut after the given ms.
 */
export const closeGently = (server: Server): ((milliseconds?: number) => Promise<void>) => {
  const sockets = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let arrived = 0
  let requests = 0
  let closing = false
  server.on('connection', socket => {
    arrived += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_request, answer) => {
    requests += 1
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    if (closing) answer.setHeader('Connection', 'close')
  })

  /** Closes the listener before any client is told that its connection closes; otherwise they would reconnect to a port that is about to close. */
  const refuseNew = async (closed: () => void) => {
    await quiet(() => arrived)
    Listener.prototype.close.call(server, closed)
  }
  const closeSilent = async () => {
    await quiet(() => requests)
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  return async (milliseconds = 5000) => {
    const until = performance.now() + milliseconds
    let closed = false
    await refuseNew(() => (closed = true))
    closing = true
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
    for (const silent = performance.now() + grace; !closed; await pause(20)) {
      if (performance.now() >= until) server.closeAllConnections()
      else if (performance.now() >= silent) await closeSilent()
    }
  }
}
