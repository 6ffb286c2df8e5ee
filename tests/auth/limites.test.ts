import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countIntento } from '../../server/auth/intentos.ts'
import {
  conOtra,
  type Intentos,
  espera,
  fallasDeDispositivo,
  fallasQueSeAvisan,
  frenos,
} from '../../server/auth/limites.ts'
import { dispositivos, intentos } from '../../server/auth/tables.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
beforeEach(async () => {
  await e.db.delete(intentos)
  await e.db.delete(dispositivos)
  e.buzon.llegados.splice(0)
})
afterAll(() => e.cerrar())

const { libres } = frenos.ingresoPorCuenta
const errada = 'Comunal2027'
const errar = (n: number, desde: (i: number) => string = () => '10.0.0.1', email = correoDe('coordinador')) =>
  Promise.all(
    Array.from({ length: n }, (_, i) =>
      e.pedir('POST', 'login', {
        cuerpo: { email, password: errada },
        desde: desde(i),
        ...(i % 2 && { en: e.segunda }),
      }),
    ),
  )
const segundos = (n: number) => e.pasan(n / 60)

/** Signs in and returns the cookie by which the browser is known from then on. */
const galleta = async (rol: string, cookie?: string) => {
  const { headers, status } = await e.ingresar(rol, contrasena, { desde: '10.9.9.9', ...conGalleta(cookie) })
  expect(status).toBe(200)
  return /dispositivo=[\w-]{43}/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
}
const conGalleta = (cookie?: string) => (cookie ? { encabezados: { cookie } } : {})

describe('the pause', () => {
  const cualquiera = fc.constantFrom(...Object.values(frenos))

  it('comes after the free attempts, grows, never beyond its top, and is forgotten', () => {
    fc.assert(
      fc.property(cualquiera, fc.integer({ min: 0, max: 2000 }), (freno, veces) => {
        const en = (n: number) => espera(freno, { veces: n, ultima: 0 }, 0)
        expect(en(veces)).toBe(veces < freno.libres ? 0 : Math.min(freno.tope, en(veces)))
        expect(en(veces + 1)).toBeGreaterThanOrEqual(en(veces))
        if (veces >= freno.libres) expect(en(veces)).toBeGreaterThanOrEqual(freno.primera)
        expect(espera(freno, { veces, ultima: 0 }, en(veces))).toBe(0)
        expect(espera(freno, { veces, ultima: 0 }, freno.olvido)).toBe(0)
        expect(conOtra(freno, { veces, ultima: 0 }, freno.olvido)).toEqual({ veces: 1, ultima: freno.olvido })
      }),
    )
  })

  it('leaves a guesser at one account fewer than three hundred and fifty tries a day, at any speed', () => {
    const freno = frenos.ingresoPorCuenta
    let cuenta: Intentos = { veces: 0, ultima: 0 }
    let ahora = 0
    let tries = 0
    for (; ahora < 24 * 3600_000; tries += 1) {
      cuenta = conOtra(freno, cuenta, ahora)
      ahora += espera(freno, cuenta, ahora)
    }
    expect(tries).toBeLessThan(350)
  })
})

