import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendEnlace } from '../../server/auth/sendEnlace.ts'
import { countIntento } from '../../server/auth/intentos.ts'
import { frenos } from '../../server/auth/limites.ts'
import { intentos, restablecimientos } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
beforeEach(async () => {
  await e.db.delete(intentos)
})
afterAll(() => e.cerrar())

const origen = { direccion: '10.0.0.1', dispositivo: 'Firefox en Linux' }
const neutral = 'Si el correo pertenece a una cuenta activa, recibirá un enlace para restablecer su contraseña'
const gastado = { status: 409, message: 'El enlace ya fue utilizado o venció, solicite uno nuevo' }

const olvidar = (email: string) => e.pedir('POST', 'olvido-contra', { cuerpo: { email } })
const enlaceDe = async (rol: string) => {
  await olvidar(correoDe(rol))
  const { texto } = await e.buzon.siguiente('Restablezca')
  return /token=([\w-]{43})$/m.exec(texto)?.[1] ?? ''
}
const restablecer = (token: string, nueva = 'Tequio2026', otra = nueva) =>
  e.pedir('POST', 'restablecer-contrasenia', {
    cuerpo: { token, contrasenia_nueva: nueva, contrasenia_nueva_confirmation: otra },
  })

describe('POST olvido-contra', () => {
  it('answers every address the same, and writes only to the owner of an account', async () => {
    expect(await olvidar('nadie@demo.cuc.mx')).toMatchObject({ status: 200, message: neutral, data: null })
    expect(await olvidar(' ESCOLAR@demo.cuc.mx')).toMatchObject({ status: 200, message: neutral, data: null })
    const correo = await e.buzon.siguiente()
    expect(correo).toMatchObject({
      para: correoDe('escolar'),
      asunto: expect.stringContaining('Restablezca su contraseña'),
    })
    expect(correo.texto).toMatch(/^Hola, Magdalena:$/m)
    expect(correo.texto).toMatch(/^https:\/\/escuela\.mx\/restablecerContrasena\?token=[\w-]{43}$/m)
    expect(correo.texto).toContain('vence en 30 minutos')
    await e.repartido()
    expect(e.buzon.llegados).toEqual([])
  })

  it('sends an inactive person nothing', async () => {
    await e.db.update(tables.facilitadores).set({ status: 0 })
    await sendEnlace(e.db, e.opciones, correoDe('facilitador'), origen)
    await e.db.update(tables.facilitadores).set({ status: 1 })
    await sendEnlace(e.db, e.opciones, correoDe('facilitador'), origen)
    expect((await e.buzon.siguiente()).para).toBe(correoDe('facilitador'))
    await e.repartido()
    expect(e.buzon.llegados).toEqual([])
  })

  it('fills nobody’s mailbox, and after the last mail the account has a working link', async () => {
    const { libres: veces } = frenos.correosPorCuenta
    for (let i = 0; i < veces + 4; i += 1) await sendEnlace(e.db, e.opciones, correoDe('consejero'), origen)
    await e.repartido()
    expect(e.buzon.llegados.splice(0)).toHaveLength(veces)
    e.pasan(30)
    await sendEnlace(e.db, e.opciones, correoDe('consejero'), origen)
    await e.repartido()
    expect(e.buzon.llegados.splice(0)).toHaveLength(1)
  })

  it.each([
    [{}, 'El campo email es requerido'],
    [{ email: '' }, 'El campo email es requerido'],
    [{ email: 'x' }, 'Por favor ingrese un correo valido'],
  ])('refuses %j', async (cuerpo, message) => {
    expect(await e.pedir('POST', 'olvido-contra', { cuerpo })).toMatchObject({
      status: 422,
      message,
      errors: { email: message },
    })
  })
})

