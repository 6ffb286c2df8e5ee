import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from '../context.ts'

/** Returns the address that a request comes from: the connection's, or, behind the `options.proxies` reverse proxies, the one that the outermost of them saw. */
export const addressOf = (c: Context<AppEnv>): string => {
  const { proxies = 0 } = c.var.options
  const addresses = [...forwarded(c), connection(c)]
  return normalized(addresses.at(-1 - proxies) ?? addresses[0] ?? unknownAddress)
}

/** Returns what the limits count as one place: an IPv4 address, or the network (/64) of an IPv6 one, which is what one household or campus is given. */
export const networkOf = (address: string): string => {
  if (!ipaddr.IPv6.isValid(address)) return address
  return `${ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}

/** Tells whether the request names a client that it was forwarded for. */
export const claimsForwarding = (c: Context<AppEnv>): boolean => forwarded(c).length > 0

const forwarded = (c: Context<AppEnv>): string[] =>
  (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** Returns the address of the connection; there is none when the app is called directly, without a server. */
const connection = (c: Context<AppEnv>): string =>
  (Object.hasOwn(Object(c.env), 'incoming') ? getConnInfo(c).remote.address : undefined) ?? unknownAddress

/** Normalises an address: drops the port that some proxies add, and turns IPv4 written as IPv6 into IPv4. */
const normalized = (address: string): string => {
  const bare = address.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : unknownAddress
}

const unknownAddress = 'desconocida'
