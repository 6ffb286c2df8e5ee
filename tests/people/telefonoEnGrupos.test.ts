import { afterAll, beforeAll, expect, it } from 'vitest'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let token: string
let nuevo: object | undefined
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('administrativo')
  nuevo = (await cuerposNuevos(e.app, e.reloj.ahora, ['facilitadores'])).facilitadores
})
afterAll(() => e.cerrar())

it('telephones and RFC sent in groups are stored as one; what is wrong without its signs is refused in the words of the form', async () => {
  const escrito = { telefono: '951 123-4567', telefono_emergencia: '+52 (951) 765 4321', rfc: 'gode-561231-gr8' }
  const registrado = await e.pedir('POST', 'facilitadores', { token, cuerpo: { ...nuevo, ...escrito } })
  expect(registrado).toMatchObject({
    status: 201,
    data: { telefono: '9511234567', telefono_emergencia: '9517654321', rfc: 'GODE561231GR8' },
  })
  const corto = await e.pedir('POST', 'facilitadores', { token, cuerpo: { ...nuevo, telefono: '951 123-456' } })
  expect([corto.status, corto.errors]).toEqual([422, { telefono: "El 'teléfono' debe contener 10 dígitos" }])
})
