import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

it('a second factor activated from two windows at once: the second is refused with the possible reasons, and a late one is told so', async () => {
  const token = await e.tokenDe('escolar')
  const empezar = async () =>
    JSON.parse((await e.pedir('POST', 'segundo-factor', { token, cuerpo: { contrasenia_actual: contrasena } })).texto)
      .data
  const confirmar = ({ pase, secreto }: { pase: string; secreto: string }) =>
    e.pedir('POST', 'segundo-factor/confirmacion', { token, cuerpo: { pase, codigo: codigoDe(secreto) } })
  const [una, otra] = [await empezar(), await empezar()]
  expect((await confirmar(una)).status).toBe(200)
  expect(await confirmar(otra)).toMatchObject({
    status: 409,
    message:
      'Este paso ya no vale: se usó ya, pasó demasiado tiempo o su cuenta cambió mientras tanto. Recargue la página para ver cómo quedó',
  })
  const tarde = await empezar()
  e.pasan(11)
  expect(await confirmar(tarde)).toMatchObject({ status: 409, message: 'Pasó demasiado tiempo, empiece de nuevo' })
})

const codigoDe = (secreto: string) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: e.reloj.ahora.getTime() })
