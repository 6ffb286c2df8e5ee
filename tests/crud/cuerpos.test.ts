import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { usuarios } from '../../server/auth/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { huella } from '../harness/huella.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const rol of ['coordinador', 'administrativo', 'escolar']) tokens[rol] = await e.tokenDe(rol)
})
afterAll(() => e.cerrar())

const enEspanol = /^[\p{L}\d '().,:-]+$/u

/** Sends a body, and expects a refusal in Spanish that changes nothing and reveals nothing internal. */
const rechazada = async (nombre: string, cuerpo: unknown, rol = 'coordinador', metodo = 'POST') => {
  const antes = await huella(e.db)
  const respuesta = await e.pedir(metodo, nombre, { token: tokens[rol], cuerpo })
  expect(await huella(e.db)).toEqual(antes)
  expect(respuesta.message).toMatch(enEspanol)
  for (const mensaje of Object.values(respuesta.errors ?? {})) expect(mensaje).toMatch(enEspanol)
  expect(respuesta.texto).not.toMatch(/invalid|expected|node_modules|\.ts:|select |insert /i)
  return respuesta
}

describe('a body other than a JSON object', () => {
  it.each([
    ['none', undefined, 400],
    ['empty', '', 400],
    ['broken', '{"clave":', 400],
    ['a form', 'clave=1&nombre=2', 400],
    ['null', 'null', 400],
    ['a list', '[{}]', 400],
    ['a text', '"x"', 400],
    ['a number', '7', 400],
    ['not UTF-8', new Blob([new Uint8Array([0xff, 0xfe, 0x7b])]), 400],
    ['very deep', '['.repeat(60_000), 400],
    ['very deep, inside', `{"clave":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422],
    ['too large', `{"clave":"${'x'.repeat(140_000)}"}`, 413],
    ['as large as may be', `{"clave":"${'x'.repeat(130_000)}"}`, 422],
  ])('is %s', async (_, cuerpo, status) => {
    expect((await rechazada('cucs', cuerpo)).status).toBe(status)
    expect((await rechazada('cucs/20DCU0001A', cuerpo, 'coordinador', 'PUT')).status).toBe(status)
  })

  it('too large in pieces of unknown length', async () => {
    const piezas = new ReadableStream({
      start: control => {
        for (let i = 0; i < 40; i += 1) control.enqueue(new TextEncoder().encode('x'.repeat(8000)))
        control.close()
      },
    })
    const headers = { authorization: `Bearer ${tokens.coordinador}` }
    const respuesta = await e.app.request('/api/cucs', {
      method: 'POST',
      headers,
      body: piezas,
      duplex: 'half',
    } as RequestInit)
    expect([respuesta.status, await respuesta.json()]).toEqual([
      413,
      { err: true, statusText: 'La petición es demasiado grande', message: 'La petición es demasiado grande' },
    ])
  })
})

describe('the content of a step', () => {
  it.each([
    ['nothing but a comment', 'bajasTemporales/nada/aceptar', 65_000, false],
    ['nothing but a comment', 'bajasTemporales/nada/aceptar', 66_000, true],
    ['no file, though its steps may bring one', 'servicio-social/estudiante/actualizar/status', 66_000, true],
    ['a file', 'servicio-social/fase/estudiante/actualizar/status', 66_000, false],
    ['the rows of a sheet', 'escolar/clases/estudiantes/calificacion', 66_000, false],
  ])('is as large as %s may be: %s, %i bytes', async (_, ruta, bytes, grande) => {
    const { status } = await rechazada(ruta, JSON.stringify({ comentario: 'x'.repeat(bytes) }), 'escolar')
    expect(status === 413).toBe(grande)
  })
})

describe('a field with', () => {
  it.each([
    ['cucs', 'nombre', { $ne: '' }],
    ['cucs', 'nombre', ['a']],
    ['cucs', 'nombre', 7],
    ['cucs', 'nombre', true],
    ['cucs', 'nombre', 'a\u0000b'],
    ['cucs', 'nombre', 'a\ud800'],
    ['cucs', 'nombre', 'a\ufffd'],
    ['cucs', 'nombre', '\u0007'],
    ['cucs', 'nombre', '   '],
    ['cucs', 'clave', 'x'.repeat(100_000)],
    ['cucs', 'clave', '💩💩💩💩💩'],
    ['cucs', 'colonia', '1; drop table cucs'],
    ['cucs', 'colonia', -1],
    ['cucs', 'colonia', 1e21],
    ['cucs', 'colonia', { valueOf: 1 }],
    ['cucs', 'cp', 68770],
    ['cucs', 'cp', ['68770']],
    ['cucs', 'numero', 1],
    ['cucs', 'num_exterior', '１２'],
    ['programas', 'creditos', '4.8e1'],
    ['programas', 'creditos', '0x64'],
    ['programas', 'creditos', '100.5'],
    ['programas', 'creditos', 1e20],
    ['programas', 'creditos', 'NaN'],
    ['programas', 'creditos', null],
    ['programas', 'creditos', [100]],
    ['programas', 'creditos', true],
    ['programas', 'grado', 'Bachillerato'],
    ['programas', 'grado', 0],
    ['programas', 'grado', { toString: 1 }],
    ['programas', 'fecha_registro', '2020-02-30'],
    ['programas', 'fecha_registro', '2020-2-3'],
    ['programas', 'fecha_registro', 20200203],
    ['programas', 'fecha_registro', '-2020-02-03'],
    ['programas', 'fecha_registro', '2020-02-03T00:00'],
    ['periodos', 'fecha_final', '9999-12-31'],
    ['periodos', 'fecha_inicio', '0000-01-01'],
    ['materias', 'creditos', 4.005],
    ['materias', 'creditos', 1e308],
    ['materias', 'creditos', '9'.repeat(400)],
    ['materias', 'creditos', -0],
  ])('%s: %s = %j', async (nombre, campo, valor) => {
    const { status, errors, message } = await rechazada(nombre, { ...cuerpos[nombre], [campo]: valor })
    expect([status, message, Object.keys(errors ?? {})]).toEqual([422, 'Primero corrija las validaciones', [campo]])
  })

  it.each([
    ['consejeros', 'tipos_consejero', [5]],
    ['consejeros', 'tipos_consejero', ['x']],
    ['consejeros', 'tipos_consejero', '1'],
    ['consejeros', 'tipos_consejero', { 0: 1 }],
    ['consejeros', 'tipos_consejero', [[1]]],
    ['consejeros', 'tipos_consejero', Array(20_000).fill(1)],
    ['facilitadores', 'password', 'sin-numero'],
    ['facilitadores', 'password', 'corta1'],
    ['facilitadores', 'password', `a1${'x'.repeat(300)}`],
    ['facilitadores', 'email', 'a@b'],
    ['facilitadores', 'email', ['a@b.mx']],
    ['facilitadores', 'nacionalidad', { toString: 1 }],
  ])('%s: %s = %j', async (nombre, campo, valor) => {
    const { status, errors } = await rechazada(nombre, { ...cuerpos[nombre], [campo]: valor }, 'administrativo')
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [campo]])
  })
})

describe('values of a body beside its fields are not kept', () => {
  it('keys of the prototype, of the table and of the account', async () => {
    const extra =
      '"__proto__":{"nombre":"x","polluted":1},"constructor":{"prototype":{"polluted":1}},"version":9,"busqueda":"x","id_usuario":"x","hasOwnProperty":1,"toString":{}'
    const cuerpo = `{${extra},${JSON.stringify(cuerpos.materias).slice(1)}`
    const alta = await e.pedir('POST', 'materias', { token: tokens.coordinador, cuerpo })
    expect(alta).toMatchObject({ status: 201, data: { ...cuerpos.materias, version: 1 } })
    expect(Object('x').polluted).toBeUndefined()
    expect(Object.keys(alta.data).toSorted()).toEqual(['clave_materia', 'creditos', 'id_materia', 'nombre', 'version'])
  })

  it('roles and account of a person', async () => {
    const alta = await e.pedir('POST', 'facilitadores', {
      token: tokens.administrativo,
      cuerpo: {
        ...cuerpos.facilitadores,
        rol: 'coordinador',
        activo: false,
        status: 0,
        id_usuario: '1',
        usuario: { email: 'otro@demo.cuc.mx' },
      },
    })
    expect(alta).toMatchObject({ status: 201, data: { status: 1, usuario: { email: cuerpos.facilitadores?.email } } })
    const entrada = await e.pedir('POST', 'login', {
      cuerpo: { email: cuerpos.facilitadores?.email, password: cuerpos.facilitadores?.password },
    })
    expect(entrada.data).toMatchObject({ rol: 'facilitador' })
    expect(JSON.stringify(await e.db.select().from(historial))).not.toMatch(/Comunal2026|scrypt/)
  })

  it('fields excluded by a condition', async () => {
    const cuerpo = {
      ...cuerpos.consejeros,
      tipos_consejero: ['3', 2, 2],
      nacionalidad: '3',
      otra_nacionalidad: 'Ninguna',
    }
    const alta = await e.pedir('POST', 'consejeros', { token: tokens.administrativo, cuerpo })
    expect(alta).toMatchObject({
      status: 201,
      data: {
        id_nacionalidad: 3,
        otra_nacionalidad: null,
        tipos_consejero: [2, 3],
        tipos_consejerias: 'Administrativo, Financiero',
        usuario: { email: null },
      },
    })
    for (const [nacionalidad, otra_nacionalidad, queda] of [
      [1, 'Maya', 'Maya'],
      [3, 'Maya', null],
    ] as const)
      expect(
        await e.pedir('PUT', `consejeros/${alta.data.matricula}`, {
          token: tokens.administrativo,
          cuerpo: { ...cuerpo, status: 1, nacionalidad, otra_nacionalidad },
        }),
      ).toMatchObject({ status: 200, data: { id_nacionalidad: nacionalidad, otra_nacionalidad: queda } })
  })

  it('stores a proposed key in small letters', async () => {
    const cuerpo = { ...cuerpos.materias, clave_materia: 'PROPUESTA', nombre: 'Propuesta' }
    const id_materia = '0F0E0D0C-0B0A-4000-8000-00000000000A'
    expect(
      await e.pedir('POST', 'materias', { token: tokens.coordinador, cuerpo: { ...cuerpo, id_materia } }),
    ).toMatchObject({
      status: 201,
      data: { id_materia: id_materia.toLowerCase() },
    })
  })
})

describe('accepted values are tidied', () => {
  it('blanks, forms of accents, lines and cases', async () => {
    const cuerpo = {
      ...cuerpos.programas,
      clave: ' LICDERECH2 ',
      nombre: ' Comunicacio\u0301n\n indi\u0301gena ',
      creditos: ' 100 ',
      duracion: '8',
    }
    expect(await e.pedir('POST', 'programas', { token: tokens.coordinador, cuerpo })).toMatchObject({
      status: 201,
      data: { clave_programa: 'LICDERECH2', nombre: 'Comunicación  indígena', creditos: 100, duracion: 8 },
    })
  })

  it('a password as it was typed', async () => {
    const cuerpo = { ...cuerpos.escolares, password: ' con espacios 1 ' }
    expect((await e.pedir('POST', 'escolares', { token: tokens.administrativo, cuerpo })).status).toBe(201)
    expect(
      (await e.pedir('POST', 'login', { cuerpo: { email: cuerpos.escolares?.email, password: ' con espacios 1 ' } }))
        .status,
    ).toBe(200)
    expect(
      (await e.pedir('POST', 'login', { cuerpo: { email: cuerpos.escolares?.email, password: 'con espacios 1' } }))
        .status,
    ).toBe(401)
  })

  it('the names of the record as well as those of the form', async () => {
    const { clave, ...resto } = cuerpos.cucs ?? {}
    const { cp, colonia, ...sinLugar } = resto
    expect(
      await e.pedir('POST', 'cucs', {
        token: tokens.coordinador,
        cuerpo: { ...sinLugar, clave_cuc: clave, id_cp: cp, id_colonia: colonia },
      }),
    ).toMatchObject({ status: 201, data: { clave_cuc: clave } })
  })
})

describe('leaves nothing behind when the database refuses a write half-way', () => {
  it('no account without its person, no history of a refused write', async () => {
    e.lineas.splice(0)
    await e.db.execute(
      sql`create function impide() returns trigger language plpgsql as $$ begin raise exception using errcode = '23514', message = 'impedido', constraint = 'x'; end $$`,
    )
    await e.db.execute(sql`create trigger impide before insert on historial for each row execute function impide()`)
    const cuerpo = { ...cuerpos.facilitadores, matricula: 'Z'.padEnd(18, '0'), email: 'zoila@demo.cuc.mx' }
    const antes = [await e.db.$count(usuarios), await e.db.$count(tables.facilitadores)]
    expect(await rechazada('facilitadores', cuerpo, 'administrativo')).toMatchObject({
      status: 422,
      message: 'Los datos no son válidos',
    })
    expect([await e.db.$count(usuarios), await e.db.$count(tables.facilitadores)]).toEqual(antes)
    const otro = { ...cuerpo, matricula: 'F00000000000000000', status: 0 }
    expect((await rechazada(`facilitadores/${otro.matricula}`, otro, 'administrativo', 'PUT')).status).toBe(422)
    expect((await rechazada('consejeros/D00000000000000000', undefined, 'administrativo', 'DELETE')).status).toBe(422)
    expect(e.lineas.filter(({ event }) => event === 'falla')).toHaveLength(3)
    expect(JSON.stringify(e.lineas)).not.toMatch(/Magdalena|zoila/)
    await e.db.execute(sql`drop trigger impide on historial`)
    expect((await e.pedir('POST', 'facilitadores', { token: tokens.administrativo, cuerpo })).status).toBe(201)
  })
})

it('errors without a sentence of their own are in Spanish too', async () => {
  expect((await rechazada('advertencias/estudiantes', {}, 'escolar')).errors).toEqual({
    valores: 'Entrada inválida: se esperaba registro, recibido indefinido',
  })
})
