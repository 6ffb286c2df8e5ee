import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { boton, botones, dialogo, dialogos, escribir, hallado, pulsar, titulo } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { contrasena } from '../harness/reparto.ts'

const { abrir, base, server } = pantalla()

beforeEach(async () => {
  await base().db.execute(sql`truncate segundos_factores, codigos_de_recuperacion, pases, intentos`)
})

/** Lets the server do the next `veces` calls of a path and loses their answers. After each, `lecturas` reads of the state fail too. */
const perder = (ruta: string, { veces = 1, lecturas = 0 } = {}) => {
  const faltan = { post: veces, get: 0 }
  server.use(
    http.post(`*/api/${ruta}`, async ({ request }) => {
      if (faltan.post-- <= 0) return undefined
      faltan.get = lecturas
      await base().app.fetch(request)
      return HttpResponse.error()
    }),
    http.get('*/api/segundo-factor', () => (faltan.get-- > 0 ? HttpResponse.error() : undefined)),
  )
}

const seccion = () => document.body.querySelector('[aria-labelledby=segundo-factor]')?.textContent ?? ''
const activar = 'Activar con una aplicación de códigos'
const nuevos = 'Pedir códigos de recuperación nuevos'
const conContrasena = async () => {
  await waitFor(() => expect(dialogos()).toHaveLength(1))
  escribir('Su contraseña', contrasena)
  pulsar('Continuar')
}
const codigosALaVista = async () => {
  await waitFor(() => expect(titulo()).toBe('Guarde sus códigos de recuperación'))
  return [...dialogo().querySelectorAll('li')].map(({ textContent }) => textContent)
}
const codigoDe = (secreto: string) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: base().reloj.hoy.getTime() })

/** Goes up to sending the app's first code, and loses the answer. */
const hastaPerder = async (lecturas = 0) => {
  await abrir('escolar', '/profilePage', 'Perfil')
  await hallado(activar)
  expect(seccion()).toContain('No está activo')
  pulsar(activar)
  await conContrasena()
  await waitFor(() => expect(titulo()).toBe('Apunte la cámara de su aplicación'))
  perder('segundo-factor/confirmacion', { lecturas })
  escribir('Código de seis cifras', codigoDe(dialogo().querySelector('code')?.textContent.replaceAll(' ', '') ?? ''))
  pulsar('Activar')
  await waitFor(() => expect(dialogo().textContent).toContain('puede que ya haya quedado activo'))
}
const cerrarCodigos = async () => {
  pulsar('Ya los guardé')
  await waitFor(() => expect(dialogos()).toHaveLength(0))
}
/** Tells whether a recovery code is one of the account's. */
const sirve = async (codigo = '') => {
  const llamar = async (ruta: string, cuerpo: object) =>
    (
      await base().app.request(`/api/${ruta}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(cuerpo),
      })
    ).json()
  const { data } = await llamar('login', { email: 'escolar@demo.cuc.mx', password: contrasena })
  return !(await llamar('login/segundo-paso', { pase: data.segundo_paso.pase, codigo })).err
}

describe('a second factor switched on by a call with a lost answer', () => {
  it('is known to be on at once, and the same sending again shows the codes', async () => {
    await hastaPerder()
    await waitFor(() => expect(seccion()).toContain('está activa la aplicación'))
    pulsar('Activar')
    const codigos = await codigosALaVista()
    expect(codigos).toHaveLength(10)
    await cerrarCodigos()
    expect(seccion()).not.toContain('Pida códigos nuevos')
    expect(await sirve(codigos[4])).toBe(true)
  })

  it('and is not sent again: it says that it is on, and that new codes are to be asked for, there', async () => {
    await hastaPerder()
    pulsar('Cancelar')
    await waitFor(() => expect(seccion()).toContain('No llegó la respuesta con sus códigos de recuperación'))
    expect(seccion()).toContain('está activa la aplicación')
    pulsar(nuevos)
    await conContrasena()
    const codigos = await codigosALaVista()
    await cerrarCodigos()
    expect(seccion()).not.toContain('No llegó la respuesta')
    expect(await sirve(codigos[0])).toBe(true)
  })

  it('is not said to be off while nobody can tell', async () => {
    await hastaPerder(2)
    pulsar('Cancelar')
    await waitFor(() => expect(seccion()).toContain('No se pudo obtener el segundo factor de su cuenta'))
    expect(seccion()).not.toContain('No está activo')
    pulsar('Reintentar')
    await waitFor(() => expect(seccion()).toContain('está activa la aplicación'))
  })
})

it('new codes whose answer was lost: the old ones may no longer work, and others can be requested there', async () => {
  await hastaPerder()
  pulsar('Activar')
  const [viejo] = await codigosALaVista()
  await cerrarCodigos()
  perder('segundo-factor/codigos')
  await hallado(nuevos)
  pulsar(nuevos)
  await conContrasena()
  await waitFor(() => expect(dialogo().textContent).toContain('puede que sus códigos de antes ya no sirvan'))
  expect(seccion()).toContain('los que tuviera antes pueden ya no servir')
  expect(boton(nuevos, document.body).className).toContain('contained')
  pulsar('Continuar')
  const [nuevo] = await codigosALaVista()
  await cerrarCodigos()
  expect([await sirve(viejo), await sirve(nuevo)]).toEqual([false, true])
  expect(botones(nuevos)[0]?.className).toContain('outlined')
})
