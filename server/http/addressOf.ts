import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from '../context.ts'

/** The address a request comes from: the connection's, or, behind as many reverse proxies as `options.proxies` says, the one that the outermost of them saw. */
export const addressOf = (c: Context<AppEnv>): string => {
  const { proxies = 0 } = c.var.options
  const seen = [...forwarded(c), connection(c)]
  return normalized(seen.at(-1 - proxies) ?? seen[0] ?? unknownAddress)
}

/** What counts as one place for the limits: an IPv4 address, or the network (/64) of an IPv6 one, which is what one household or campus is given. */
export const networkOf = (address: string): string => {
  if (!ipaddr.IPv6.isValid(address)) return address
  return `${ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map(part => part.toString(16))
    .join(':')}::/64`
}

/** Whether somebody in front says whom it speaks for. */
export const claimsForwarding = (c: Context<AppEnv>): boolean => forwarded(c).length > 0

const forwarded = (c: Context<AppEnv>): string[] =>
  (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** There is no connection when the app is called directly, without a server. */
const connection = (c: Context<AppEnv>): string =>
  (Object.hasOwn(Object(c.env), 'incoming') ? getConnInfo(c).remote.address : undefined) ?? unknownAddress

/** An address as it is usually written, without the port that some proxies add; IPv4 written as IPv6 is IPv4. */
const normalized = (address: string): string => {
  const bare = address.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : unknownAddress
}

const unknownAddress = 'desconocida'
