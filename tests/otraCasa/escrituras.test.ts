import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { ana, biblioteca, ejemplar, estantes, eva, libro, otro, prestamo, type Biblioteca } from './biblioteca.ts'
import { tables } from './casa/servidor.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
  for (const cada of estantes) await b.pedir('flor', 'POST', 'estantes', cada)
})
afterAll(() => b.cerrar())

const historia = (clave: string) =>
  b.db.select().from(historial).where(eq(historial.clave, clave)).orderBy(asc(historial.id))
const con = (cuantas: string) => `Ya existe ${cuantas}`

describe('a write', () => {
  it('says in its own gender what was done, and what is not there', async () => {
    const dicho = async (metodo: string, ruta: string, cuerpo?: object) => {
      const { status, message } = await b.pedir('flor', metodo, ruta, cuerpo)
      return [status, message]
    }
    const [nueva, nuevo] = [
      { ...ana, numero: 'G001' },
      { ...libro, signatura: 'G-1', titulo: 'Otro' },
    ]
    expect(await dicho('POST', 'socias', nueva)).toEqual([201, 'Socia registrada correctamente'])
    expect(await dicho('PUT', 'socias/G001', nueva)).toEqual([200, 'Socia actualizada correctamente'])
    expect(await dicho('DELETE', 'socias/G001')).toEqual([200, 'Socia eliminada correctamente'])
    expect(await dicho('DELETE', 'socias/G001')).toEqual([404, 'No se encontró la socia'])
    expect(await dicho('POST', 'libros', nuevo)).toEqual([201, 'Libro registrado correctamente'])
    expect(await dicho('PUT', 'libros/G-1', nuevo)).toEqual([200, 'Libro actualizado correctamente'])
    expect(await dicho('DELETE', 'libros/G-1')).toEqual([200, 'Libro eliminado correctamente'])
    expect(await dicho('PUT', 'libros/G-1', nuevo)).toEqual([404, 'No se encontró el libro'])
  })

  it('is told by history: what a record began with, what changed in it, what it was; of no change nothing', async () => {
    const nuevo = { ...libro, signatura: 'H-1', titulo: 'Pedro Páramo' }
    await b.pedir('flor', 'POST', 'libros', nuevo)
    await b.pedir('lola', 'PUT', 'libros/H-1', { ...nuevo, anio: 1955, prestable: true })
    await b.pedir('flor', 'PUT', 'libros/H-1', { ...nuevo, anio: 1955, prestable: true })
    await b.pedir('flor', 'DELETE', 'libros/H-1')
    const entero = { ...nuevo, prestable: true, cuidados: [] }
    expect(
      (await historia('H-1')).map(({ entidad, accion, version, autor, motivo, antes, despues }) => [
        [entidad, accion, version, autor, motivo],
        antes,
        despues,
      ]),
    ).toEqual([
      [['libros', 'create', 1, 'Flor Ruiz', null], null, entero],
      [['libros', 'update', 2, 'Lola Paz', null], { anio: 1953 }, { anio: 1955 }],
      [['libros', 'delete', 2, 'Flor Ruiz', null], { ...entero, anio: 1955 }, null],
    ])
  })

  it('over what others changed is refused with what that comes to, since the record is there', async () => {
    const nuevo = { ...libro, signatura: 'V-1', titulo: 'Uno' }
    await b.pedir('flor', 'POST', 'libros', nuevo)
    await b.pedir('lola', 'PUT', 'libros/V-1', { ...nuevo, precio: 7 })
    await b.pedir('flor', 'DELETE', 'libros/V-1')
    await b.pedir('flor', 'POST', 'libros', { ...nuevo, prestable: true })
    await b.pedir('flor', 'PUT', 'libros/V-1', { ...nuevo, titulo: 'Dos', anio: 1960, prestable: true })
    await b.pedir('lola', 'PUT', 'libros/V-1', { ...nuevo, titulo: 'Tres', prestable: true })
    const tarde = await b.pedir('flor', 'PUT', 'libros/V-1', { ...nuevo, autor: 'Nadie', version: 1 })
    expect([tarde.status, tarde.message]).toEqual([409, 'Lola Paz cambió este registro mientras usted lo editaba'])
    expect(tarde.data).toMatchObject({
      quien: 'Lola Paz',
      cuando: '2026-05-04T12:00:00.000Z',
      registro: { titulo: 'Tres', anio: 1953, version: 3 },
    })
    expect([tarde.data.antes, tarde.data.despues]).toEqual([{ titulo: 'Uno' }, { titulo: 'Tres' }])
    const casi = await b.pedir('flor', 'PUT', 'libros/V-1', { ...nuevo, autor: 'Nadie', version: 2 })
    expect([casi.data.antes, casi.data.despues]).toEqual([
      { titulo: 'Dos', anio: 1960 },
      { titulo: 'Tres', anio: 1953 },
    ])
    await b.pedir('flor', 'DELETE', 'libros/V-1')
  })

  it('of what is there already is refused in the words of what may be there once', async () => {
    for (const [ruta, cuerpo, errors] of [
      ['libros', { ...libro, titulo: 'Otro' }, { signatura: con('un libro con esa signatura') }],
      ['libros', { ...libro, signatura: 'Z-1' }, { titulo: 'Ya hay un libro así de este autor' }],
      ['libros', { ...libro, signatura: 'n-1', titulo: 'Otro' }, { signatura: con('un libro con esa signatura') }],
      ['socias', ana, { numero: con('una socia con esa número') }],
      ['estantes', { ...estantes[3], clave: 'Z1' }, { nombre: 'Ya hay un estante así' }],
    ] as const) {
      const [message] = Object.values<string>(errors)
      expect(await b.pedir('flor', 'POST', ruta, cuerpo)).toMatchObject({ status: 409, message, errors })
    }
    expect(await b.pedir('flor', 'PUT', 'libros/P-1', { ...libro, signatura: 'P-1' })).toMatchObject({
      status: 409,
      errors: { titulo: 'Ya hay un libro así de este autor' },
    })
    await b.pedir('flor', 'POST', 'ejemplares', ejemplar)
    for (const codigo of ['E-1', 'e-1'])
      expect(await b.pedir('flor', 'POST', 'ejemplares', { ...ejemplar, codigo })).toMatchObject({
        status: 409,
        errors: { codigo: 'Ya hay un ejemplar con ese código' },
      })
    await b.db.delete(tables.ejemplares)
  })

  it('of what others refer to names them all, each as often as it does', async () => {
    const dos = [prestamo, { ...prestamo, numero: 'B002' }]
    for (const cada of dos) await b.pedir('flor', 'POST', 'prestamos', cada)
    await b.pedir('flor', 'POST', 'reparaciones', { signatura: 'N-1', falla: 'El lomo' })
    await b.pedir('flor', 'POST', 'prestamos', { ...prestamo, signatura: 'P-1' })
    const porque = async (ruta: string) => (await b.pedir('flor', 'DELETE', ruta)).message
    const enUso = 'No se puede eliminar porque está en uso'
    expect(await porque('libros/N-1')).toBe(`${enUso}: 2 préstamos y 1 reparación`)
    expect(await porque('libros/P-1')).toBe(`${enUso}: 1 préstamo`)
    expect(await porque('socias/A001')).toBe(`${enUso}: 2 préstamos`)
    await b.pedir('flor', 'POST', 'libros', { ...otro, signatura: 'C003', titulo: 'Otro' })
    await b.pedir('flor', 'POST', 'socias', { ...ana, numero: 'C003' })
    await b.pedir('flor', 'POST', 'prestamos', { ...prestamo, signatura: 'C003' })
    expect(await porque('socias/C003')).toBe('Socia eliminada correctamente')
    expect((await b.pedir('flor', 'GET', 'libros/N-1/eliminacion')).data).toEqual({ tambien: null })
    await b.db.delete(tables.prestamos)
  })
})

