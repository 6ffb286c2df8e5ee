import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** Milliseconds in which a kept connection may still bring a request that was on its way. */
const grace = 500

/** Answers how to end a server without losing anything: no new connections, every request that arrived is answered and told that its connection closes, silent connections go after a moment. What still runs after so many milliseconds is cut. */
export const closeGently = (server: Server): ((milliseconds?: number) => Promise<void>) => {
  const sockets = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let arrived = 0
  let closing = false
  server.on('connection', socket => {
    arrived += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_request, answer) => {
    answers.add(answer)
    answer.once('close', () => answers.delete(answer))
    if (closing) answer.setHeader('Connection', 'close')
  })

  /** Lets those in who already knocked, then shuts the door. */
  const refuseNew = async (closed: () => void) => {
    for (let before = -1; before !== arrived; await turn()) before = arrived
    Listener.prototype.close.call(server, closed)
  }
  /** After a turn of the event loop, so that what has arrived has been seen. */
  const closeSilent = async () => {
    await turn()
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  return async (milliseconds = 5000) => {
    const until = Date.now() + milliseconds
    closing = true
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
    let closed = false
    await refuseNew(() => (closed = true))
    for (const silent = Date.now() + grace; !closed; await pause(20)) {
      if (Date.now() >= until) server.closeAllConnections()
      else if (Date.now() >= silent) await closeSilent()
    }
  }
}
