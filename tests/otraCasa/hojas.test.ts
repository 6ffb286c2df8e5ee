import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { ana, biblioteca, eva, libro, otro, prestamo, type Biblioteca } from './biblioteca.ts'
import { tables } from './casa/servidor.ts'
import { hojasDe } from './hojasDe.ts'

let b: Biblioteca
let [abierto, devuelto, archivado] = ['', '', '']
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
  const filas = await b.db
    .insert(tables.prestamos)
    .values([
      { ...prestamo, estado: 'Prestado' },
      { ...prestamo, numero: 'B002', estado: 'Devuelto' },
      { ...prestamo, salida: '2025-05-04', vence: '2025-05-18', estado: 'Prestado' },
    ])
    .returning()
  ;[abierto = '', devuelto = '', archivado = ''] = filas.map(({ id_prestamo }) => id_prestamo)
})
afterAll(() => b.cerrar())

const { subir, filasDe } = hojasDe(() => b)

describe('the book of a row', () => {
  const cabeza = 'Título,Autor,Género,Año'
  const llano = 'El llano en llamas,Juan Rulfo,Novela'

  it.each<[string, string[], [string, string | null, object?][]]>([
    [
      'by its key, wherever its column stands; a row that ends before it is a new one without it',
      [`${cabeza},Signatura`, `${llano},1954,N-1`, 'Pedro Páramo,Juan Rulfo,Novela,1955'],
      [
        ['cambia', 'N-1'],
        ['error', null, { signatura: 'La signatura es requerida' }],
      ],
    ],
    [
      'by what no two share, each of its cells said; a row that lacks one is of none',
      [cabeza, `${llano},1954`, 'El llano en llamas,Nadie,Novela,1954', ',Juan Rulfo,Novela,1954'],
      [
        ['cambia', 'N-1'],
        ['error', null, { signatura: 'Falta la columna «Signatura»: La signatura es requerida' }],
        [
          'error',
          null,
          {
            titulo: 'El título es requerido',
            signatura: 'Falta la columna «Signatura»: La signatura es requerida',
          },
        ],
      ],
    ],
    [
      'by what people call it, in the letters that it has',
      ['Título,Año', 'El llano en llamas,1954', 'Águila o sol,1951'],
      [
        ['cambia', 'N-1'],
        ['igual', 'P-1'],
      ],
    ],
    [
      'by all that it says, where none of that is its name',
      ['Autor,Año', 'Octavio Paz,1951', 'Octavio Paz,1952'],
      [
        ['igual', 'P-1'],
        ['error', null, expect.anything()],
      ],
    ],
    [
      'of none, where two rows are of one: each names the other',
      ['Signatura,Año', 'N-1,1954', 'n-9,1955', 'N-1,1956', 'N-9,1957'],
      [
        ['error', 'N-1', { signatura: 'Está repetido en el archivo: renglón 4' }],
        ['error', null, expect.objectContaining({ signatura: 'Está repetido en el archivo: renglón 5' })],
        ['error', 'N-1', { signatura: 'Está repetido en el archivo: renglón 2' }],
        ['error', null, expect.objectContaining({ signatura: 'Está repetido en el archivo: renglón 3' })],
      ],
    ],
  ])('%s', async (_, lineas, esperadas) => {
    const filas = await filasDe('libros', ...lineas)
    expect(filas.map(({ estado, clave, faltas, dudas }) => [estado, clave, faltas, dudas])).toEqual(
      esperadas.map(([estado, clave, faltas = {}]) => [estado, clave, faltas, []]),
    )
  })

  it('of several that are called the same the one that says all that the row says', async () => {
    await b.pedir('flor', 'POST', 'libros', { ...otro, signatura: 'P-2', autor: 'Otro', anio: 1999 })
    const filas = await filasDe('libros', 'Título,Año', 'Águila o sol,1999', 'Águila o sol,2001')
    expect(filas.map(({ estado, clave, faltas }) => [estado, clave, faltas])).toEqual([
      ['igual', 'P-2', {}],
      ['error', null, { titulo: 'Hay varios registros que se llaman así: agregue la columna «Signatura»' }],
    ])
    await b.pedir('flor', 'DELETE', 'libros/P-2')
  })
})

describe('the content of a cell', () => {
  it('of each kind is read as an export writes it; what it does not say stays', async () => {
    const filas = await filasDe(
      'libros',
      'Signatura,Título,Autor,Año,Género,Precio,Se presta,Cuidados',
      'N-1,El llano en llamas,Juan Rulfo,1953,Novela,1250.5,Sí,',
      'N-1b,Bestiario,Arreola,1972,Ensayo,99.90,No,"Guantes, Poca luz"',
      'N-1c,#REF!,Arreola,mil,Cuento,1.234,Quizá,Guante',
      'P-1,Águila o sol,Octavio Paz,,Poesía,,No,Guantes',
    )
    expect(filas.map(({ estado, titulo, clave }) => [estado, titulo, clave])).toEqual([
      ['igual', 'El llano en llamas', 'N-1'],
      ['nuevo', 'Bestiario', 'N-1b'],
      ['error', 'N-1c', null],
      ['cambia', 'Águila o sol', 'P-1'],
    ])
    expect(filas[2]?.faltas).toEqual({
      titulo: 'La hoja tiene un error (#REF!) en vez de un dato: corríjalo en la hoja o aquí',
      anio: expect.stringMatching(/número/),
      genero: '«Cuento» no es una opción de «Género»: escriba Novela, Poesía o Ensayo',
      precio: 'Escriba una cantidad en pesos, con dos decimales cuando mucho',
      prestable: expect.stringMatching(/Quizá/),
      cuidados: expect.stringMatching(/Guante/),
    })
    expect(filas[3]?.cambios).toEqual({
      anio: ['1951', ''],
      precio: ['89', ''],
      prestable: ['Sí', 'No'],
      cuidados: ['Poca luz', 'Guantes'],
    })
  })

  it('names another record by key or name, and says what was meant where there is none', async () => {
    const filas = await filasDe(
      'prestamos',
      'Libro,Socia,Salida,Vence,Estado',
      'P-1,B002,01/05/2026,09/05/2026,',
      'águila o sol,eva mar,01/05/2026,09/05/2026,Prestado',
      'Águila o luna,Ana Crus,01/05/2026,01/05/2026,Devuelto',
      ',,01/05/2026,09/05/2026,',
    )
    expect(filas.map(({ estado, faltas }) => [estado, faltas])).toEqual([
      ['nuevo', {}],
      ['nuevo', {}],
      [
        'error',
        {
          signatura: expect.stringMatching(/^«Águila o luna» no .* «Libro».*Águila o sol/),
          numero: expect.stringMatching(/^«Ana Crus» no .* «Socia».*Ana Cruz/),
          vence: 'El vencimiento debe ser posterior a la salida',
          estado: '«Estado» se cambia después de registrar: deje la celda vacía',
        },
      ],
      ['error', { signatura: 'El libro es requerido', numero: 'La socia es requerida' }],
    ])
  })
})

