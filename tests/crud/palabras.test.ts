import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Escena, escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'

let e: Escena
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  for (const rol of ['coordinador', 'escolar', 'estudiante']) tokens[rol] = await e.tokenDe(rol)
})
afterAll(() => e.cerrar())

const ninguno = '00000000-0000-4000-8000-000000000000'
const falta = 'No se encontró lo que busca'
const sinPermiso = 'No tiene permiso para realizar esta acción'
const [largo, nulo] = ['x'.repeat(4000), 'con \u0000 dentro']

it.each<[string, string, string, object | undefined, number, string]>([
  ['coordinador', 'GET', 'avisos?pagina=0', undefined, 422, 'Indique la página'],
  ['coordinador', 'GET', 'avisos?pagina=1.5', undefined, 422, 'Indique la página'],
  ['coordinador', 'GET', 'avisos?pagina=dos', undefined, 422, 'Indique la página'],
  ['coordinador', 'PUT', 'avisos/0/leido', {}, 404, 'No se encontró el aviso'],
  ['coordinador', 'PUT', 'avisos/1000000/leido', {}, 404, 'No se encontró el aviso'],
  ['coordinador', 'PUT', 'avisos/uno/leido', {}, 404, 'No se encontró el aviso'],
  ['coordinador', 'POST', 'avisos/leidos', { hasta: 'x' }, 422, 'Indique el aviso'],
  ['coordinador', 'POST', 'avisos/leidos', { hasta: 1.5 }, 422, 'Indique el aviso'],
  ['coordinador', 'POST', 'avisos/leidos', { hasta: 0 }, 422, 'Indique el aviso'],
  ['coordinador', 'POST', 'avisos/leidos', { hasta: 1 }, 200, 'Avisos marcados como leídos'],
  ['coordinador', 'PUT', 'avisos/ritmo', { ritmo: 'x' }, 422, 'Elija cada cuánto quiere recibir correos'],
  ['coordinador', 'PUT', 'preferencias', { larga: largo }, 422, 'La preferencia no es válida'],
  ['coordinador', 'PUT', 'preferencias', { nula: nulo }, 422, 'La preferencia no es válida'],
  ['coordinador', 'PUT', 'preferencias', { corta: largo.slice(2) }, 200, ''],
  ['coordinador', 'GET', 'historial/nada/1', undefined, 404, falta],
  [
    'coordinador',
    'GET',
    `historial/estudiantes/${estudiante.matricula}?fecha=ayer`,
    undefined,
    422,
    'La fecha no es válida',
  ],
  [
    'coordinador',
    'GET',
    `historial/estudiantes/${estudiante.matricula}?fecha=2026-02-30`,
    undefined,
    422,
    'La fecha no es válida',
  ],
  ['coordinador', 'GET', `historial/estudiantes/${estudiante.matricula}?fecha=2026-02-28`, undefined, 200, ''],
  ['estudiante', 'GET', `historial/estudiantes/${estudiante.matricula}`, undefined, 403, sinPermiso],
  ['coordinador', 'GET', `importaciones/lotes/${ninguno}/filas`, undefined, 404, falta],
  ['coordinador', 'GET', 'importaciones/lotes/uno/filas', undefined, 404, falta],
  ['coordinador', 'GET', 'estudiantes?por=telefono', undefined, 422, 'No se puede contar por ese campo'],
  ['coordinador', 'GET', 'estudiantes?por=__proto__', undefined, 422, 'No se puede contar por ese campo'],
  ['coordinador', 'POST', `lotes/${ninguno}/deshacer`, {}, 404, falta],
  ['coordinador', 'POST', 'lotes/uno/deshacer', {}, 404, falta],
  [
    'escolar',
    'POST',
    'lotes/estudiantes/estatus',
    { list: 'deMiCuc', ids: [estudiante.matricula], values: { estatus: 0 } },
    422,
    'Revise primero qué pasaría con los registros elegidos',
  ],
  [
    'coordinador',
    'GET',
    `importaciones/${ninguno}/filas`,
    undefined,
    404,
    'La revisión de este archivo ya no está: elija el archivo de nuevo',
  ],
  [
    'coordinador',
    'GET',
    'importaciones/una/filas',
    undefined,
    404,
    'La revisión de este archivo ya no está: elija el archivo de nuevo',
  ],
])('%s: %s %s with %j is answered %i', async (rol, metodo, ruta, cuerpo, status, message) => {
  const dicho = await e.pedir(metodo, ruta, { token: tokens[rol] ?? '', ...(cuerpo && { cuerpo }) })
  expect([dicho.status, dicho.message]).toEqual([status, message])
})

it('five hundred preferences are kept and no more, all of them or none', async () => {
  const token = tokens.escolar ?? ''
  const guarda = async (nombres: readonly string[], valor: unknown = 1) => {
    const { status, message } = await e.pedir('PUT', 'preferencias', {
      token,
      cuerpo: Object.fromEntries(nombres.map(nombre => [nombre, valor])),
    })
    return [status, message]
  }
  const cuantas = async () => Object.keys((await e.pedir('GET', 'preferencias', { token })).data).length
  const muchas = Array.from({ length: 499 }, (_, n) => `lista ${n}`)
  expect(await guarda(muchas)).toEqual([200, ''])
  expect(await guarda(['una', 'otra'])).toEqual([422, 'Ya no se pueden guardar más preferencias'])
  expect(await cuantas()).toBe(499)
  expect(await guarda(['una'])).toEqual([200, ''])
  expect(await guarda(muchas.slice(1), null)).toEqual([200, ''])
  expect(await cuantas()).toBe(2)
})
