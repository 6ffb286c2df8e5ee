// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { clearSession, storeSession, currentSession } from '../../src/api/session.ts'
import { dataProvider } from '../../src/dataProvider/dataProvider.ts'
import { edad } from '../../src/domain/edad.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { unsaidHeader, unsaidIsKept } from '../../src/schema/unsaid.ts'
import { exito, falla, pendiente, servidor } from '../api/servidor.ts'

const { recibidas, responde } = servidor()
afterEach(clearSession)

const entrar = (rol: Rol) =>
  storeSession({
    token: 'abc',
    rol,
    nombre: 'Ana',
    email: 'ana@demo.cuc.mx',
    matricula: null,
    clave_cuc: '20DCU0001A',
  })
const pagina = (data: object[], rango?: string) =>
  HttpResponse.json(
    { err: false, statusText: 'OK', message: 'ok', data },
    rango ? { headers: { 'Content-Range': rango } } : {},
  )
const pedido = (lugar = 0) => new URL(recibidas[lugar]?.url ?? 'http://nada')
const consulta = (lugar = 0) =>
  Object.fromEntries([...pedido(lugar).searchParams].map(([nombre, valor]) => [nombre, JSON.parse(valor)]))
const ruta = (lugar = 0) => `${recibidas[lugar]?.method} ${pedido(lugar).pathname}`

const cuc = {
  clave_cuc: '20DCU0001A',
  nombre: 'CUC Guelatao',
  numero: '01',
  version: 3,
  direccion: {
    cp: { id_cp: '68770' },
    estado: { nombre: 'Oaxaca' },
    municipio: { nombre: 'Guelatao' },
    colonia: { id_colonia: 9, nombre: 'Centro' },
    calle: 'Del Tequio',
    num_exterior: '8',
  },
}
const lista = (mas: object = {}) =>
  dataProvider.getList('cucs', {
    pagination: { page: 3, perPage: 10 },
    sort: { field: 'numero', order: 'DESC' },
    filter: { q: 'gue', numero: '01' },
    ...mas,
  })

describe('getList', () => {
  it('asks the door for a page and reads the total from Content-Range; each field also stands under its own name', async () => {
    entrar('coordinador')
    responde('get', 'cucs', () => pagina([cuc], 'cucs 20-20/21'))
    const { data, total } = await lista()
    expect([ruta(), consulta()]).toEqual([
      'GET /api/cucs',
      { range: [20, 29], sort: ['numero', 'DESC'], filter: { q: 'gue', numero: '01' } },
    ])
    expect(total).toBe(21)
    expect(data).toEqual([
      {
        ...cuc,
        id: '20DCU0001A',
        clave: '20DCU0001A',
        cp: '68770',
        estado: 'Oaxaca',
        municipio: 'Guelatao',
        colonia: 9,
        calle: 'Del Tequio',
        num_exterior: '8',
      },
    ])
  })

  it('carries the token, and goes through the first door of the role, or the named one with its parameters in the path', async () => {
    entrar('escolar')
    responde('get', 'cucs/grupos/escolar', () => pagina([], 'grupos */0'))
    responde('get', 'programas/:programa/cucs/grupos', () =>
      HttpResponse.json(
        { err: false, message: 'ok', data: { grupos: [{ clave_grupo: 'A/1', nombre: 'Primero' }] } },
        { headers: { 'Content-Range': 'grupos 0-0/1' } },
      ),
    )
    await dataProvider.getList('grupos', {})
    expect([recibidas[0]?.headers.get('authorization'), ruta(), consulta().sort]).toEqual([
      'Bearer abc',
      'GET /api/cucs/grupos/escolar',
      ['nombre', 'ASC'],
    ])
    const { data } = await dataProvider.getList('grupos', {
      meta: { list: 'dePrograma', params: { clave_programa: 'LIC/COMUN 1' } },
    })
    expect(ruta(1)).toBe('GET /api/programas/LIC%2FCOMUN%201/cucs/grupos')
    expect(data).toMatchObject([{ id: 'A/1', nombre: 'Primero' }])
  })

  it('refuses a role that has no door, without a call', async () => {
    entrar('estudiante')
    await expect(dataProvider.getList('programas', {})).rejects.toMatchObject({ status: 403 })
    expect(recibidas).toEqual([])
  })

  it('pages, sorts and searches here what a server without Content-Range answers whole', async () => {
    entrar('coordinador')
    responde('get', 'cucs', () =>
      pagina(
        ['Uno', 'Dos', 'Tres'].map((nombre, lugar) => ({
          ...cuc,
          clave_cuc: `C${lugar}`,
          nombre: `CUC ${nombre}`,
          numero: `0${lugar}`,
        })),
      ),
    )
    const { data, total } = await dataProvider.getList('cucs', {
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'numero', order: 'DESC' },
      filter: {},
    })
    expect([data.map(({ nombre }) => nombre), total]).toEqual([['CUC Tres', 'CUC Dos'], 3])
  })

  it('ends a call that nobody waits for', async () => {
    entrar('coordinador')
    const { respuesta, responder } = pendiente()
    responde('get', 'cucs', () => respuesta)
    const aborto = new AbortController()
    const leida = lista({ signal: aborto.signal })
    aborto.abort()
    await expect(leida).rejects.toMatchObject({ name: 'AbortError', message: 'Petición cancelada' })
    responder(exito('tarde', []))
  })

  it.each([
    [
      'the refusal of the server in its words',
      () => falla(403, 'No tiene permiso'),
      { status: 403, message: 'No tiene permiso' },
    ],
    ['no network', () => HttpResponse.error(), { status: 'network_error', message: 'No hay conexión a internet' }],
    [
      'the page of a proxy',
      () => new HttpResponse('<html>', { status: 502 }),
      { status: 502, message: 'Ocurrió un errorAxios' },
    ],
  ])('fails with %s', async (_, respuesta, dicho) => {
    entrar('coordinador')
    responde('get', 'cucs', respuesta)
    await expect(lista()).rejects.toMatchObject(dicho)
    expect(currentSession()).not.toBeNull()
  })

  it('401 ends the session', async () => {
    entrar('coordinador')
    responde('get', 'cucs', () => falla(401, 'Su sesión venció'))
    await expect(lista()).rejects.toMatchObject({ status: 401 })
    expect(currentSession()).toBeNull()
  })
})

