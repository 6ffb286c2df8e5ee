import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pasos } from '../../server/crud/casos/tables.ts'
import { importaciones } from '../../server/crud/import/tables.ts'
import { longestComment } from '../../src/schema/process/longestComment.ts'
import { ana, biblioteca, eva, libro, otro, type Biblioteca } from './biblioteca.ts'
import { tables } from './casa/servidor.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

const hoy = '2026-05-04'
const de = (cuantos: number) => 'a'.repeat(cuantos)
const filtro = (dicho: object) => `libros?filter=${encodeURIComponent(JSON.stringify(dicho))}`
const ids = (cuantos: number) => Array.from({ length: cuantos }, (_, at) => `X-${at}`)
const retirar = (cuantos: number) => ({ list: 'todos', ids: ids(cuantos), preview: true })

describe('values up to the documented limit are accepted, and larger ones are not', () => {
  it.each<[string, string, string, string, string, object?, object?]>([
    ['GET', 'a search', filtro({ q: de(200) }), filtro({ q: de(201) }), 'El texto a buscar no es válido'],
    ['GET', 'a text to find', `busqueda?q=${de(200)}`, `busqueda?q=${de(201)}`, 'El texto a buscar no es válido'],
    [
      'GET',
      'values of a filter',
      filtro({ anio: Array(1000).fill(1953) }),
      filtro({ anio: Array(1001).fill(1953) }),
      "No se pueden pedir más de 1000 valores de 'Año'",
    ],
    ['GET', 'a page', 'libros?range=[1,1]', 'libros?range=[1,0]', 'Los parámetros de la consulta no son válidos'],
    [
      'GET',
      'fields to count by',
      'libros?por=genero,prestable,genero',
      'libros?por=genero,prestable,genero,prestable',
      'Los parámetros de la consulta no son válidos',
    ],
    [
      'POST',
      'records for one act',
      'lotes/libros/retirar',
      'lotes/libros/retirar',
      'Son demasiados registros para una sola vez: elija 2,000 o menos',
      retirar(2000),
      retirar(2001),
    ],
  ])('%s %s', async (metodo, _, cabe, pasa, motivo, dentro, fuera) => {
    expect((await b.pedir('flor', metodo, cabe, dentro)).status).toBe(200)
    const { status, message } = await b.pedir('flor', metodo, pasa, fuera)
    expect([status, message]).toEqual([422, motivo])
  })

  it('a version, to the largest that is kept', async () => {
    const con = (version: unknown) => b.pedir('flor', 'PUT', 'libros/N-1', { ...libro, version })
    expect((await con(2_147_483_647)).message).toBe('Otra persona cambió este registro mientras usted lo editaba')
    for (const version of [2_147_483_648, 1.5, 'nada', ''])
      expect(await con(version)).toMatchObject({ status: 422, errors: { version: 'La versión no es válida' } })
    const { status, data } = await con(null)
    expect(status).toBe(200)
    for (const version of [String(data.version), data.version]) expect((await con(version)).status).toBe(200)
  })

  it('a deletion, to the version that its sender saw, or to any', async () => {
    const borrar = async (version: string) => {
      await b.pedir('flor', 'POST', 'socias', { ...ana, numero: 'Z999' })
      return (await b.pedir('flor', 'DELETE', 'socias/Z999', undefined, { 'If-Match': version })).status
    }
    expect([await borrar('"2"'), await borrar('W/"2"'), await borrar('nada')]).toEqual([409, 409, 422])
    for (const version of ['"1"', 'W/"1"', '1', '*']) expect([version, await borrar(version)]).toEqual([version, 200])
  })

  it('a sheet that is looked at, until its day is over', async () => {
    const subida = await b.app.request('/api/importaciones/libros?archivo=libros.csv', {
      method: 'POST',
      headers: { Authorization: 'Bearer flor' },
      body: 'Signatura,Año\nN-1,1954',
    })
    const { id } = (await subida.json()).data
    const filas = async (expira: string) => {
      await b.db
        .update(importaciones)
        .set({ expira: new Date(expira) })
        .where(eq(importaciones.id, id))
      return (await b.pedir('flor', 'GET', `importaciones/${id}/filas`)).status
    }
    expect([await filas('2026-05-04T12:00:00.001Z'), await filas('2026-05-04T12:00:00Z')]).toEqual([200, 404])
  })

  it('a choice names all that there is while that is not much', async () => {
    const dicho = async () => {
      const subida = await b.app.request('/api/importaciones/prestamos?archivo=prestamos.csv', {
        method: 'POST',
        headers: { Authorization: 'Bearer flor' },
        body: 'Libro,Socia,Salida,Vence\nN-1,Zzzzzz,01/05/2026,09/05/2026',
      })
      const { id } = (await subida.json()).data
      return (await b.pedir('flor', 'GET', `importaciones/${id}/filas`)).data.filas[0].faltas.numero
    }
    const mas = async (at: number) =>
      void (await b.db
        .insert(tables.socias)
        .values({ ...ana, numero: `C${String(at).padStart(3, '0')}`, nombre: `Socia ${at}` }))
    for (let at = 1; at <= 10; at++) await mas(at)
    expect(await dicho()).toMatch(/^«Zzzzzz» no es una opción de «Socia»: escriba Ana Cruz.* o Socia 10$/)
    await mas(11)
    expect(await dicho()).toBe('«Zzzzzz» no existe en «Socia»: revise cómo está escrito')
  })
})

