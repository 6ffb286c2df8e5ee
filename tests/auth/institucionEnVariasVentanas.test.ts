import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { institucionPorFuera } from '../harness/institucionPorFuera.ts'
import { proveedor } from '../harness/proveedor.ts'
import { correoDe } from '../harness/reparto.ts'

let e: Escena
let p: Awaited<ReturnType<typeof proveedor>>
let en: ReturnType<typeof createApp>
beforeAll(async () => {
  ;[e, p] = await Promise.all([escena(), proveedor()])
  const institucion = { emisor: p.emisor, cliente: 'cuc', secreto: 'x', dominios: ['demo.cuc.mx'], nombre: 'la UC' }
  en = createApp(e.db, { ...e.opciones, signIn: { institucion } })
})
afterAll(() => Promise.all([e.cerrar(), p.cerrar()]))

const { ir, ida, llega } = institucionPorFuera(() => ({ en, p }))
const docente = { sub: 'f-1', email: correoDe('facilitador'), email_verified: true }

it('tabs of one browser that leave at once all come back, also at once', async () => {
  const galletas = new Map<string, string>()
  const guarda = (respuesta: Response) => {
    for (const dicha of respuesta.headers.getSetCookie()) {
      const [, nombre = '', valor = ''] = /^([^=]+)=([^;]*)/.exec(dicha) ?? []
      if (valor) galletas.set(nombre, valor)
      else galletas.delete(nombre)
    }
  }
  const todas = () => [...galletas].map(par => par.join('=')).join('; ')
  const [una, otra] = [await ida(docente), await ida(docente)]
  for (const { salida } of [una, otra]) guarda(salida)
  for (const { regreso } of [una, otra]) guarda(await ir(regreso, todas()))
  const llegadas = []
  for (const _ of [una, otra]) {
    const respuesta = await en.request('/api/login/institucion', {
      method: 'POST',
      headers: { cookie: todas(), 'content-type': 'application/json' },
      body: '{}',
    })
    guarda(respuesta)
    llegadas.push(respuesta.status)
  }
  expect(llegadas).toEqual([200, 200])
  expect((await llega(todas())).status).toBe(403)
})

it('ways there that were given up are put away when a browser has many of them', async () => {
  const galletas: string[] = []
  for (let vez = 0; vez < 7; vez++) {
    const salida = await ir('institucion/ingreso', galletas.join('; '))
    const [nueva = '', ...idas] = salida.headers.getSetCookie()
    expect(idas).toHaveLength(vez < 6 ? 0 : 6)
    galletas.push(nueva.split(';')[0] ?? '')
  }
  expect(new Set(galletas).size).toBe(7)
})
