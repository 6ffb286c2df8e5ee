import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ana, biblioteca, ejemplar, estantes, eva, libro, otro, type Biblioteca } from './biblioteca.ts'
import { pases, tables } from './casa/servidor.ts'
import { hojasDe } from './hojasDe.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
  for (const cada of estantes) await b.pedir('flor', 'POST', 'estantes', cada)
  await b.pedir('flor', 'POST', 'ejemplares', ejemplar)
})
afterAll(() => b.cerrar())

const { subir, filasDe } = hojasDe(() => b)
const aplicar = ({ id, huella }: { id: string; huella: string }, mas: object = {}) =>
  b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella, ...mas })
const renglonesDe = async (id: string, estado: string) =>
  (await b.pedir('flor', 'GET', `importaciones/${id}/filas?estado=${estado}`)).data.filas.map(
    ({ renglon }: { renglon: number }) => renglon,
  )
const titulos = 'Código,Estante,Sala,Piso,Regalado,Motivo'
const cabeza = 'Signatura,Título,Autor,Género,Año'

describe('the record of a row', () => {
  it('is told by all that it says, blanks around and columns of nothing apart, also where it ends before the last one', async () => {
    await b.pedir('flor', 'POST', 'libros', { ...otro, signatura: 'S-1', titulo: 'Sin año', anio: null })
    await b.db.update(tables.libros).set({ autor: ' Octavio  Paz ' }).where(eq(tables.libros.signatura, 'S-1'))
    const filas = await filasDe(
      'libros',
      'Autor,Notas,Año',
      'Octavio Paz,las mías,1951',
      'Octavio  Paz',
      'Juan Rulfo',
      'Juan Rulfo',
      'Juan Rulfo,,1953',
      'Juan Rulfo,x,1953',
    )
    const repetida = (otra: number) => ({ '': `Está repetido en el archivo: renglón ${otra}` })
    expect(filas.map(({ estado, clave, faltas }) => [estado, clave, faltas])).toEqual([
      ['igual', 'P-1', {}],
      ['igual', 'S-1', {}],
      ['error', null, expect.not.objectContaining(repetida(5))],
      ['error', null, expect.not.objectContaining(repetida(4))],
      ['error', 'N-1', repetida(7)],
      ['error', 'N-1', repetida(6)],
    ])
    await b.pedir('flor', 'DELETE', 'libros/S-1')
  })

  it('is not told by several cells while one of them cannot be read, though it may be empty', async () => {
    const filas = await filasDe(
      'estantes',
      'Nombre,Sala,Piso,Color,Pasillo,Uso',
      'Novela,Sur,1,#REF!,,Depósito',
      'Novela,Sur,uno,,,Depósito',
      'Novela,Sur,1,,,Depósito',
    )
    expect(filas.map(({ estado, clave }) => [estado, clave])).toEqual([
      ['error', null],
      ['error', null],
      ['cambia', 'S1'],
    ])
  })
})

describe('a cell', () => {
  it('that hangs from one that cannot be read is not judged by what that one was', async () => {
    const [fila] = await filasDe('ejemplares', titulos, 'E-1,Teatro,#REF!,1,Sí,')
    expect(Object.keys(fila?.faltas ?? {})).toEqual(['sala'])
  })

  it('is judged again where what it hangs from is another, and only there', async () => {
    await b.db.update(tables.estantes).set({ uso: 'Depósito' }).where(eq(tables.estantes.clave, 'N1'))
    const { id_ejemplar: id } = (await b.pedir('flor', 'GET', 'ejemplares')).data[0]
    const cambiar = (cambio: object) => b.pedir('flor', 'PUT', `ejemplares/${id}`, { ...ejemplar, ...cambio })
    expect((await cambiar({ codigo: 'E-1b' })).status).toBe(200)
    expect(await cambiar({ piso: 2 })).toMatchObject({
      status: 422,
      errors: { estante: "Seleccione un valor válido en 'Estante'" },
    })
    await b.db.update(tables.estantes).set({ uso: 'Abierto' }).where(eq(tables.estantes.clave, 'N1'))
    expect((await cambiar({})).status).toBe(200)
  })

  it('that is not kept is doubted, after what is doubted of those that are, in the order of the sheet', async () => {
    const [fila] = await filasDe('ejemplares', 'Motivo,Código,Estante,Sala,Piso,Regalado', 'Faltaba,X-9,N1,Norte,1,Sí')
    expect(fila?.dudas.map(({ campo, mensaje, aceptada }) => [campo, mensaje, aceptada])).toEqual([
      ['codigo', 'Los códigos empiezan con «E-»', false],
      ['motivo', 'No se guarda: «Motivo» no existe con lo que dice «Regalado»', false],
    ])
  })
})