describe('wrong passwords', () => {
  it('for one account are slowed wherever they come from, also all at once and over two processes', async () => {
    const respuestas = await errar(120, i => `10.0.${i % 15}.1`)
    expect(respuestas.filter(({ status }) => status === 401)).toHaveLength(libres)
    const [rechazada] = respuestas.filter(({ status }) => status === 429)
    expect(rechazada?.message).toBe('Demasiados intentos, espere 5 segundos e intente de nuevo')
    expect(rechazada?.headers.get('retry-after')).toBe('5')
  })

  it('are followed by longer and longer pauses, up to five minutes', async () => {
    await errar(libres)
    const pausas: string[] = []
    const avisos: string[] = []
    for (let i = 0; i < 9; i += 1) {
      const { headers, message } = (await errar(1))[0] ?? {}
      pausas.push(headers?.get('retry-after') ?? '')
      avisos.push(/espere (.*) e intente/.exec(message ?? '')?.[1] ?? '')
      segundos(Number(pausas.at(-1)))
      expect((await errar(1))[0]?.status).toBe(401)
    }
    expect(pausas.map(Number)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
    expect(avisos.slice(0, 7)).toEqual([
      '5 segundos',
      '10 segundos',
      '20 segundos',
      '40 segundos',
      '2 minutos',
      '3 minutos',
      '5 minutos',
    ])
  })

  it('never keep the owner out for longer than the pause', async () => {
    await errar(libres)
    expect((await e.ingresar('coordinador')).status).toBe(429)
    segundos(5)
    expect((await e.ingresar('coordinador')).status).toBe(200)
  })

  it('never keep out a device that has signed in before, however many are typed elsewhere', async () => {
    const cookie = await galleta('coordinador')
    await errar(40, i => `10.0.${i}.1`)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.7.7.7' })).status).toBe(429)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.7.7.7', ...conGalleta(cookie) })).status).toBe(200)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.7.7.8' })).status).toBe(429)
  })

  it('of one machine do not lock out others behind the same address', async () => {
    const conteo = { de: 'ingresoPorDireccion', quien: '10.0.0.1', freno: 'primerIngresoPorDireccion' } as const
    for (let i = 0; i < 300; i += 1) await countIntento(e.db, [conteo], e.reloj.ahora)
    await errar(1, () => '10.5.5.5')
    expect((await errar(1))[0]?.status).toBe(429)
    expect((await e.ingresar('escolar')).status).toBe(200)
    await errar(1, () => '10.5.5.5', correoDe('estudiante'))
    const enEspera = await e.ingresar('estudiante')
    expect(enEspera.status).toBe(429)
    expect(Number(enEspera.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    segundos(30)
    expect((await e.ingresar('estudiante')).status).toBe(200)
  })

  it('from one address are slowed when each is for another account', async () => {
    const { libres: deTodos } = frenos.primerIngresoPorDireccion
    const conteo = { de: 'ingresoPorDireccion', quien: '10.0.0.9', freno: 'primerIngresoPorDireccion' } as const
    for (let i = 0; i < deTodos; i += 1) await countIntento(e.db, [conteo], e.reloj.ahora)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.0.0.9' })).status).toBe(429)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.0.0.8' })).status).toBe(200)
    segundos(30)
    expect((await e.ingresar('coordinador', contrasena, { desde: '10.0.0.9' })).status).toBe(200)
  })

  it('from one IPv6 network count together', async () => {
    await errar(libres, i => `2806:10ae:1:2::${i + 1}`)
    const filas = await e.db.select().from(intentos)
    expect(filas.map(({ veces }) => veces)).toEqual([libres, libres])
  })

  it('are forgotten after a right one', async () => {
    await errar(libres - 1)
    expect((await e.ingresar('coordinador')).status).toBe(200)
    expect((await errar(libres)).map(({ status }) => status)).toEqual(Array(libres).fill(401))
  })

  it('do not count when the body was refused, and right ones do not count against the address', async () => {
    for (let i = 0; i <= libres; i += 1) await e.pedir('POST', 'login', { cuerpo: { email: correoDe('coordinador') } })
    for (let i = 0; i < 3; i += 1) await e.ingresar('coordinador')
    expect((await e.db.select().from(intentos)).map(({ veces }) => veces)).toEqual([0])
  })

  it('are not confused with many simultaneous right ones', async () => {
    await errar(libres - 2)
    const respuestas = await Promise.all(
      Array.from({ length: 24 }, (_, i) => e.ingresar('coordinador', contrasena, { ...(i % 2 && { en: e.segunda }) })),
    )
    expect(respuestas.map(({ status }) => status)).toEqual(Array(24).fill(200))
  })

  it('are stored without e-mail nor address', async () => {
    await errar(1)
    const filas = JSON.stringify(await e.db.select().from(intentos))
    expect(filas).not.toContain('coordinador@')
    expect(filas).not.toContain('10.0.0')
  })

  it('look the same for an account and for none', async () => {
    const visto = async (email: string) =>
      (await errar(libres + 2, undefined, email)).map(({ status, texto, headers }) => [
        status,
        texto,
        headers.get('retry-after'),
        headers.get('set-cookie'),
      ])
    const uno = (await visto('nadie@demo.cuc.mx')).map(String).toSorted()
    expect(uno).toEqual((await visto(correoDe('administrativo'))).map(String).toSorted())
  })
})

