import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { storeFile } from '../../server/files/storeFile.ts'
import { signedLink } from '../../server/files/signedLink.ts'
import { archivos } from '../../server/files/tables.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let web = ''
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  e = await escena()
  web = await mkdtemp(join(tmpdir(), 'cuc-web-'))
  await writeFile(join(web, 'index.html'), '<!doctype html>')
  await mkdir(join(web, 'assets'))
  await writeFile(join(web, 'assets/hay-a1b2.js'), 'export {}')
  app = createApp(e.db, { ...e.opciones, web, origins: ['https://otra.mx'] })
})
afterAll(async () => {
  await rm(web, { recursive: true })
  await e.cerrar()
})

const nadie = '00000000-0000-4000-8000-000000000000'

const debidos = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}
const expectDebidos = ({ headers }: Response, donde: string) => {
  for (const [nombre, valor] of Object.entries(debidos))
    expect([donde, nombre, headers.get(nombre)]).toEqual([donde, nombre, valor])
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
}

/** Stores a file under this name and opens its link. */
const guardado = async (nombre: string) => {
  const id = await storeFile(
    e.db,
    { nombre, contenido: pdfDeMuestra('Acta', []) },
    { usuario: { id: nadie }, momento: e.reloj.ahora },
  )
  return app.request(signedLink(id, e.opciones) ?? '')
}

describe('every answer says how a browser must treat it', () => {
  test('each call, whoever asks', async () => {
    const token = await e.tokenDe('coordinador')
    for (const { method, path } of app.routes) {
      const metodo = method === 'ALL' ? 'GET' : method
      const ruta = path.replaceAll(/:\w+(\{[^}]*\})?\??|\*/g, 'x')
      for (const authorization of ['', `Bearer ${token}`])
        expectDebidos(await app.request(ruta, { method: metodo, headers: { authorization } }), `${metodo} ${ruta}`)
    }
  }, 90_000)

  test('the web app, what is not there, a question before a call and a fault', async () => {
    const fallo = vi.spyOn(console, 'error').mockReturnValue()
    const roto = createApp(e.db, { ...e.opciones, now: () => expect.fail('the clock broke') })
    for (const [donde, respuesta, status] of [
      ['/', await app.request('/'), 200],
      ['/assets/x.js', await app.request('/assets/x.js'), 404],
      ['OPTIONS', await app.request('/api/cucs', { method: 'OPTIONS', headers: { origin: 'https://otra.mx' } }), 204],
      ['fault', await roto.request(signedLink(nadie, e.opciones) ?? ''), 500],
    ] as const) {
      expect([donde, respuesta.status]).toEqual([donde, status])
      expectDebidos(respuesta, donde)
    }
    fallo.mockRestore()
  })

  test('a file of the web app, without what only a page obeys', async () => {
    const { status, headers } = await app.request('/assets/hay-a1b2.js')
    expect(status).toBe(200)
    for (const [nombre, valor] of Object.entries(debidos))
      expect([nombre, headers.get(nombre)]).toEqual([nombre, valor])
    expect([...headers.keys()]).not.toContain('content-security-policy')
    expect([...headers].join('').length).toBeLessThan(700)
  })

  test('a stored file, which may draw itself and nothing else', async () => {
    const respuesta = await guardado('Acta.pdf')
    expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expectDebidos(respuesta, 'storage')
    expect(respuesta.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('the name of a stored file', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf', 'passwd.pdf'],
    ['Acta de la peña.pdf', 'Acta de la pena.pdf', 'Acta%20de%20la%20pe%C3%B1a.pdf'],
    ['a"\r\nX-Otro: 1.pdf', 'aX-Otro 1.pdf', 'aX-Otro%201.pdf'],
  ])('%j goes out as %s', async (nombre, llano, codificado) => {
    await e.db.delete(archivos)
    const respuesta = await guardado(nombre)
    expect(respuesta.headers.get('content-disposition')).toBe(
      `inline; filename="${llano}"; filename*=UTF-8''${codificado}`,
    )
    expect(respuesta.headers.get('x-otro')).toBeNull()
  })
})
