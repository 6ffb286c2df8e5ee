import { getRequestListener } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import { acceptFirst } from './acceptFirst.ts'
import { closeGently } from './closeGently.ts'
import { cutSlowBodies } from './cutSlowBodies.ts'
import { refuseUnreadable } from './refuseUnreadable.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

type Place = {
  port: number
  /** Addresses of this machine, `::1` only where there is IPv6; every address when none is named. */
  hosts?: readonly string[] | undefined
}

/** In milliseconds: how long a connection is kept for the next request (longer than balancers keep theirs, so that none writes into one that closes), until all headers are there, until a whole request is, between two looks at both; and how fast a body must come. */
const usual = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  body: { milliseconds: 20_000, bytesPerSecond: 2048 },
}

/** What a request is taken to be for that names no host, as balancers ask for the health in HTTP/1.0. */
const nameless = 'localhost'

/** Serves on a port of these addresses; answers how to stop within so many milliseconds without losing a request. */
export async function listen(fetch: Fetch, place: Place, limits: Partial<typeof usual> = {}) {
  const { body, ...timeouts } = { ...usual, ...limits }
  const closers: ReturnType<typeof closeGently>[] = []
  await listening(place, () => {
    const server = createServer(timeouts)
    const accepting = acceptFirst(server)
    const begin: Fetch = async (...request) => {
      await accepting()
      return fetch(...request)
    }
    server.on('request', getRequestListener(begin, { hostname: nameless }))
    cutSlowBodies(server, body)
    refuseUnreadable(server)
    closers.push(closeGently(server))
    return server
  })
  return async (milliseconds?: number) => {
    await Promise.all(closers.map(close => close(milliseconds)))
  }
}

/** Refuses when nobody could listen there, before anything is prepared. */
export async function portFree(place: Place) {
  const probes = await listening(place, () => createServer())
  await Promise.all(probes.map(stopped))
}

/** So many connections may wait until they are accepted, as far as the system lets (`net.core.somaxconn`). Beyond that it lets their packets fall, and they are sent again after one second, three, seven, fifteen. */
const backlog = 4096

async function listening({ port, hosts }: Place, make: () => Server): Promise<Server[]> {
  const servers: Server[] = []
  for (const host of hosts ?? [undefined]) {
    const server = make()
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('listening', resolve)
        server.once('error', reject)
        server.listen({ port, host, backlog })
      })
      servers.push(server)
    } catch (error) {
      if (host === '::1' && withoutIPv6.has(codeOf(error))) continue
      await Promise.all(servers.map(stopped))
      throw listenFailure(error, port, host)
    }
  }
  return servers
}

const withoutIPv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

const stopped = (server: Server) =>
  new Promise<void>(resolve => {
    server.close(() => resolve())
  })

function listenFailure(error: unknown, port: number, host?: string) {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new StartRefusal(`El puerto ${port} ya está en uso por otro programa. Elija otro con PORT.`)
  if (code === 'EACCES') return new StartRefusal(`No hay permiso para usar el puerto ${port}. Elija otro con PORT.`)
  if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return new StartRefusal(`HOST debe ser una dirección de este equipo, como 127.0.0.1 o 0.0.0.0, y es «${host}».`)
  return error
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
