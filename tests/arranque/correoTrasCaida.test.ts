import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { correos } from '../../server/mail/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { cartasEn } from '../harness/cartasEn.ts'
import { correoDe, reparto } from '../harness/reparto.ts'
import { carpeta } from './carpeta.ts'
import { mudo } from './mudo.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let lugar: Awaited<ReturnType<typeof carpeta>>
beforeAll(async () => {
  base = await baseDePrueba()
  await reparto(base.db)
  lugar = await carpeta()
})
afterAll(async () => {
  await lugar.cerrar()
  await base.cerrar()
})

const pedir = async (ruta: string, cuerpo: object, token?: string) => {
  const respuesta = await fetch(`http://localhost:${lugar.port}/api/${ruta}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(cuerpo),
  })
  return { status: respuesta.status, ...(await respuesta.json()) }
}
const unico = async () => {
  const [fila, ...mas] = await base.db.select().from(correos)
  expect(mas).toEqual([])
  return fila
}

test('a mail committed before kill -9 and not yet sent leaves after the restart, once', async () => {
  const correo = await mudo()
  const app = lugar.arranque({ DATABASE_URL: base.url, SMTP_URL: correo.url })
  await app.dice('Listo')
  const email = correoDe('coordinador')
  const { data } = await pedir('login', { email, password: 'Comunal2026' })
  const nueva = 'TequioNuevo27'
  const cambio = {
    email,
    contrasenia_actual: 'Comunal2026',
    contrasenia_nueva: nueva,
    contrasenia_nueva_confirmation: nueva,
  }
  expect((await pedir('cambio-contrasenia', cambio, data.token)).status).toBe(200)
  await expect.poll(() => correo.llegados.length, { timeout: 20_000 }).toBe(1)
  app.child.kill('SIGKILL')
  await app.salida
  correo.cerrar()
  expect(await unico()).toMatchObject({ enviado: null, intentos: 1, tomado: expect.any(Date) })
  expect(await base.db.$count(avisos)).toBe(1)

  /* The five minutes for which the first process claimed the mail are over. */
  const vencido = new Date(Date.now() - 1000)
  await base.db.update(correos).set({ siguiente: vencido, tomado: new Date(vencido.getTime() - 300_000) })
  for (const _vez of [1, 2]) {
    const otra = lugar.arranque({ DATABASE_URL: base.url })
    await otra.dice('Listo')
    await expect.poll(async () => (await unico())?.enviado ?? null, { timeout: 20_000 }).not.toBeNull()
    otra.child.kill('SIGTERM')
    await otra.salida
    expect(await cartasEn(lugar.dataDir)).toHaveLength(1)
  }
  const fila = await unico()
  const [mensaje] = await cartasEn(lugar.dataDir)
  expect(mensaje).toContain(`Message-ID: <${fila?.id}@`)
  expect(mensaje).toContain('La contraseña de su cuenta cambió.')
  const [dueno] = await base.db.select().from(usuarios).where(eq(usuarios.email, email))
  expect((await base.db.select().from(avisos))[0]).toMatchObject({
    usuario_id: dueno?.id,
    correo: 'ninguno',
    leido: null,
  })
})
