import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Entorno } from '../../server/contexto.ts'
import { direccionDe } from '../../server/auth/direccion.ts'

const vista = async (remoteAddress: string | undefined, encabezado?: string, proxies?: number) => {
  const app = new Hono<Entorno>()
    .use((c, next) => {
      c.set('opciones', {
        hoy: () => new Date(),
        enviarCorreo: async () => {},
        secreto: '',
        direccion: '',
        ...(proxies !== undefined && { proxies }),
      })
      return next()
    })
    .get('/', c => c.text(direccionDe(c)))
  const env = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } }
  const respuesta = await app.request('/', { headers: encabezado ? { 'x-forwarded-for': encabezado } : {} }, env)
  return respuesta.text()
}

it.each([
  ['the connection', '10.1.2.3', undefined, undefined, '10.1.2.3'],
  ['IPv4 written as IPv6', '::ffff:10.1.2.3', undefined, undefined, '10.1.2.3'],
  ['the network of an IPv6 address', '2806:10ae:1:2:aaaa:bbbb:cccc:dddd', undefined, undefined, '2806:10ae:1:2'],
  ['the network of a shortened IPv6 address', '2806:10AE::1', undefined, undefined, '2806:10ae:0:0'],
  ['this machine', '::1', undefined, undefined, '0:0:0:0'],
  ['not a header that anybody can write', '10.1.2.3', '1.1.1.1', undefined, '10.1.2.3'],
  ['what the proxy saw, behind one', '10.0.0.1', '1.1.1.1, 187.2.3.4', 1, '187.2.3.4'],
  ['what the outer proxy saw, behind two', '10.0.0.1', '1.1.1.1, 187.2.3.4, 10.0.0.2', 2, '187.2.3.4'],
  ['the connection when the proxy said nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['nothing when there is no connection', undefined, undefined, undefined, 'desconocida'],
])('is %s', async (_, remota, encabezado, proxies, esperada) => {
  expect(await vista(remota, encabezado, proxies)).toBe(esperada)
})
