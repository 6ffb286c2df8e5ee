import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

it('no password, hash or token is answered where it does not belong, logged or stored; the history says only that they changed', async () => {
  const dicho: string[] = []
  for (const medio of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, medio).mockImplementation((...partes) => void dicho.push(partes.map(String).join(' ')))
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(trozo => dicho.push(String(trozo)) > 0)
  vi.spyOn(process.stderr, 'write').mockImplementation(trozo => dicho.push(String(trozo)) > 0)

  const [erronea, nueva, otra] = ['Erronea2026', 'Asamblea2026', 'Tequio2026']
  const entrada = await e.ingresar('escolar')
  const token = entrada.data.token ?? ''
  const respuestas = [await e.ingresar('escolar', erronea), await e.perfil(token)]
  const cambio = {
    email: correoDe('escolar'),
    contrasenia_actual: contrasena,
    contrasenia_nueva: nueva,
    contrasenia_nueva_confirmation: nueva,
  }
  respuestas.push(await e.pedir('POST', 'cambio-contrasenia', { token, cuerpo: cambio }))
  respuestas.push(await e.pedir('POST', 'olvido-contra', { cuerpo: { email: correoDe('escolar') } }))
  const enlace = /token=([\w-]+)/.exec((await e.buzon.siguiente('Restablezca')).texto)?.[1] ?? ''
  respuestas.push(
    await e.pedir('POST', 'restablecer-contrasenia', {
      cuerpo: { token: enlace, contrasenia_nueva: otra, contrasenia_nueva_confirmation: otra },
    }),
  )
  const final = await e.ingresar('escolar', otra)
  vi.restoreAllMocks()

  expect(respuestas.map(({ status }) => status)).toEqual([401, 200, 200, 200, 200])
  const guardado = await e.db.execute(sql`
    select (select json_agg(u) from usuarios u)::text || (select json_agg(s) from sesiones s)::text
      || (select json_agg(r) from restablecimientos r)::text || coalesce((select json_agg(i) from intentos i)::text, '')
      || coalesce((select json_agg(h) from historial h)::text, '') || (select json_agg(d) from dispositivos d)::text
      || (select json_agg(a) from actividad a)::text as texto
  `)
  dicho.push(...e.lineas.map(linea => JSON.stringify(linea)))
  const galletas = [entrada, final].map(
    ({ headers }) => /dispositivo=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '',
  )
  expect(galletas.map(({ length }) => length)).toEqual([43, 43])
  const contado = [...respuestas.map(({ texto }) => texto), ...dicho, String(guardado.rows[0]?.texto)].join('\n')
  expect((await e.db.select().from(historial)).map(({ autor, despues }) => [autor, despues])).toEqual([
    ['Magdalena García López', { contrasena: 'cambiada' }],
    ['Magdalena García López', { contrasena: 'restablecida con un enlace' }],
  ])
  for (const secreto of [contrasena, erronea, nueva, otra, token, enlace, final.data.token ?? '', ...galletas])
    expect(contado).not.toContain(secreto)
  const contestado = [entrada, final, ...respuestas].map(({ texto }) => texto).join('\n') + dicho.join('\n')
  expect(contestado).not.toContain('scrypt')
})
