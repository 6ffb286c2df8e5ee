import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { storeFile } from '../../server/files/storeFile.ts'
import { signedLink } from '../../server/files/signedLink.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let web = ''
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  e = await escena()
  web = await mkdtemp(join(tmpdir(), 'cuc-web-'))
  await writeFile(join(web, 'index.html'), '<!doctype html><script nonce="__NONCE__" src="/tema.js"></script>')
  await writeFile(join(web, 'tema.js'), '')
  app = createApp(e.db, { ...e.opciones, web })
})
afterAll(async () => {
  await rm(web, { recursive: true })
  await e.cerrar()
})

/** Parses a content security policy, by directive. */
const policyOf = (respuesta: Response) =>
  new Map(
    (respuesta.headers.get('content-security-policy') ?? '').split(/; ?/).map(each => {
      const [name = '', ...values] = each.trim().split(' ')
      return [name, values.join(' ')] as const
    }),
  )

describe.each(['/', '/index.html', '/cucs', '/cucs/X'])('the page at %s', path => {
  it('runs what bears its nonce alone, which is another each time', async () => {
    const nonces = new Set<string>()
    for (let vez = 0; vez < 3; vez += 1) {
      const respuesta = await app.request(path)
      const policy = policyOf(respuesta)
      const nonce = /^'nonce-([\w-]{24})'$/.exec(policy.get('script-src') ?? '')?.[1] ?? ''
      expect(await respuesta.text()).toBe(`<!doctype html><script nonce="${nonce}" src="/tema.js"></script>`)
      expect(policy.get('style-src')).toBe(`'self' 'nonce-${nonce}'`)
      expect(respuesta.headers.get('content-security-policy')).not.toContain('unsafe')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('takes no text for a script, loads nothing by default and is framed by nobody', async () => {
    const policy = policyOf(await app.request(path))
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'script-src-attr': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  })
})

describe('an answer that is no page runs nothing', () => {
  const cada: [string, () => Promise<string>][] = [
    ['a call', () => Promise.resolve('/api/salud')],
    ['a call that is refused', () => Promise.resolve('/api/cucs')],
    ['the page of the API', () => Promise.resolve('/api/referencia')],
    ['an asset', () => Promise.resolve('/tema.js')],
    ['an asset that there is not', () => Promise.resolve('/assets/x.js')],
    [
      'a stored file',
      async () => {
        const archivo = { nombre: 'Acta.pdf', contenido: pdfDeMuestra('Acta', []) }
        const usuario = { id: '00000000-0000-4000-8000-000000000000' }
        return signedLink(await storeFile(e.db, archivo, { usuario, momento: e.reloj.ahora }), e.opciones) ?? ''
      },
    ],
  ]
  it.each(cada)('%s', async (_, ruta) => {
    const respuesta = await app.request(await ruta())
    const policy = policyOf(respuesta)
    expect(policy.get('script-src') ?? policy.get('default-src')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    if (policy.has('script-src')) expect(policy.get('base-uri')).toBe("'none'")
    expect(Object.fromEntries(respuesta.headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringMatching(/camera=\(\).*clipboard-read=\(\).*microphone=\(\)/),
    })
  })
})