describe('an earlier fault of a record', () => {
  const roto = 'roto \u0001'

  it('elsewhere is no fault of a row, and stays as it is', async () => {
    await b.db.update(tables.ejemplares).set({ regalado: false, motivo: roto })
    const hoja = await subir('ejemplares', 'Código,Piso,Estante', 'E-1,1,N1')
    expect(hoja.cuenta).toMatchObject({ iguales: 1, errores: 0 })
    const movida = await subir('ejemplares', 'Código,Sala,Estante', 'E-1,Sur,S1')
    expect(movida.cuenta).toMatchObject({ cambian: 1, errores: 0 })
    expect((await aplicar(movida)).status).toBe(200)
    expect(await b.db.select().from(tables.ejemplares)).toMatchObject([{ estante: 'S1', motivo: roto }])
  })

  it('and the row says again is one', async () => {
    const [fila] = await filasDe('ejemplares', 'Código,Motivo', 'E-1,otro \u0001')
    expect(fila?.faltas).toEqual({ motivo: "El campo 'Motivo' contiene caracteres no permitidos" })
    await b.db.update(tables.ejemplares).set({ motivo: null, regalado: true })
  })
})

describe('rows that the database refuses', () => {
  it('are found among the others, new and changed, which stay as they are', async () => {
    const { id, cuenta } = await subir(
      'libros',
      cabeza,
      'R-1,Aura,Carlos Fuentes,Novela,1962',
      'R-2,Aura,Carlos Fuentes,Novela,1963',
      'R-3,Gazapo,Gustavo Sainz,Novela,1965',
      'P-1,El llano en llamas,Juan Rulfo,Novela,1951',
      'N-1,El llano en llamas,Juan Rulfo,Novela,1954',
    )
    expect(cuenta).toMatchObject({ nuevos: 2, cambian: 1, errores: 2 })
    const { data } = await b.pedir('flor', 'GET', `importaciones/${id}/filas?estado=error`)
    const falta = { titulo: 'Ya hay un libro así de este autor' }
    expect(data.filas.map(({ renglon, faltas }: Record<string, unknown>) => [renglon, faltas])).toEqual([
      [3, falta],
      [5, falta],
    ])
    expect(await b.db.$count(tables.libros)).toBe(2)
  })
})

describe('a sheet of many rows', () => {
  it('asks the database no more often than one of few that says the same', async () => {
    const fila = (at: number) => `${at % 2 ? 'P-1' : 'N-1'},${at % 2 ? 'eva mar' : 'Ana Cruz'},01/05/2026,09/05/2026`
    const lugar = (at: number) => `E-${at + 10},${at % 2 ? 'Novela,Sur' : 'Ensayo,Norte'},${at % 2 ? 1 : 2},Sí,`
    const preguntas = async (recurso: string, encabezados: string, una: (at: number) => string, cuantas: number) => {
      const dichas = vi.spyOn(pg.Client.prototype, 'query')
      try {
        const { cuenta } = await subir(recurso, encabezados, ...Array.from({ length: cuantas }, (_, at) => una(at)))
        expect(cuenta).toMatchObject({ nuevos: cuantas })
        return JSON.stringify(dichas.mock.calls.map(([dicha]) => dicha)).match(/select /g)?.length
      } finally {
        dichas.mockRestore()
      }
    }
    for (const [recurso, encabezados, una] of [
      ['prestamos', 'Libro,Socia,Salida,Vence', fila],
      ['ejemplares', titulos, lugar],
    ] as const)
      expect(await preguntas(recurso, encabezados, una, 40)).toBe(await preguntas(recurso, encabezados, una, 2))
  })
})

