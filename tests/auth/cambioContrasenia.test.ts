import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frenos } from '../../server/auth/limites.ts'
import { intentos, usuarios } from '../../server/auth/tables.ts'
import { roles } from '../../src/domain/roles.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { hashBarato } from '../harness/hashBarato.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const nueva = 'Asamblea2026'
const datos = (rol: string) => ({
  email: correoDe(rol),
  contrasenia_actual: contrasena,
  contrasenia_nueva: nueva,
  contrasenia_nueva_confirmation: nueva,
})
const cambiar = (token: string, cuerpo: object) => e.pedir('POST', 'cambio-contrasenia', { token, cuerpo })

describe('POST cambio-contrasenia', () => {
  it.each(roles)('lets the %s in with the new password only, keeps this session and ends the others', async rol => {
    const [esta, otra] = [await e.tokenDe(rol), await e.tokenDe(rol)]
    expect(await cambiar(esta, datos(rol))).toMatchObject({ status: 200, message: 'Su contraseña fue actualizada' })
    expect((await e.perfil(esta)).status).toBe(200)
    expect((await e.perfil(otra)).status).toBe(401)
    expect((await e.ingresar(rol)).status).toBe(401)
    expect((await e.ingresar(rol, nueva)).status).toBe(200)
    await e.db.update(usuarios).set({ hash: hashBarato() })
  })

  it.each([
    [
      'a wrong current password',
      { contrasenia_actual: 'Comunal2027' },
      { contrasenia_actual: 'La contraseña actual es incorrecta' },
    ],
    [
      'the e-mail of another account',
      { email: correoDe('administrativo') },
      { email: 'El correo no es el de su cuenta' },
    ],
    ['the e-mail of nobody', { email: 'nadie@demo.cuc.mx' }, { email: 'El correo no es el de su cuenta' }],
    ['no e-mail', { email: '' }, { email: 'El campo email es requerido' }],
    ['a malformed e-mail', { email: 'ana@' }, { email: 'Por favor ingrese un correo valido' }],
    [
      'a short current password',
      { contrasenia_actual: 'corta1' },
      { contrasenia_actual: "La 'Contraseña' debe contener minimo 8 caracteres" },
    ],
    [
      'a new one without digits',
      { contrasenia_nueva: 'sololetras', contrasenia_nueva_confirmation: 'sololetras' },
      { contrasenia_nueva: "La 'Contraseña' debe contener almenos un número y una letra" },
    ],
    [
      'a new one without letters',
      { contrasenia_nueva: '12345678', contrasenia_nueva_confirmation: '12345678' },
      { contrasenia_nueva: "La 'Contraseña' debe contener almenos un número y una letra" },
    ],
    [
      'another confirmation',
      { contrasenia_nueva_confirmation: 'Asamblea2027' },
      { contrasenia_nueva_confirmation: 'La nueva contraseña y su confirmacion deben ser iguales' },
    ],
    [
      'nothing',
      {
        email: undefined,
        contrasenia_actual: undefined,
        contrasenia_nueva: undefined,
        contrasenia_nueva_confirmation: undefined,
      },
      {
        email: 'El campo email es requerido',
        contrasenia_actual: 'La contraseña actual es requerida',
        contrasenia_nueva: 'La contraseña nueva es requerida',
        contrasenia_nueva_confirmation: 'La confirmación de la contraseña es requerida',
      },
    ],
    [
      'one too long',
      { contrasenia_nueva: 'a1'.repeat(101), contrasenia_nueva_confirmation: 'a1'.repeat(101) },
      { contrasenia_nueva: 'La contraseña es demasiado larga' },
    ],
  ])('refuses %s and changes nothing', async (_, cambios, errors) => {
    const token = await e.tokenDe('escolar')
    expect(await cambiar(token, { ...datos('escolar'), ...cambios })).toMatchObject({
      status: 422,
      message: Object.values(errors)[0],
      errors,
    })
    expect((await e.perfil(token)).status).toBe(200)
    expect((await e.ingresar('escolar')).status).toBe(200)
  })

  it("ends a stolen session's guessing, and does not touch the login", async () => {
    await e.db.delete(intentos)
    const token = await e.tokenDe('escolar')
    const errada = { ...datos('escolar'), contrasenia_actual: 'Comunal2027' }
    for (let i = 0; i < frenos.cambioPorCuenta.libres; i += 1) expect((await cambiar(token, errada)).status).toBe(422)
    expect((await cambiar(token, errada)).status).toBe(429)
    expect((await cambiar(token, datos('escolar'))).status).toBe(429)
    expect((await e.ingresar('escolar')).status).toBe(200)
  })

  it('lets one of two at the same time win', async () => {
    const token = await e.tokenDe('coordinador')
    const otra = {
      ...datos('coordinador'),
      contrasenia_nueva: 'Asamblea2027',
      contrasenia_nueva_confirmation: 'Asamblea2027',
    }
    const respuestas = await Promise.all([cambiar(token, datos('coordinador')), cambiar(token, otra)])
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(respuestas.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      message:
        'Su contraseña se acaba de cambiar desde otra ventana o dispositivo, así que la actual ya es otra. Si no fue usted, restablézcala desde el inicio de sesión.',
    })
    expect((await e.ingresar('coordinador', respuestas[0]?.status === 200 ? nueva : 'Asamblea2027')).status).toBe(200)
    await e.db.update(usuarios).set({ hash: hashBarato() })
  })

  it('is done for a call that is sent again while it runs', async () => {
    const token = await e.tokenDe('coordinador')
    const encabezados = { 'Idempotency-Key': 'la-misma-llamada-dos-veces' }
    const enviar = () => e.pedir('POST', 'cambio-contrasenia', { token, cuerpo: datos('coordinador'), encabezados })
    const respuestas = await Promise.all([enviar(), enviar(), enviar()])
    expect(respuestas.map(({ status, message }) => [status, message])).toEqual(
      respuestas.map(() => [200, 'Su contraseña fue actualizada']),
    )
    expect((await e.ingresar('coordinador', nueva)).status).toBe(200)
  })
})
