import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { cuc, domicilio, persona } from '../harness/filas.ts'
import { type Escena, escena } from '../harness/escena.ts'

let e: Escena
let administrativo = ''
let domicilioCompleto = {}
beforeAll(async () => {
  e = await escena()
  administrativo = await e.tokenDe('administrativo')
  const [colonia] = await e.db.select().from(colonias)
  domicilioCompleto = { ...domicilio, cp: '68770', colonia: colonia?.id_colonia }
})
afterAll(() => e.cerrar())

const { status: _, ...nueva } = persona('N')
const email = 'magdalena@demo.cuc.mx'
const entrar = (password = 'Maestra2026') => e.pedir('POST', 'login', { cuerpo: { email, password } })
const escribir = (metodo: string, ruta: string, cuerpo?: object) =>
  e.pedir(metodo, ruta, { token: administrativo, cuerpo })

describe.each([
  ['facilitadores', 'facilitador', {}],
  ['escolares', 'escolar', { clavecuc: cuc.clave }],
  ['consejeros', 'consejero', { clavecuc: cuc.clave, tipos_consejero: [1, 2] }],
])('the account of one of the %s', (ruta, rol, propio) => {
  const cuerpo = () => ({ ...nueva, ...domicilioCompleto, ...propio })
  const clave = `${ruta}/${nueva.matricula}`

  it('opens with the record and signs in with its role', async () => {
    expect(await escribir('POST', ruta, { ...cuerpo(), email, password: 'Maestra2026' })).toMatchObject({ status: 201 })
    expect((await entrar()).data).toMatchObject({ rol, matricula: nueva.matricula, nombre: 'Magdalena' })
  })

  it('closes while the record is inactive, with its sessions, and opens again with it', async () => {
    const token = (await entrar()).data.token ?? ''
    expect(await escribir('PUT', clave, { ...cuerpo(), email, status: 0, version: 1 })).toMatchObject({ status: 200 })
    expect((await e.perfil(token)).status).toBe(401)
    expect((await entrar()).status).toBe(403)
    expect(await escribir('PUT', clave, { ...cuerpo(), email, status: 1, version: 2 })).toMatchObject({ status: 200 })
    expect((await e.perfil(token)).status).toBe(401)
    expect((await entrar()).status).toBe(200)
  })

  it('goes with the record', async () => {
    const token = (await entrar()).data.token ?? ''
    expect(await escribir('DELETE', clave)).toMatchObject({ status: 200 })
    expect((await e.perfil(token)).status).toBe(401)
    expect((await entrar()).status).toBe(401)
  })
})

it('a counsellor without type 1 has none', async () => {
  const antes = await e.db.$count(usuarios)
  const cuerpo = {
    ...nueva,
    ...domicilioCompleto,
    clavecuc: cuc.clave,
    tipos_consejero: [2],
    email,
    password: 'Maestra2026',
  }
  expect(await escribir('POST', 'consejeros', cuerpo)).toMatchObject({ status: 201 })
  expect((await entrar()).status).toBe(401)
  expect(await e.db.$count(usuarios)).toBe(antes)
})
