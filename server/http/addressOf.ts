import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from '../context.ts'

/** The address a request comes from: the connection's, or, behind as many reverse proxies as `opciones.proxies` says, the one that the outermost of them saw. */
export const addressOf = (c: Context<AppEnv>): string => {
  const { proxies = 0 } = c.var.options
  const vistas = [...anteriores(c), conexion(c)]
  return enForma(vistas.at(-1 - proxies) ?? vistas[0] ?? desconocida)
}

/** What counts as one place for the limits: an IPv4 address, or the network (/64) of an IPv6 one, which is what one household or campus is given. */
export const networkOf = (direccion: string): string => {
  if (!ipaddr.IPv6.isValid(direccion)) return direccion
  return `${ipaddr.IPv6.parse(direccion)
    .parts.slice(0, 4)
    .map(parte => parte.toString(16))
    .join(':')}::/64`
}

/** Whether somebody in front says whom it speaks for. */
export const claimsForwarding = (c: Context<AppEnv>): boolean => anteriores(c).length > 0

const anteriores = (c: Context<AppEnv>): string[] =>
  (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map(parte => parte.trim())
    .filter(Boolean)

/** There is no connection when the app is called directly, without a server. */
const conexion = (c: Context<AppEnv>): string =>
  (Object.hasOwn(Object(c.env), 'incoming') ? getConnInfo(c).remote.address : undefined) ?? desconocida

/** An address as it is usually written, without the port that some proxies add; IPv4 written as IPv6 is IPv4. */
const enForma = (direccion: string): string => {
  const sola = direccion.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(sola) ? ipaddr.process(sola).toString() : desconocida
}

const desconocida = 'desconocida'
