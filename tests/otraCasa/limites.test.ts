import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pasos } from '../../server/crud/casos/tables.ts'
import { importaciones } from '../../server/crud/import/tables.ts'
import { ana, biblioteca, eva, libro, otro, type Biblioteca } from './biblioteca.ts'
import { tables } from './casa/servidor.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

const de = (cuantos: number) => 'a'.repeat(cuantos)
const filtro = (dicho: object) => `libros?filter=${encodeURIComponent(JSON.stringify(dicho))}`
const ids = (cuantos: number) => Array.from({ length: cuantos }, (_, at) => `X-${at}`)
const retirar = (cuantos: number) => ({ list: 'todos', ids: ids(cuantos), preview: true })

describe('what is asked for goes as far as is said, and no further', () => {
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
})