describe('a known device', () => {
  it('is a browser that signed in to that very account, by a cookie that no script reads', async () => {
    const { headers } = await e.ingresar('coordinador')
    expect(headers.get('set-cookie')).toMatch(
      /^dispositivo=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    )
    const cookie = await galleta('coordinador')
    await errar(libres, () => '10.1.1.1', correoDe('escolar'))
    expect((await e.ingresar('escolar', contrasena, conGalleta(cookie))).status).toBe(429)
    segundos(5)
    expect(await galleta('escolar', cookie)).toBe(cookie)
    await errar(libres, () => '10.1.1.1', correoDe('escolar'))
    expect((await e.ingresar('escolar', contrasena, conGalleta(cookie))).status).toBe(200)
    expect(JSON.stringify(await e.db.select().from(dispositivos))).not.toContain(cookie.split('=')[1])
  })

  it.each(['dispositivo=', `dispositivo=${'A'.repeat(43)}`, 'dispositivo=; dispositivo=x'])(
    'is not one with a forged cookie: %s',
    async cookie => {
      await galleta('coordinador')
      await errar(libres)
      expect((await e.ingresar('coordinador', contrasena, conGalleta(cookie))).status).toBe(429)
    },
  )

  it('that guesses is no longer known, and its right password forgives typing errors', async () => {
    const cookie = await galleta('coordinador')
    const teclear = (n: number) =>
      Promise.all(Array.from({ length: n }, () => e.ingresar('coordinador', errada, conGalleta(cookie))))
    await teclear(fallasDeDispositivo - 1)
    expect((await e.ingresar('coordinador', contrasena, conGalleta(cookie))).status).toBe(200)
    const respuestas = await teclear(fallasDeDispositivo + libres + 3)
    expect(respuestas.filter(({ status }) => status === 401)).toHaveLength(fallasDeDispositivo + libres)
    segundos(5)
    expect(await galleta('coordinador', cookie)).toBe(cookie)
    await errar(libres, () => '10.2.2.2')
    expect((await e.ingresar('coordinador', contrasena, conGalleta(cookie))).status).toBe(200)
  })

  it('is forgotten a year after it last signed in', async () => {
    const cookie = await galleta('coordinador')
    e.pasan(60 * 24 * 365)
    await errar(libres)
    expect((await e.ingresar('coordinador', contrasena, conGalleta(cookie))).status).toBe(429)
    expect(await e.db.select().from(dispositivos)).toEqual([])
  })
})

describe('the owner', () => {
  const adivinar = async (n: number, email = correoDe('facilitador')) => {
    for (let i = 0; i < n; i += 1) {
      await errar(1, undefined, email)
      e.pasan(5)
    }
  }

  it('is told once that somebody guesses, and how to get in', async () => {
    await adivinar(fallasQueSeAvisan - 1)
    await e.repartido()
    expect(e.buzon.llegados).toEqual([])
    await adivinar(fallasQueSeAvisan)
    const correo = await e.buzon.siguiente()
    expect(correo).toMatchObject({
      para: correoDe('facilitador'),
      asunto: expect.stringContaining('Intentos de entrar'),
    })
    expect(correo.texto).toMatch(/^https:\/\/escuela\.mx\/recuperarContrasena$/m)
    expect(correo.texto).toContain('10 contraseñas equivocadas')
    await adivinar(3)
    await e.ingresar('facilitador')
    await adivinar(fallasQueSeAvisan + 1)
    await adivinar(fallasQueSeAvisan, correoDe('consejero'))
    expect((await e.buzon.siguiente()).para).toBe(correoDe('consejero'))
  })

  it('a restored password works at once, even while somebody guesses', async () => {
    await errar(libres, undefined, correoDe('administrativo'))
    await e.pedir('POST', 'olvido-contra', { cuerpo: { email: correoDe('administrativo') } })
    const token = /token=([\w-]{43})$/m.exec((await e.buzon.siguiente('Restablezca')).texto)?.[1]
    const nueva = { contrasenia_nueva: 'Tequio2026', contrasenia_nueva_confirmation: 'Tequio2026' }
    const { headers } = await e.pedir('POST', 'restablecer-contrasenia', { cuerpo: { token, ...nueva } })
    const cookie = headers.get('set-cookie')?.split(';')[0]
    await errar(libres + 1, undefined, correoDe('administrativo'))
    expect((await e.ingresar('administrativo', 'Tequio2026', conGalleta(cookie))).status).toBe(200)
  })
})
