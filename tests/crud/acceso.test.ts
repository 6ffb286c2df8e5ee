import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { lectores } from '../harness/lectores.ts'
import { direccionDe } from '../harness/parametros.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { vecinos } from '../harness/vecinos.ts'
import { everyResource, puertas, rutasDeclaradas, rutasManuales, type Ruta } from './rutas.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  await solicitudes(e.db, [{}])
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const llena = (path: string) => path.replaceAll(/\{\w+\}/g, 'X')
const rutas: Ruta[] = [...rutasDeclaradas, ...rutasManuales]
const cerradas = rutas.flatMap(({ method, path, roles: suyos }) =>
  suyos === 'public' ? [] : [{ method, path, suyos }],
)
const nombre = ({ method, path }: { method: string; path: string }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

it('every endpoint of the application is declared or listed with its roles', () => {
  const montadas = e.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => nombre({ method, path: path.replace('/api/', '').replaceAll(/:(\w+)/g, '{$1}') }))
  expect(new Set(montadas)).toEqual(new Set(rutas.map(nombre)))
})

describe('nobody gets in without a session', () => {
  it.each(cerradas)('$method $path', async ({ method, path }) => {
    for (const token of [undefined, '', 'a'.repeat(43)]) {
      const { status, message } = await e.pedir(method, llena(path), { token })
      expect([status, message]).toEqual([401, 'Credenciales invalidas o vencidas, favor de cerrar sesion'])
    }
  })
})

describe('a role without permission is refused, with any body', () => {
  const ajenas = cerradas.flatMap(ruta => roles.filter(rol => !ruta.suyos.includes(rol)).map(rol => ({ rol, ...ruta })))
  it.each(ajenas)('$rol: $method $path', async ({ rol, method, path }) => {
    const { status, message, data } = await e.pedir(method, llena(path), {
      token: tokens.get(rol),
      ...(method === 'GET' ? {} : { cuerpo: '{' }),
    })
    expect([status, message, data]).toEqual([403, 'No tiene permiso para realizar esta acción', undefined])
  })
})

describe('answers a named role', () => {
  const lecturas = puertas.flatMap(({ resource, door }) => door.roles.map(rol => ({ rol, resource, door })))
  it.each(lecturas)('$rol: GET $door.path', async ({ rol, resource, door }) => {
    const ruta = await direccionDe(e.db, resource, door, lectores(e.app)(rol))
    expect(await e.pedir('GET', ruta, { token: tokens.get(rol) })).toMatchObject({ status: 200, message: '' })
  })

  /** Paths of the generator's own calls, whose message must be empty. */
  const suyas = /^(avisos|preferencias|busqueda)/
  const ejemplos = rutasManuales.flatMap(({ method, path, roles: suyos, ejemplo }) =>
    ejemplo ? (suyos === 'public' ? [undefined] : suyos).map(rol => ({ rol, method, path, ...ejemplo })) : [],
  )
  it.each(ejemplos)('$rol: $method $path', async ({ rol, method, path, cuerpo }) => {
    const { status, message } = await e.pedir(method, path, { token: rol && tokens.get(rol), cuerpo })
    expect([status, suyas.test(path) ? message : '']).toEqual([200, ''])
  })

  const escritas = everyResource.flatMap(
    ({ name, path = name, key, fields, write }) =>
      write?.create?.map(rol => ({ rol, name, path, campo: fields[key]?.record ?? key, write, fields })) ?? [],
  )
  it.each(escritas)(
    '$rol adds, changes and deletes one of $name',
    async ({ rol, name, path, campo, write, fields }) => {
      const token = tokens.get(rol)
      const cuerpo = cuerpos[name]
      const alta = await e.pedir('POST', path, { token, cuerpo })
      expect([alta.status, alta.message]).toEqual([
        201,
        expect.stringMatching(/^[\p{L} ]+ registrad[oa] correctamente$/u),
      ])
      const clave = `${path}/${encodeURIComponent(String(alta.data[campo]))}`
      const soloAlCambiar = Object.fromEntries(
        Object.entries(fields).flatMap(([campoNuevo, field]) =>
          field.only === 'update' && 'initial' in field ? [[campoNuevo, field.initial]] : [],
        ),
      )
      const cambio = { ...soloAlCambiar, ...cuerpo, status: 0, estatus: 0, version: 1 }
      if (write.update)
        expect(await e.pedir('PUT', clave, { token, cuerpo: cambio })).toMatchObject({
          status: 200,
          message: expect.stringMatching(/actualizad[oa] correctamente$/),
          data: { [campo]: alta.data[campo] },
        })
      const baja = await e.pedir('DELETE', clave, { token })
      expect(baja.status).toBe(write.delete ? 200 : 404)
      if (write.delete) expect((await e.pedir('DELETE', clave, { token })).status).toBe(404)
    },
  )
})