describe('POST restablecer-contrasenia', () => {
  it('changes the password, once, and ends every session of the account', async () => {
    const abierta = await e.tokenDe('escolar')
    const ajena = await e.tokenDe('administrativo')
    const token = await enlaceDe('escolar')
    expect(await restablecer(token)).toMatchObject({
      status: 200,
      message: 'Su contraseña fue restablecida, ya puede iniciar sesión',
    })
    expect((await e.perfil(abierta)).status).toBe(401)
    expect((await e.perfil(ajena)).status).toBe(200)
    expect((await e.ingresar('escolar')).status).toBe(401)
    expect((await e.ingresar('escolar', 'Tequio2026')).status).toBe(200)
    expect(await restablecer(token, 'Otra2026x')).toMatchObject(gastado)
    expect((await e.ingresar('escolar', 'Tequio2026')).status).toBe(200)
  })

  it('lets one of several at the same time win', async () => {
    const token = await enlaceDe('estudiante')
    const nuevas = ['Asamblea1', 'Asamblea2', 'Asamblea3', 'Asamblea4']
    const respuestas = await Promise.all(nuevas.map(nueva => restablecer(token, nueva)))
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const ganadora = nuevas[respuestas.findIndex(({ status }) => status === 200)]
    expect((await e.ingresar('estudiante', ganadora)).status).toBe(200)
  })

  it('spends the other links of the account too, even when both are used at once', async () => {
    const [uno, otro] = [await enlaceDe('consejero'), await enlaceDe('consejero')]
    const respuestas = await Promise.all([restablecer(uno), restablecer(otro)])
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('refuses a link after 30 minutes, and one that never was', async () => {
    const token = await enlaceDe('coordinador')
    e.pasan(30)
    expect(await restablecer(token)).toMatchObject(gastado)
    expect(await restablecer('A'.repeat(43))).toMatchObject(gastado)
    expect(await restablecer('\u0000')).toMatchObject(gastado)
  })

  it('refuses accounts that became inactive meanwhile', async () => {
    const token = await enlaceDe('facilitador')
    await e.db.update(tables.facilitadores).set({ status: 0 })
    expect((await restablecer(token)).status).toBe(403)
  })

  it('readmits an account that had tried too often', async () => {
    for (let i = 0; i < frenos.ingresoPorCuenta.libres; i += 1) await e.ingresar('administrativo', 'Comunal2027')
    expect((await e.ingresar('administrativo')).status).toBe(429)
    await restablecer(await enlaceDe('administrativo'))
    expect((await e.ingresar('administrativo', 'Tequio2026')).status).toBe(200)
  })

  it.each([
    ['corta1', 'corta1', { contrasenia_nueva: "La 'Contraseña' debe contener minimo 8 caracteres" }],
    ['sololetras', 'sololetras', { contrasenia_nueva: "La 'Contraseña' debe contener almenos un número y una letra" }],
    [
      'Tequio2026',
      'Tequio2027',
      { contrasenia_nueva_confirmation: 'La nueva contraseña y su confirmacion deben ser iguales' },
    ],
    [
      '',
      '',
      {
        contrasenia_nueva: 'La contraseña nueva es requerida',
        contrasenia_nueva_confirmation: 'La confirmación de la contraseña es requerida',
      },
    ],
  ])('refuses «%s» confirmed by «%s» and spends nothing', async (nueva, otra, errors) => {
    const token = await enlaceDe('coordinador')
    expect(await restablecer(token, nueva, otra)).toMatchObject({ status: 422, errors })
    expect((await restablecer(token, 'Comunal2026')).status).toBe(200)
  })

  it('stores no token as it is sent', async () => {
    const token = await enlaceDe('coordinador')
    expect(JSON.stringify(await e.db.select().from(restablecimientos))).not.toContain(token)
    expect(await e.db.select().from(restablecimientos).where(eq(restablecimientos.token_hash, token))).toEqual([])
  })
})

describe('asking for recovery is slowed by address', () => {
  const contar = async (veces: number) => {
    const conteo = { de: 'correosPorDireccion', quien: '10.0.0.1', freno: 'correosPorDireccion' } as const
    for (let i = 0; i < veces; i += 1) await countIntento(e.db, [conteo], e.reloj.ahora)
  }
  const enPausa = [429, 'Demasiados intentos, espere 1 segundo e intente de nuevo']

  it.each(['nadie@demo.cuc.mx', correoDe('estudiante')])('for an e-mail asked for lately: %s', async email => {
    expect((await olvidar(email)).status).toBe(200)
    await contar(frenos.correosPorDireccion.libres)
    const pedida = await olvidar(email)
    expect([pedida.status, pedida.message]).toEqual(enPausa)
    e.pasan(1 / 60)
    expect((await olvidar('vecina@demo.cuc.mx')).status).toBe(200)
    expect((await olvidar(email)).status).toBe(200)
  })

  it.each(['nadie@demo.cuc.mx', correoDe('estudiante')])(
    'milder for others, since a campus behind one address asks for its first passwords on one morning: %s',
    async email => {
      await contar(frenos.correosPorDireccion.libres)
      expect((await olvidar(email)).status).toBe(200)
      await e.db.update(intentos).set({ veces: frenos.primerCorreoPorDireccion.libres })
      const pedida = await olvidar('otra@demo.cuc.mx')
      expect([pedida.status, pedida.message]).toEqual(enPausa)
    },
  )
})