describe('a step', () => {
  it('may be taken back to the end of its days, and is late once its day is over', async () => {
    const { data } = await b.pedir('ana', 'POST', 'reparaciones', { signatura: 'P-1', falla: 'El lomo' })
    const ruta = `reparaciones/${data.id_caso}`
    await b.pedir('flor', 'POST', `${ruta}/enviar`, {})
    const dado = (momento: string) =>
      b.db
        .update(pasos)
        .set({ momento: new Date(momento) })
        .where(eq(pasos.paso, 'enviar'))
    const linea = async () => (await b.pedir('flor', 'GET', `${ruta}/pasos`)).data
    const vence = (dia: string) => b.db.update(tables.reparaciones).set({ vence: dia })
    await vence('2026-05-04')
    expect((await linea()).atrasado).toBe(false)
    await vence('2026-05-03')
    expect((await linea()).atrasado).toBe(true)
    await dado('2026-05-03T11:59:59.999Z')
    expect((await linea()).deshacer).toBeNull()
    expect(await b.pedir('flor', 'POST', `${ruta}/deshacer`, { comentario: 'Tarde' })).toMatchObject({
      status: 409,
      message: 'Ya no se puede deshacer: el plazo era de 1 día',
    })
    await dado('2026-05-03T12:00:00Z')
    expect((await linea()).deshacer).toBe(2)
    expect(await b.pedir('ana', 'POST', `${ruta}/deshacer`, { comentario: 'No es mía' })).toMatchObject({ status: 403 })
    expect(await b.pedir('flor', 'POST', `${ruta}/deshacer`, { comentario: 'A tiempo', tras: 1 })).toMatchObject({
      status: 409,
      message: 'El último paso ya es otro: revíselo antes de deshacerlo',
    })
    expect(await b.pedir('flor', 'POST', `${ruta}/deshacer`, { comentario: 'A tiempo', tras: 2 })).toMatchObject({
      status: 200,
    })
  })

  it('says what is wrong with its sending before it looks for the case, and with its fields once that is found', async () => {
    const ruta = `reparaciones/${crypto.randomUUID()}`
    const falta = { status: 404, message: 'No se encontró la reparación' }
    for (const [donde, paso, cuerpo, esperado] of [
      [ruta, 'descartar', {}, { status: 422, errors: { comentario: 'Diga por qué' } }],
      [ruta, 'descartar', { comentario: 'Se rompió' }, falta],
      [ruta, 'deshacer', {}, { status: 422, errors: { comentario: 'Escriba por qué lo deshace' } }],
      [ruta, 'deshacer', { comentario: 'Era otra' }, falta],
      [ruta, 'recibir', {}, falta],
      ['reparaciones/nada', 'enviar', {}, falta],
    ] as const)
      expect(await b.pedir('flor', 'POST', `${donde}/${paso}`, cuerpo)).toMatchObject(esperado)
    for (const donde of [ruta, 'reparaciones/nada'])
      expect(await b.pedir('flor', 'GET', `${donde}/pasos`)).toMatchObject(falta)
  })

  it('brings a comment that can be read, and the number of the step that was seen', async () => {
    const con = (cuerpo: object) =>
      b.pedir('flor', 'POST', `reparaciones/${crypto.randomUUID()}/descartar`, { comentario: 'Se rompió', ...cuerpo })
    for (const [comentario, motivo] of [
      [7, 'El comentario no es válido'],
      ['nulo \u0000', 'El comentario no es válido'],
      [de(longestComment + 1), `El comentario debe contener máximo ${longestComment} caracteres`],
      [null, 'Diga por qué'],
      ['  ', 'Diga por qué'],
    ])
      expect(await con({ comentario })).toMatchObject({ status: 422, errors: { comentario: motivo } })
    for (const tras of ['1', -1, 1.5]) {
      const { status, errors } = await con({ tras })
      expect([status, Object.keys(errors)]).toEqual([422, ['tras']])
      expect(errors.tras).toBe('La petición no es válida')
    }
    expect((await con({ comentario: de(longestComment), tras: 0 })).status).toBe(404)
  })

  it('of a case that was there before its process goes on from where that stands', async () => {
    const deAntes = async (estado: string) => {
      const { rows } = await b.db.execute<{ id_caso: string }>(sql`
        insert into reparaciones (signatura, falla, estado, turno, abierto, desde)
        values ('N-1', 'El lomo', ${estado}, 'bibliotecaria', ${hoy}, ${hoy}) returning id_caso`)
      return `reparaciones/${rows[0]?.id_caso}`
    }
    const enTaller = await deAntes('enTaller')
    expect((await b.pedir('flor', 'GET', `${enTaller}/pasos`)).data).toMatchObject({
      pasos: [],
      posibles: ['recibir', 'descartar'],
      deshacer: null,
      atrasado: false,
    })
    for (const [paso, cuerpo, message] of [
      ['enviar', {}, 'El libro ya está en el taller'],
      ['deshacer', { comentario: 'No fue' }, 'El último paso no se puede deshacer'],
    ] as const)
      expect(await b.pedir('flor', 'POST', `${enTaller}/${paso}`, cuerpo)).toMatchObject({ status: 409, message })
    await b.pedir('flor', 'POST', `${enTaller}/descartar`, { comentario: 'No tiene arreglo' })
    const reportada = await deAntes('reportada')
    expect(await b.pedir('flor', 'POST', `${reportada}/recibir`, { trabajo: 'Se cosió' })).toMatchObject({
      status: 409,
      message: 'La reparación está en «Reportada», y ahí no se puede «Recibir»',
    })
    expect((await b.pedir('flor', 'POST', `${reportada}/enviar`, { tras: 4 })).status).toBe(200)
    expect((await b.pedir('flor', 'GET', `${reportada}/pasos`)).data).toMatchObject({
      pasos: [{ n: 1, paso: 'enviar', de: 'reportada', a: 'enTaller', propio: true }],
      deshacer: 1,
    })
    await b.pedir('flor', 'POST', `${reportada}/descartar`, { comentario: 'No tiene arreglo' })
  })

  it('is taken after the one that its sender saw alone, and told in the words of the state that it finds', async () => {
    const { data } = await b.pedir('ana', 'POST', 'reparaciones', { signatura: 'N-1', falla: 'El lomo' })
    const ruta = `reparaciones/${data.id_caso}`
    const dar = (pase: string, paso: string, cuerpo: object = {}) => b.pedir(pase, 'POST', `${ruta}/${paso}`, cuerpo)
    expect(await dar('flor', 'enviar', { tras: 0 })).toMatchObject({
      status: 409,
      message: 'La reparación está en «Reportada», y ahí no se puede «Enviar al taller»',
    })
    await dar('flor', 'enviar', { tras: 1 })
    for (const [pase, message] of [
      ['flor', 'Usted ya envió esta reparación el 2026-05-04 12:00'],
      ['lola', 'Flor Ruiz ya envió esta reparación el 2026-05-04 12:00'],
    ] as const)
      expect(await dar(pase, 'recibir', { trabajo: 'Se cosió', tras: 1 })).toMatchObject({ status: 409, message })
    expect((await dar('flor', 'descartar', { comentario: 'No tiene arreglo' })).status).toBe(200)
    expect(await dar('lola', 'recibir', { trabajo: 'Se cosió' })).toMatchObject({
      status: 409,
      message: 'Flor Ruiz ya dio por perdido el libro de esta reparación el 2026-05-04 12:00',
    })
  })

  it('keeps what it changed in the case and in its record, and nothing where it changed nothing', async () => {
    const { data } = await b.pedir('ana', 'POST', 'reparaciones', { signatura: 'N-1', falla: 'El lomo' })
    const dar = (paso: string, cuerpo: object = {}) =>
      b.pedir('flor', 'POST', `reparaciones/${data.id_caso}/${paso}`, cuerpo)
    await b.db.update(tables.libros).set({ prestable: true, precio: 100, cuidados: [2] })
    await dar('enviar')
    await dar('recibir', { trabajo: 'Se cosió' })
    const { id_caso: otro } = (await b.pedir('ana', 'POST', 'reparaciones', { signatura: 'N-1', falla: 'Otra' })).data
    await b.pedir('flor', 'POST', `reparaciones/${otro}/descartar`, { comentario: 'No tiene arreglo' })
    const cambios = async (caso: string) =>
      (await b.db.select().from(pasos).where(eq(pasos.caso, caso)).orderBy(pasos.n)).map(paso => paso.cambios)
    expect(await cambios(data.id_caso)).toEqual([
      null,
      { registro: { antes: { prestable: true, cuidados: [2] }, despues: { prestable: false, cuidados: [1] } } },
      {
        registro: { antes: { prestable: false, precio: 100 }, despues: { prestable: true, precio: 90 } },
        caso: { antes: { trabajo: null }, despues: { trabajo: 'Se cosió' } },
      },
    ])
    expect(await cambios(otro)).toEqual([null, null])
  })
})

