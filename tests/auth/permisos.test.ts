import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cuentaNueva } from '../../server/auth/cuentaNueva.ts'
import { Falla } from '../../server/http/Falla.ts'
import { roles } from '../../src/domain/roles.ts'
import { type Escena, escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

describe('soloRoles', () => {
  it.each(roles)('admits the %s only where its role is named', async rol => {
    const token = await e.tokenDe(rol)
    const { status, message } = await e.pedir('GET', 'materias', { token })
    if (['coordinador', 'escolar'].includes(rol)) expect(status).toBe(200)
    else expect([status, message]).toEqual([403, 'No tiene permiso para realizar esta acción'])
  })

  it('asks for a session first', async () => {
    expect((await e.pedir('GET', 'materias')).status).toBe(401)
  })
})

describe('cuentaNueva', () => {
  const ana = { email: ' Ana@Demo.CUC.mx ', contrasena: 'Comunal2026', rol: 'coordinador', nombre: 'Ana' } as const

  it('opens an account that can sign in', async () => {
    await cuentaNueva(e.db, ana)
    expect(
      await e.pedir('POST', 'login', { cuerpo: { email: 'ana@demo.cuc.mx', password: 'Comunal2026' } }),
    ).toMatchObject({ status: 200, data: { nombre: 'Ana' } })
  })

  it('refuses an e-mail that has one', async () => {
    await expect(cuentaNueva(e.db, { ...ana, rol: 'administrativo' })).rejects.toThrow(Falla)
    await expect(cuentaNueva(e.db, ana)).rejects.toMatchObject({
      status: 409,
      detalle: { errors: { email: 'El correo ya está registrado en otra cuenta' } },
    })
  })
})