describe('getOne and getMany', () => {
  it('ask the door for these keys', async () => {
    entrar('coordinador')
    responde('get', 'cucs', () => pagina([cuc], 'cucs 0-0/1'))
    expect((await dataProvider.getOne('cucs', { id: 'C1' })).data).toMatchObject({
      id: '20DCU0001A',
      calle: 'Del Tequio',
    })
    expect(consulta().filter).toEqual({ id: ['C1'] })
    await dataProvider.getMany('cucs', { ids: ['C1', 'C2'] })
    expect([consulta(1).filter, consulta(1).range]).toEqual([{ id: ['C1', 'C2'] }, [0, 1]])
  })

  it('a missing record is a 404', async () => {
    entrar('coordinador')
    responde('get', 'cucs', () => pagina([], 'cucs */0'))
    await expect(dataProvider.getOne('cucs', { id: 'C1' })).rejects.toMatchObject({
      status: 404,
      message: 'No se encontró lo que busca',
    })
  })
})

describe('writing', () => {
  const valores = {
    clave: '20DCU0001A',
    nombre: ' CUC  Guelatao ',
    numero: '01',
    cp: '68770',
    estado: 'Oaxaca',
    municipio: 'Guelatao',
    colonia: 9,
    calle: 'Del Tequio',
    num_exterior: '8',
  }

  it('create posts the names of the form and a new key, and answers the record with the message', async () => {
    responde('post', 'cucs', () => exito('CUC registrado correctamente', cuc))
    const { data } = await dataProvider.create('cucs', { data: valores })
    expect(data).toMatchObject({ id: '20DCU0001A', municipio: 'Guelatao', mensaje: 'CUC registrado correctamente' })
    const cuerpo = await recibidas[0]?.json()
    expect(ruta()).toBe('POST /api/cucs')
    expect(cuerpo).toMatchObject({
      clave: '20DCU0001A',
      colonia: 9,
      municipio: 'Guelatao',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(cuerpo).not.toHaveProperty('direccion')
  })

  it('sends the age that the birth date of an estudiante makes, which nobody types', async () => {
    responde('post', 'estudiantes', () => exito('Estudiante registrado correctamente', {}))
    await dataProvider.create('estudiantes', { data: { fecha_nacimiento: '2000-01-01', edad: null } })
    expect(await recibidas[0]?.json()).toMatchObject({
      fecha_nacimiento: '2000-01-01',
      edad: edad('2000-01-01', hoyEnMexico(new Date())),
    })
  })

  it('update puts to the key, escaped, the whole form and the version that was read', async () => {
    responde('put', 'cucs/:clave', () => exito('CUC actualizado correctamente', { ...cuc, version: 4 }))
    const { data } = await dataProvider.update('cucs', {
      id: 'A/1',
      data: { ...valores, version: 3 },
      previousData: { id: 'A/1' },
    })
    expect(ruta()).toBe('PUT /api/cucs/A%2F1')
    expect(await recibidas[0]?.json()).toMatchObject({ clave: '20DCU0001A', version: 3 })
    expect(data).toMatchObject({ version: 4, mensaje: 'CUC actualizado correctamente' })
    responde('put', 'materias/:id', () => exito('Materia actualizada correctamente', { id_materia: 'm1' }))
    await dataProvider.update('materias', {
      id: 'm1',
      data: { nombre: 'Milpa' },
      previousData: { id: 'm1', id_materia: 'm1' },
    })
    expect(await recibidas[1]?.json()).toMatchObject({ id_materia: 'm1', nombre: 'Milpa', creditos: null })
    expect(recibidas.map(({ headers }) => headers.get(unsaidHeader))).toEqual([unsaidIsKept, unsaidIsKept])
  })

  it('delete has a JSON content type and answers the message', async () => {
    responde('delete', 'cucs/:clave', () => exito('CUC eliminado correctamente', cuc))
    const { data } = await dataProvider.delete('cucs', { id: 'A1' })
    expect([ruta(), recibidas[0]?.headers.get('content-type')]).toEqual(['DELETE /api/cucs/A1', 'application/json'])
    expect(data).toMatchObject({ mensaje: 'CUC eliminado correctamente' })
  })

  it('a refusal keeps its message for each field, and a conflict its changed fields', async () => {
    responde('post', 'cucs', () => falla(422, 'Primero corrija las validaciones', { nombre: 'Ese nombre no' }))
    await expect(dataProvider.create('cucs', { data: valores })).rejects.toMatchObject({
      status: 422,
      body: { errors: { nombre: 'Ese nombre no' } },
    })
    responde('put', 'cucs/:clave', () =>
      HttpResponse.json(
        { err: true, message: 'Ana cambió este registro', data: { quien: 'Ana', registro: cuc } },
        { status: 409 },
      ),
    )
    await expect(
      dataProvider.update('cucs', { id: 'A1', data: valores, previousData: { id: 'A1' } }),
    ).rejects.toMatchObject({ status: 409, body: { data: { quien: 'Ana' } } })
  })
})