describe('the key of a new record that nobody types', () => {
  const clave = '5B1D7C52-0C0F-4F0E-9D5A-2F6F2B1C9A10'

  it.each([
    ['is the one that is proposed under its name', { id_prestamo: clave }, clave.toLowerCase()],
    ['is the one that is proposed as its id', { id: clave }, clave.toLowerCase()],
    ['is made where that is none', { id_prestamo: 'nada' }, expect.stringMatching(/^[\da-f-]{36}$/)],
    ['is made where none is proposed', {}, expect.stringMatching(/^[\da-f-]{36}$/)],
  ])('%s', async (_, propuesta, esperada) => {
    const { status, data } = await b.pedir('flor', 'POST', 'prestamos', { ...prestamo, ...propuesta })
    expect([status, data.id_prestamo]).toEqual([201, esperada])
    await b.db.delete(tables.prestamos)
  })
})

describe('an address', () => {
  it('a path whose parts cannot be keys answers 404, whichever part it is', async () => {
    expect((await b.pedir('flor', 'GET', 'estantes/Norte/1')).data).toHaveLength(1)
    for (const ruta of ['estantes/Norte%00/1', 'estantes/Norte/%00', 'libros/N-1%00', 'estantes/Norte/uno'])
      expect([ruta, (await b.pedir('flor', 'GET', ruta)).status]).toEqual([ruta, 404])
  })
})