describe('a change that overtook a sheet', () => {
  it('is named, twenty rows at most, and nothing else of it; the sheet stands as it did', async () => {
    const nuevos = Array.from({ length: 22 }, (_, at) => `V-${at},Libro ${at},Autor,Novela,19${at + 10}`)
    const errada = ',,Nadie,Drama,mil'
    const hoja = await subir('libros', cabeza, errada, 'N-1,Pedro Páramo,Rulfo,Ensayo,1955', ...nuevos)
    for (let at = 0; at < 22; at++)
      await b.pedir('flor', 'POST', 'libros', { ...libro, signatura: `V-${at}`, titulo: `Libro ${at}`, autor: 'Otra' })
    const { status, data } = await aplicar(hoja, { omitir: true })
    expect([status, data.cambiaron.map(({ renglon }: { renglon: number }) => renglon)]).toEqual([
      409,
      Array.from({ length: 20 }, (_, at) => at + 4),
    ])
    expect(data.cambiaron[0]).toEqual({
      renglon: 4,
      titulo: 'Libro 0',
      estado: 'cambia',
      cambios: { autor: ['Otra', 'Autor'], anio: ['1953', '1910'], precio: undefined },
      faltas: {},
    })
    expect((await b.pedir('flor', 'GET', 'importaciones/libros/avance')).data).toEqual({ avance: 100 })
    for (let at = 0; at < 22; at++) await b.pedir('flor', 'DELETE', `libros/V-${at}`)
  })
})

describe('rows are found', () => {
  it('by what they come to, by their doubts and by what they would empty', async () => {
    const { id, cuenta, vacian } = await subir(
      'libros',
      `${cabeza},Precio`,
      'N-1,El llano en llamas,Juan Rulfo,Novela,1953,1250.5',
      'P-1,Águila o sol,Octavio Paz,Poesía,,89',
      'W-1,Nuevo,Autor,Novela,1999,',
      'W-2,,Autor,Novela,1999,',
    )
    expect([cuenta, vacian]).toEqual([{ total: 4, nuevos: 1, cambian: 1, iguales: 1, errores: 1, dudas: 0 }, 1])
    for (const [estado, renglones] of Object.entries({
      igual: [2],
      cambia: [3],
      vacia: [3],
      nuevo: [4],
      error: [5],
      duda: [],
    }))
      expect([estado, await renglonesDe(id, estado)]).toEqual([estado, renglones])
  })

  it('with doubts that are accepted by row, by what they say, or all at once; one of a wrong row waits for its cure', async () => {
    const hoja = [titulos, 'X-1,N1,Norte,1,Sí,', 'X-2,N1,Norte,1,Sí,Sobra', 'X-3,N1,Norte,mil,Sí,Sobra']
    const { id, cuenta } = await subir('ejemplares', ...hoja)
    expect([cuenta.dudas, await renglonesDe(id, 'duda')]).toEqual([2, [2, 3]])
    const decir = async (cuerpo: object) => {
      const { data } = await b.pedir('flor', 'POST', `importaciones/${id}/dudas`, cuerpo)
      const { data: filas } = await b.pedir('flor', 'GET', `importaciones/${id}/filas?estado=duda`)
      const dichas = filas.filas.map(({ dudas }: { dudas: { aceptada: boolean }[] }) =>
        dudas.map(({ aceptada }) => aceptada),
      )
      return [data.cuenta.dudas, dichas]
    }
    const { data } = await b.pedir('flor', 'GET', `importaciones/${id}/filas?estado=duda`)
    const [{ clave }] = data.filas[0].dudas
    expect(await decir({ renglon: 2, aceptada: true })).toEqual([1, [[true], [false, false]]])
    expect(await decir({ clave, aceptada: true })).toEqual([1, [[true], [true, false]]])
    expect(await decir({ aceptada: true })).toEqual([0, [[true], [true, true]]])
    expect(await decir({ renglon: 3, clave, aceptada: false })).toEqual([1, [[true], [false, true]]])
    await b.pedir('flor', 'POST', `importaciones/${id}/celdas`, {
      cambios: [{ renglon: 2, columna: 0, valor: 'E-99' }],
    })
    const { data: despues } = await b.pedir('flor', 'GET', `importaciones/${id}/filas?estado=duda`)
    expect(
      despues.filas.map(({ renglon, dudas }: { renglon: number; dudas: { aceptada: boolean }[] }) => [
        renglon,
        dudas.map(({ aceptada }) => aceptada),
      ]),
    ).toEqual([[3, [false, true]]])
  })
})

it('somebody who may no longer write a resource cannot read their pending sheets of it', async () => {
  const { id } = await subir('libros', cabeza, 'N-1,El llano en llamas,Juan Rulfo,Novela,1954')
  const filas = async () => (await b.pedir('flor', 'GET', `importaciones/${id}/filas`)).status
  const esAhora = (rol: string) => b.db.update(pases).set({ rol }).where(eq(pases.pase, 'flor'))
  try {
    await esAhora('lectora')
    expect([await filas(), (await b.pedir('ana', 'GET', 'importaciones/libros')).status]).toEqual([403, 403])
  } finally {
    await esAhora('bibliotecaria')
  }
  expect(await filas()).toBe(200)
})
