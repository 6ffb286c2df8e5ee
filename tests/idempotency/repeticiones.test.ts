import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotent } from '../../server/idempotency/idempotent.ts'
import { respuestas } from '../../server/idempotency/tables.ts'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { huella } from '../harness/huella.ts'
import { vecinos } from '../harness/vecinos.ts'
import { everyResource } from '../crud/rutas.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const rol of ['coordinador', 'administrativo', 'escolar', 'consejero']) tokens[rol] = await e.tokenDe(rol)
})
afterAll(() => e.cerrar())

const yaGuardado = 'Esto ya se guardó con otros datos; revise lo que quedó guardado antes de intentarlo de nuevo'

/** Makes a call as this role, with this idempotency key. */
const llamar = (method: string, ruta: string, rol: string, key: string, cuerpo?: unknown, en = e.app) =>
  e.pedir(method, ruta, { token: tokens[rol], cuerpo, encabezados: { 'Idempotency-Key': key }, en })

it('every call that writes in the name of a person may be repeated, but those that have their reason', () => {
  const escrituras = e.app.routes.filter(({ method }) => ['POST', 'PUT', 'DELETE', 'PATCH'].includes(method))
  const nombre = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace('/api/', '')}`
  const repetibles = new Set(escrituras.filter(({ handler }) => handler === idempotent).map(nombre))
  expect(new Set(escrituras.map(nombre).filter(cada => !repetibles.has(cada)))).toEqual(
    new Set([
      /* Calls of a session, which create no records. */
      'POST login',
      'DELETE logout',
      'POST olvido-contra',
      /* They know their key too, but not in one transaction with their refusals, which are counted. */
      'POST restablecer-contrasenia',
      'POST cambio-contrasenia',
      /* They take a pass or the password. A repetition is refused, or its answer is the same or as good. */
      'POST login/segundo-paso',
      'POST login/activacion',
      'POST login/llave/reto',
      'POST login/llave',
      'POST login/institucion',
      /* Shown once: a repetition creates another, and the first opens nothing. */
      'POST llavesDeSistemas/:id/secreto',
      'POST llaves/reto',
      'POST llaves',
      'POST llaves/:id/retiro',
      'POST segundo-factor',
      'POST segundo-factor/confirmacion',
      'POST segundo-factor/desactivacion',
      'POST segundo-factor/codigos',
      /* Known for ever by the class that they closed. */
      'POST calificaciones',
      'POST calificaciones/:key/cerrar',
      'POST facilitadores/clases/estudiantes/calificacion',
      'POST escolar/clases/estudiantes/calificacion',
      /* They only read. */
      'POST servicio-social/estudiante/datos/carta-solicitud',
      'POST prestadores-externos/estudiante/datos/aceptacion-liberacion',
      ...escrituras.map(nombre).filter(cada => cada.startsWith('POST exportaciones/')),
      ...escrituras.map(nombre).filter(cada => cada.startsWith('POST advertencias/')),
      /* The same when repeated. */
      ...escrituras
        .map(nombre)
        .filter(cada => cada.startsWith('POST importaciones/') && cada !== 'POST importaciones/:id/aplicar'),
      'PUT preferencias',
    ]),
  )
})

const creados = everyResource.flatMap(({ name, path = name, key, fields, write }) =>
  (write?.create ?? []).map(rol => ({ name, path, rol, key, clave: fields[key]?.record ?? key })),
)

describe.each(creados)('$name, added twice because the answer was lost', ({ name, path, rol, key, clave }) => {
  const cuantos = () => e.db.$count(tableNamed(name))
  /** Removes the record, so that it can be created again. */
  const olvidar = async (id: unknown) => {
    const ruta = `${path}/${encodeURIComponent(String(id))}`
    if ((await e.pedir('DELETE', ruta, { token: tokens[rol] })).status === 404)
      await e.db.delete(tableNamed(name)).where(eq(columnOf(tableNamed(name), key), id))
  }

  it('is one record, and the first answer again; changed meanwhile, it is refused in a sentence', async () => {
    const antes = await cuantos()
    const primera = await llamar('POST', path, rol, `alta-de-${name}`, cuerpos[name])
    expect(primera.status).toBe(201)
    const hecho = await huella(e.db)
    const otra = await llamar('POST', `${path}/`, rol, `alta-de-${name}`, cuerpos[name], e.segunda)
    expect([otra.status, otra.texto, otra.headers.get('idempotency-replayed')]).toEqual([201, primera.texto, 'true'])
    expect(
      await llamar('POST', path, rol, `alta-de-${name}`, { ...cuerpos[name], nombre: 'Otro nombre' }),
    ).toMatchObject({ status: 409, message: yaGuardado, data: { hecho: primera.data } })
    expect(await huella(e.db)).toEqual(hecho)
    expect(await cuantos()).toBe(antes + 1)
    await olvidar(primera.data[clave])
  })

  it('at the same moment, in whichever process, is one record too', async () => {
    const antes = await cuantos()
    const llegadas = await Promise.all(
      Array.from({ length: 6 }, (_, lugar) =>
        llamar('POST', path, rol, `a-la-vez-${name}`, cuerpos[name], lugar % 2 ? e.segunda : e.app),
      ),
    )
    expect(new Set(llegadas.map(({ status, texto }) => `${status} ${texto}`)).size).toBe(1)
    expect([llegadas[0]?.status, await cuantos()]).toEqual([201, antes + 1])
    await olvidar(llegadas[0]?.data[clave])
  })
})

describe('a key', () => {
  const periodo = (nombre: string) => ({ ...cuerpos.periodos, nombre })
  const agregar = (key: string, cuerpo: unknown, rol = 'coordinador') => llamar('POST', 'periodos', rol, key, cuerpo)

  it('of what was refused is still to be used: nothing is kept of it', async () => {
    const antes = await huella(e.db)
    expect((await agregar('clave-uno', { ...periodo('2030-A'), fecha_final: '' })).status).toBe(422)
    expect((await agregar('clave-uno', '{')).status).toBe(400)
    expect(await huella(e.db)).toEqual(antes)
    expect((await agregar('clave-uno', periodo('2030-A'))).status).toBe(201)
  })

  it('of one account is not that of another', async () => {
    const cuerpo = { ...cuerpos.grupos, clave_grupo: 'SAV-9Z' }
    const programaDeAmbos = await llamar('POST', 'grupos', 'escolar', 'clave-dos', cuerpo)
    expect(programaDeAmbos.status).toBe(201)
    tokens['escolar.vecino'] = await e.tokenDe('escolar.vecino')
    expect(await llamar('POST', 'grupos', 'escolar.vecino', 'clave-dos', cuerpo)).toMatchObject({
      status: 409,
      message: 'Ya existe un grupo con esa clave',
    })
  })

  it('is of one call: another path or another method under it is refused', async () => {
    const { data } = await agregar('clave-tres', periodo('2031-A'))
    const ruta = `periodos/${data.id_periodo}`
    expect((await llamar('PUT', ruta, 'coordinador', 'clave-treinta', periodo('2031-A'))).status).toBe(200)
    for (const [metodo, otra, key] of [
      ['POST', 'materias', 'clave-tres'],
      ['PUT', ruta, 'clave-tres'],
      ['DELETE', ruta, 'clave-treinta'],
    ] as const)
      expect(await llamar(metodo, otra, 'coordinador', key, periodo('2031-A'))).toMatchObject({
        status: 409,
        message: yaGuardado,
      })
  })

  it('also answers a change and a deletion again', async () => {
    const { data } = await agregar('clave-cuatro', periodo('2032-A'))
    const ruta = `periodos/${data.id_periodo}`
    for (const [metodo, cuerpo] of [
      ['PUT', { ...periodo('2032-B'), version: 1 }],
      ['DELETE', undefined],
    ] as const) {
      const primera = await llamar(metodo, ruta, 'coordinador', `clave-${metodo}`, cuerpo)
      const otra = await llamar(metodo, ruta, 'coordinador', `clave-${metodo}`, cuerpo)
      expect([primera.status, otra.status, otra.texto]).toEqual([200, 200, primera.texto])
    }
  })

  it.each(['', 'corta', 'con espacios dentro', 'ñandú-ñandú', 'x'.repeat(201)])('is not «%s»', async key => {
    expect(await agregar(key, periodo('2033-A'))).toMatchObject({
      status: 422,
      message: 'La clave de la petición no es válida',
    })
  })

  it('and the password that came with it are stored nowhere', async () => {
    const cuerpo = { ...cuerpos.facilitadores, matricula: 'P'.padEnd(18, '0'), email: 'otra.facilitadora@demo.cuc.mx' }
    expect((await llamar('POST', 'facilitadores', 'administrativo', 'clave-secreta', cuerpo)).status).toBe(201)
    const { rows } = await e.db.execute<{ todo: string }>(
      sql`select string_agg(r::text, ' ') as todo from respuestas r`,
    )
    expect(rows[0]?.todo).toContain('otra.facilitadora')
    for (const secreto of ['clave-secreta', 'Comunal2026']) expect(rows[0]?.todo).not.toContain(secreto)
  })

  it('is forgotten after a week, and cleared away', async () => {
    const { data } = await agregar('clave-cinco', periodo('2034-A'))
    const pasan = async (dias: number) => {
      e.pasan(dias * 24 * 60)
      tokens.coordinador = await e.tokenDe('coordinador')
    }
    await pasan(6)
    expect((await agregar('clave-cinco', periodo('2034-A'))).data.id_periodo).toBe(data.id_periodo)
    await pasan(2)
    expect(await e.db.$count(respuestas)).toBe(0)
    expect((await agregar('clave-cinco', periodo('2034-A'))).data.id_periodo).not.toBe(data.id_periodo)
  })
})
