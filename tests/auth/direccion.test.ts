import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../server/context.ts'
import { addressOf, networkOf } from '../../server/http/addressOf.ts'
import { silentLog } from '../../server/log/createLog.ts'

const vista = async (remoteAddress: string | undefined, encabezado?: string, proxies?: number) => {
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('options', {
        now: () => new Date(),
        wakeCorreos: () => undefined,
        log: silentLog,
        secret: '',
        address: '',
        ...(proxies !== undefined && { proxies }),
      })
      return next()
    })
    .get('/', c => c.text(`${addressOf(c)} ${networkOf(addressOf(c))}`))
  const env = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } }
  const respuesta = await app.request('/', { headers: encabezado ? { 'x-forwarded-for': encabezado } : {} }, env)
  return (await respuesta.text()).split(' ')
}

it.each([
  ['the connection', '10.1.2.3', undefined, undefined, '10.1.2.3'],
  ['IPv4 written as IPv6', '::ffff:10.1.2.3', undefined, undefined, '10.1.2.3'],
  ['not a header that anybody can write', '10.1.2.3', '1.1.1.1', undefined, '10.1.2.3'],
  ['what the proxy saw, behind one', '10.0.0.1', '1.1.1.1, 187.2.3.4', 1, '187.2.3.4'],
  ['what the outer proxy saw, behind two', '10.0.0.1', '1.1.1.1, 187.2.3.4, 10.0.0.2', 2, '187.2.3.4'],
  ['the connection when the proxy said nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['without the port that some proxies add', '10.0.0.1', '187.2.3.4:5123', 1, '187.2.3.4'],
  ['nothing when there is no connection', undefined, undefined, undefined, 'desconocida'],
  ['nothing when the proxy writes no address', '10.0.0.1', '<script>', 1, 'desconocida'],
])('is %s', async (_, remota, encabezado, proxies, esperada) => {
  expect(await vista(remota, encabezado, proxies)).toEqual([esperada, esperada])
})

it.each([
  ['an IPv6 address', '2806:10ae:1:2:aaaa:bbbb:cccc:dddd', '2806:10ae:1:2:aaaa:bbbb:cccc:dddd', '2806:10ae:1:2::/64'],
  ['a shortened one', '2806:10AE::1', '2806:10ae::1', '2806:10ae:0:0::/64'],
  ['one in brackets, with a port', '[2806:10ae::1]:443', '2806:10ae::1', '2806:10ae:0:0::/64'],
  ['this machine', '::1', '::1', '0:0:0:0::/64'],
])('of %s the limits see its network', async (_, escrita, direccion, red) => {
  expect(await vista('10.0.0.1', escrita, 1)).toEqual([direccion, red])
})
