import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { type Papel, proveedor } from '../harness/proveedor.ts'
import { correoDe } from '../harness/reparto.ts'

let e: Escena
let p: Awaited<ReturnType<typeof proveedor>>
let en: ReturnType<typeof createApp>
beforeAll(async () => {
  ;[e, p] = await Promise.all([escena(), proveedor()])
})
afterAll(() => Promise.all([e.cerrar(), p.cerrar()]))
/** An app that read nothing of the institution yet. */
beforeEach(() => {
  const institucion = { emisor: p.emisor, cliente: 'cuc', secreto: 'x', dominios: ['demo.cuc.mx'], nombre: 'la UC' }
  en = createApp(e.db, { ...e.opciones, signIn: { institucion } })
  es({})
  e.lineas.length = 0
})

const docente = { sub: 'f-1', email: correoDe('facilitador'), email_verified: true }
const es = (papel: Partial<Papel>) => {
  for (const campo of Object.keys(p.papel)) Reflect.deleteProperty(p.papel, campo)
  Object.assign(p.papel, docente, papel)
}

/** A browser, whose tabs share their cookies. */
const navegador = () => {
  const galletas = new Map<string, string>()
  const pide = async (ruta: string, init: RequestInit = {}) => {
    const cookie = [...galletas].map(par => par.join('=')).join('; ')
    const respuesta = await en.request(`/api/${ruta}`, {
      ...init,
      headers: { cookie, 'content-type': 'application/json' },
    })
    for (const dicha of respuesta.headers.getSetCookie()) {
      const [, nombre = '', valor = ''] = /^([^=]+)=([^;]*)/.exec(dicha) ?? []
      galletas.set(nombre, valor)
    }
    return respuesta
  }
  /** Leaves, and returns the way back, still unused. */
  const sale = async () => {
    const destino = (await pide('institucion/ingreso')).headers.get('location') ?? ''
    const vuelta = await fetch(destino, { redirect: 'manual' })
    return `institucion/regreso${new URL(vuelta.headers.get('location') ?? '').search}`
  }
  const llega = async () => {
    const respuesta = await pide('login/institucion', { method: 'POST', body: '{}' })
    const { message }: { message: string } = JSON.parse(await respuesta.text())
    return message
  }
  const entra = async () => {
    await pide(await sale())
    return llega()
  }
  return { pide, sale, llega, entra }
}
const bien = 'Bienvenido al sistema'
const noResponde = 'La institución no responde: espere un momento e intente de nuevo'
const incomprobable = 'No se pudo comprobar lo que respondió la institución: empiece de nuevo'
const venció = 'El ingreso con la institución venció o se abrió en otro navegador: empiece de nuevo'
const razones = () => e.lineas.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []))

it('tabs that leave at once all come back, in any order, each way once', async () => {
  const uno = navegador()
  const idas = [await uno.sale(), await uno.sale(), await uno.sale()]
  for (const ida of idas.toReversed()) await uno.pide(ida)
  expect(await Promise.all(idas.map(() => uno.llega()))).toEqual([bien, bien, bien])
  expect(await uno.llega()).toBe(venció)
  await uno.pide(idas[0] ?? '')
  expect(await uno.llega()).toBe(venció)
})

it('a tab comes back after another signed in, and one that failed spoils no other', async () => {
  const uno = navegador()
  const [primera, segunda, tercera] = [await uno.sale(), await uno.sale(), await uno.sale()]
  await uno.pide(primera)
  expect(await uno.llega()).toBe(bien)
  await uno.pide(segunda.replace(/code=[^&]+/, 'code=otro'))
  e.reloj.ahora = new Date(e.reloj.ahora.getTime() + 1000)
  await uno.pide(tercera)
  expect(await uno.llega()).toBe(bien)
})

it('no other browser comes back with the way of this one, before or after it left itself', async () => {
  const [una, otra] = [navegador(), navegador()]
  const ida = await una.sale()
  await otra.pide(ida)
  expect(await otra.llega()).toBe(venció)
  await otra.sale()
  await otra.pide(ida)
  expect(await otra.llega()).toBe(incomprobable)
  await una.pide(ida)
  expect(await otra.llega()).toBe(venció)
  expect(await una.llega()).toBe(bien)
})

it('an institution that changes its key keeps out the first person alone, under the same name too', async () => {
  expect(await navegador().entra()).toBe(bien)
  es({ otraFirma: true, otraLlave: true })
  expect(await navegador().entra()).toBe(incomprobable)
  expect(await navegador().entra()).toBe(bien)
})

it.each<[Papel['tokens'], string]>([
  ['cuelga', 'fetch failed'],
  [503, 'HTTP 503'],
])('an institution that is away at the return (%s) is told as one, and in the log', async (tokens, reason) => {
  const uno = navegador()
  const ida = await uno.sale()
  es({ tokens })
  await uno.pide(ida)
  expect(await uno.llega()).toBe(noResponde)
  expect(razones()).toEqual([expect.stringContaining(reason)])
  es({})
  expect(await uno.entra()).toBe(bien)
})

it.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri'])(
  'an institution without its %s counts as away; the log names the missing part, and the next call asks again',
  async lacks => {
    es({ descubre: { [lacks]: undefined } })
    const uno = navegador()
    const salida = await uno.pide('institucion/ingreso')
    expect(salida.headers.get('location')).toBe('https://escuela.mx/?institucion')
    expect(await uno.llega()).toBe(noResponde)
    expect(razones()).toEqual([`discovery: Error: no address in ${lacks}`])
    es({})
    expect(await uno.entra()).toBe(bien)
  },
)