describe('a row of a record', () => {
  it('that is closed, of the archive or of nobody says so; an empty state stays as it is', async () => {
    const nadie = crypto.randomUUID()
    const filas = await filasDe(
      'prestamos',
      'Vence,id_prestamo,Estado',
      `20/05/2026,${abierto},`,
      `20/05/2026,${devuelto},Devuelto`,
      `20/05/2026,${archivado},`,
      `20/05/2026,${nadie},`,
    )
    expect(filas.map(({ estado, cambios, faltas }) => [estado, cambios, faltas])).toEqual([
      ['cambia', { vence: ['18/05/2026', '20/05/2026'] }, {}],
      ['error', { vence: ['18/05/2026', '20/05/2026'] }, { '': 'El libro ya se devolvió' }],
      [
        'error',
        {},
        {
          id_prestamo: `«${archivado}» no existe entre los registros que usted puede cambiar, ni está libre para uno nuevo`,
        },
      ],
      ['error', {}, { id_prestamo: `«${nadie}» no existe: deje la celda vacía para uno nuevo` }],
    ])
  })

  it('that says the same otherwise written changes nothing, not even what is closed', async () => {
    await b.db.update(tables.libros).set({ autor: ' Juan Rulfo ' }).where(eq(tables.libros.signatura, 'N-1'))
    const libros = await filasDe('libros', 'Signatura,Autor,Precio', 'N-1,Juan Rulfo,1250.50')
    expect(libros.map(({ estado }) => estado)).toEqual(['igual'])
    await b.db.update(tables.libros).set({ autor: 'Juan Rulfo' }).where(eq(tables.libros.signatura, 'N-1'))
    const prestamos = await filasDe('prestamos', 'id_prestamo,Vence', `${devuelto},18/5/2026`)
    expect(prestamos.map(({ estado, faltas }) => [estado, faltas])).toEqual([['igual', {}]])
  })

  it('is written as it was looked at, told by history under one batch, and given back', async () => {
    const { id, huella } = await subir(
      'libros',
      'Signatura,Título,Autor,Género,Año',
      'H-1,Hoja,Una,Novela,',
      'N-1,El llano en llamas,Juan Rulfo,Novela,1954',
    )
    const hecho = await b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella })
    expect([hecho.status, hecho.message]).toEqual([200, 'Se importó «hoja.csv»: 1 nuevo, 1 cambiado'])
    expect((await b.pedir('flor', 'GET', `importaciones/${id}/filas`)).status).toBe(404)
    const escritos = await b.db
      .select()
      .from(historial)
      .where(eq(historial.lote, hecho.data.lote))
      .orderBy(historial.clave)
    expect(escritos.map(({ clave, accion, autor }) => [clave, accion, autor])).toEqual([
      ['H-1', 'create', 'Flor Ruiz'],
      ['N-1', 'update', 'Flor Ruiz'],
    ])
    const { data: lotes } = await b.pedir('flor', 'GET', 'importaciones/libros/lotes')
    expect(lotes).toMatchObject([{ autor: 'Flor Ruiz', nuevos: 1, cambiados: 1, deshacer: true, deshecho: null }])
    expect((await b.pedir('lola', 'GET', 'importaciones/libros/lotes')).data).toEqual([])
    const { data: registros } = await b.pedir('flor', 'GET', `importaciones/lotes/${hecho.data.lote}/filas`)
    expect(registros.ausentes).toBe(0)
    expect(registros.filas.map(({ clave, accion }: Record<string, unknown>) => [clave, accion])).toEqual([
      ['H-1', 'create'],
      ['N-1', 'update'],
    ])
    for (const [pase, lote] of [
      ['lola', hecho.data.lote],
      ['flor', 'nada'],
      ['flor', crypto.randomUUID()],
    ]) {
      expect((await b.pedir(pase, 'GET', `importaciones/lotes/${lote}/filas`)).status).toBe(404)
      expect((await b.pedir(pase, 'POST', `lotes/${lote}/deshacer`, {})).status).toBe(404)
    }
    expect(await b.pedir('flor', 'POST', `lotes/${hecho.data.lote}/deshacer`, {})).toMatchObject({
      status: 200,
      message: 'Se deshizo «Importar»: 2 registros',
    })
    expect((await b.pedir('flor', 'GET', 'libros/N-1')).data.anio).toBe(1953)
    expect((await b.pedir('flor', 'GET', 'libros/H-1')).status).toBe(404)
  })
})
