import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { intento } from '../../server/auth/intentos.ts'
import { limites } from '../../server/auth/limites.ts'
import { intentos } from '../../server/auth/tables.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
beforeEach(async () => {
  await e.db.delete(intentos)
})
afterAll(() => e.cerrar())

const { veces } = limites.ingresoPorCuenta
const errar = (n: number, desde = '10.0.0.1') =>
  Promise.all(
    Array.from({ length: n }, (_, i) =>
      e.ingresar('coordinador', 'Comunal2027', { desde, ...(i % 2 && { en: e.segunda }) }),
    ),
  )

describe('wrong passwords', () => {
  it('are counted across the processes of the app, also when they come all at once', async () => {
    const respuestas = await errar(veces + 6)
    expect(respuestas.filter(({ status }) => status === 401)).toHaveLength(veces)
    const [rechazada] = respuestas.filter(({ status }) => status === 429)
    expect(rechazada?.message).toBe('Demasiados intentos, espere 15 minutos e intente de nuevo')
    expect(Number(rechazada?.headers.get('retry-after'))).toBe(15 * 60)
    expect((await e.ingresar('coordinador')).status).toBe(429)
  })

  it('from one address lock out neither the owner elsewhere nor other accounts there', async () => {
    await errar(veces + 1)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.0.0.2' })).status).toBe(200)
    expect((await e.ingresar('escolar')).status).toBe(200)
  })

  it('are forgiven when the window closes, however often it was tried meanwhile', async () => {
    await errar(veces + 3)
    e.pasan(14)
    expect(await e.ingresar('coordinador')).toMatchObject({
      status: 429,
      message: 'Demasiados intentos, espere 1 minuto e intente de nuevo',
    })
    e.pasan(1)
    expect((await e.ingresar('coordinador')).status).toBe(200)
  })

  it('are forgotten after a right one', async () => {
    await errar(veces - 1)
    expect((await e.ingresar('coordinador')).status).toBe(200)
    expect((await errar(veces)).map(({ status }) => status)).toEqual(Array(veces).fill(401))
  })

  it('of many accounts are limited by address', async () => {
    const { veces } = limites.ingresoPorDireccion
    for (let i = 0; i < veces; i += 1)
      await intento(e.db, { limite: 'ingresoPorDireccion', quien: '10.0.0.9' }, e.reloj.ahora)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.0.0.9' })).status).toBe(429)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.0.0.8' })).status).toBe(200)
    expect((await e.db.select().from(intentos)).map(({ cuenta }) => cuenta).sort()).toEqual([0, 0, veces + 1])
    e.pasan(15)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.0.0.9' })).status).toBe(200)
  })

  it('do not count when the body was refused, and right ones do not count against the address', async () => {
    for (let i = 0; i <= veces; i += 1) await e.pedir('POST', 'login', { cuerpo: { email: correoDe('coordinador') } })
    for (let i = 0; i < 3; i += 1) await e.ingresar('coordinador')
    expect((await e.db.select().from(intentos)).map(({ cuenta }) => cuenta)).toEqual([0])
  })

  it('are not what many right ones at once are', async () => {
    await errar(veces - 2)
    const respuestas = await Promise.all(
      Array.from({ length: 3 * veces }, (_, i) =>
        e.ingresar('coordinador', contrasena, { ...(i % 2 && { en: e.segunda }) }),
      ),
    )
    expect(respuestas.map(({ status }) => status)).toEqual(Array(3 * veces).fill(200))
  })

  it('are stored without e-mail nor address', async () => {
    await errar(1)
    const filas = JSON.stringify(await e.db.select().from(intentos))
    expect(filas).not.toContain('coordinador@')
    expect(filas).not.toContain('10.0.0')
  })
})

it('asking for recovery is limited by address', async () => {
  const { veces } = limites.correosPorDireccion
  for (let i = 0; i < veces; i += 1)
    await intento(e.db, { limite: 'correosPorDireccion', quien: '10.0.0.1' }, e.reloj.ahora)
  const pedida = await e.pedir('POST', 'olvido-contra', { cuerpo: { email: 'nadie@demo.cuc.mx' } })
  expect(pedida.status).toBe(429)
  expect(pedida.headers.get('retry-after')).toBe('900')
})
