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
  /** Addresses of this machine; `::1` is skipped where there is no IPv6. Default: every address. */
  hosts?: readonly string[] | undefined
}

/**
 * Limits (ms) of an idle connection (longer than a balancer's, so that none writes into a closing one), of headers and
 * requests, and between checks; and the least pace of a body.
 */
const usual = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  body: { milliseconds: 20_000, bytesPerSecond: 2048 },
}

/** Host of a request that names none, as balancers ask for the health in HTTP/1.0. */
const nameless = 'localhost'

/** Serves on a port of these addresses; returns the function that stops within the given milliseconds without losing a request. */
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

/** Throws where the port cannot be listened on (StartRefusal with the reason, where known), before anything is prepared. */
export async function portFree(place: Place) {
  const probes = await listening(place, () => createServer())
  await Promise.all(probes.map(stopped))
}

/** Connections that may wait to be accepted, as far as the system allows (`net.core.somaxconn`). It drops the packets of those beyond, which are sent again after 1, 3, 7 and 15 s. */
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
