import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Entorno } from '../contexto.ts'

/**
 * The address a request comes from, for the limits: the connection's, or, behind as many reverse proxies as `opciones.proxies` says,
 * the one that the outermost of them saw. An IPv6 address counts as its network (/64), which is what one household or campus is given.
 */
export const direccionDe = (c: Context<Entorno>): string => {
  const directa = conexion(c)
  const { proxies = 0 } = c.var.opciones
  const anteriores = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map(parte => parte.trim())
    .filter(Boolean)
  return red(anteriores.concat(directa).at(-1 - proxies) ?? anteriores[0] ?? directa)
}

/** There is no connection when the app is called directly, without a server. */
const conexion = (c: Context<Entorno>): string =>
  (Object.hasOwn(Object(c.env), 'incoming') ? getConnInfo(c).remote.address : undefined) ?? 'desconocida'

const red = (direccion: string): string => {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(direccion)?.[1]
  if (ipv4 || !direccion.includes(':')) return (ipv4 ?? direccion).slice(0, 100)
  const [inicio = '', fin = ''] = direccion.split('::')
  const grupos = (texto: string) => texto.split(':').filter(Boolean)
  const ceros = Math.max(0, 8 - grupos(inicio).length - grupos(fin).length)
  return [...grupos(inicio), ...Array<string>(ceros).fill('0'), ...grupos(fin)]
    .slice(0, 4)
    .join(':')
    .toLowerCase()
    .slice(0, 100)
}
