import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { rawRefusal } from './rawRefusal.ts'

/** Time that a body may take: `milliseconds`, and beyond them as long as its bytes take at `bytesPerSecond`. */
type BodyPace = { milliseconds: number; bytesPerSecond: number }

/** Cuts requests whose body comes too slowly, with 408, so that a byte now and then does not hold a connection. */
export const cutSlowBodies = (server: Server, { milliseconds, bytesPerSecond }: BodyPace) => {
  const readBefore = new WeakMap<Socket, number>()
  server.prependListener('request', request => {
    const { socket } = request
    const [began, before] = [performance.now(), readBefore.get(socket) ?? 0]
    const judge = () => {
      if (request.complete || socket.destroyed) return
      const earned = milliseconds + ((socket.bytesRead - before) * 1000) / bytesPerSecond
      const remaining = began + earned - performance.now()
      if (remaining > 0) timer = setTimeout(judge, remaining)
      else socket.end(tooSlow, () => socket.destroy())
    }
    let timer = hasBody(request) ? setTimeout(judge, milliseconds) : undefined
    request.once('close', () => {
      clearTimeout(timer)
      readBefore.set(socket, socket.bytesRead)
    })
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const tooSlow = rawRefusal('408 Request Timeout', 'La petición tardó demasiado en llegar')
