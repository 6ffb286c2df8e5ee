import { getRequestListener } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import { FallaDeArranque } from './fallaDeArranque.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/** Serves on a port of every network interface; answers how to stop: idle connections at once, the others when they finish or after five seconds. */
export async function listen(fetch: Fetch, port: number): Promise<() => Promise<void>> {
  const server = createServer(getRequestListener(fetch))
  await listening(server, port)
  return () =>
    new Promise(resolve => {
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 5000).unref()
    })
}

/** Refuses when nobody could listen on the port, before anything is prepared. */
export async function portFree(port: number) {
  const probe = createServer()
  await listening(probe, port)
  await new Promise(resolve => probe.close(resolve))
}

const listening = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', error => reject(portFailure(error, port)))
    server.listen(port)
  })

function portFailure(error: Error, port: number) {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return new FallaDeArranque(`El puerto ${port} ya está en uso por otro programa. Elige otro con PORT.`)
  if (code === 'EACCES') return new FallaDeArranque(`No hay permiso para usar el puerto ${port}. Elige otro con PORT.`)
  return error
}
