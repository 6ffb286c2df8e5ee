import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { rawRefusal } from './rawRefusal.ts'

/** Answers with a sentence whatever never becomes a request: an address or headers that are too long or too slow, or that are no HTTP. */
export const refuseUnreadable = (server: Server) => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const [status, message] = refusals[error.code ?? ''] ?? unreadable
    return socket.end(rawRefusal(status, message), () => socket.destroy())
  })
}

const refusals: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Lo que pide no cabe en una dirección: elija menos valores a la vez',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La petición tardó demasiado en llegar'],
}

const unreadable = ['400 Bad Request', 'La petición no es válida'] as const