describe('a case', () => {
  const abrir = (cuerpo: object, clave?: string) =>
    b.pedir('ana', 'POST', 'reparaciones', cuerpo, clave ? { 'Idempotency-Key': clave } : {})

  it('is begun of a record that is there, whatever the capitals of its key, and once for each sending', async () => {
    for (const signatura of ['Z-9', 'P-1\u0000', ''])
      expect(await abrir({ signatura, falla: 'El lomo' })).toMatchObject(
        signatura ? { status: 404, message: 'No se encontró el libro' } : { status: 422 },
      )
    expect(await abrir({ signatura: 'P-1\u0000' })).toMatchObject({
      status: 422,
      errors: { falla: 'Diga qué tiene el libro' },
    })
    const una = await abrir({ signatura: 'n-1', falla: 'El lomo' }, 'la-misma')
    expect([una.status, una.data.signatura]).toEqual([201, 'N-1'])
    const otra = await abrir({ signatura: 'n-1', falla: 'El lomo' }, 'la-misma')
    expect([otra.status, otra.data.id_caso]).toEqual([201, una.data.id_caso])
    expect(await abrir({ signatura: 'N-1', falla: 'El lomo' })).toMatchObject({
      status: 409,
      message: 'El libro ya está reportado',
    })
  })

  it('takes no file where the house keeps none', async () => {
    const body = new FormData()
    body.set('datos', '{}')
    const { status } = await b.app.request('/api/reparaciones', {
      method: 'POST',
      headers: { Authorization: 'Bearer ana' },
      body,
    })
    expect(status).toBe(400)
  })
})
