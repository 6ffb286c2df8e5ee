import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

it('says to whom a weakness is reported, where that is set', async () => {
  const pedir = async (securityContact?: string) => {
    const app = createApp(e.db, { ...e.opciones, securityContact })
    return app.request('/.well-known/security.txt')
  }
  const dicho = await pedir('mailto:seguridad@escuela.mx')
  expect(dicho.status).toBe(200)
  expect(dicho.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
  expect(await dicho.text()).toBe(
    [
      'Contact: mailto:seguridad@escuela.mx',
      'Expires: 2027-05-19T16:00:00.000Z',
      'Preferred-Languages: es, en',
      'Canonical: https://escuela.mx/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  expect((await pedir()).status).toBe(404)
})
