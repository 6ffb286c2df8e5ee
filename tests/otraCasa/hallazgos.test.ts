import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesOfCases } from '../../server/crud/casos/movements.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import { ana, biblioteca, estantes, eva, libro, otro, prestamo, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
  for (const cada of estantes) await b.pedir('flor', 'POST', 'estantes', cada)
  await b.pedir('flor', 'POST', 'prestamos', prestamo)
})
afterAll(() => b.cerrar())

describe('matches are ordered by how well they answer', () => {
  beforeAll(async () => {
    for (const [signatura, titulo] of [
      ['TELAR', 'Zanja'],
      ['TELAR-2', 'Yunque'],
      ['X-1', 'Telares de cintura'],
      ['X-2', 'El arte del telar'],
      ['X-3', 'Artelares'],
      ['X-TELAR', 'Abeja'],
    ])
      await b.pedir('flor', 'POST', 'libros', { ...libro, signatura, titulo })
  })
  const hallados = async (q: string) =>
    (await b.pedir('flor', 'GET', `busqueda?q=${encodeURIComponent(q)}`)).data.map(
      ({ title }: { title: string }) => title,
    )

  it('its key, what begins it, what begins the title, words that begin words, words within, and elsewhere', async () => {
    expect(await hallados('telar')).toEqual(['Zanja', 'Yunque', 'Telares de cintura', 'El arte del telar', 'Artelares'])
    expect(await hallados('elar')).toEqual(['Artelares', 'El arte del telar', 'Telares de cintura', 'Abeja', 'Yunque'])
    expect(await hallados('telar arte')).toEqual(['El arte del telar', 'Artelares'])
    expect(await hallados('arte telar')).toEqual(['El arte del telar', 'Artelares'])
    expect(await hallados('telar-2')).toEqual(['Yunque'])
    for (const q of ['rulfo', '1953', 'ensayo telar', 'rulfo telar']) expect([q, await hallados(q)]).toEqual([q, []])
    expect(await hallados('x-')).toEqual(['Abeja', 'Artelares', 'El arte del telar', 'Telares de cintura'])
  })

  it('by what it is called as it was written: an ñ among other words is none other', async () => {
    await b.pedir('flor', 'POST', 'libros', { ...libro, signatura: 'PEÑA', titulo: 'Pena Luis' })
    await b.pedir('flor', 'POST', 'libros', { ...libro, signatura: 'L-1', titulo: 'Luis Peña' })
    expect(await hallados('peña luis')).toEqual(['Luis Peña', 'Pena Luis'])
    expect(await hallados('pena luis')).toEqual(['Pena Luis', 'Luis Peña'])
  })

  it('of several kinds alike, those of the menu first, in its order', async () => {
    await b.pedir('flor', 'POST', 'socias', { numero: 'N001', nombre: 'Novela Ruiz', correo: 'n@biblioteca.mx' })
    const de = async (q: string) => {
      const { data } = await b.pedir('flor', 'GET', `busqueda?q=${q}`)
      return data.map(({ resource, title }: Record<string, string>) => `${resource} ${title}`)
    }
    const tres = ['estantes Novela', 'estantes Novela', 'estantes Novela']
    expect(await de('novela')).toEqual(['socias Novela Ruiz', ...tres])
    expect((await de('n1'))[0]).toBe('estantes Novela')
    await b.pedir('flor', 'POST', 'libros', { ...libro, signatura: 'NOVELA', titulo: 'Zarza' })
    expect(await de('novela')).toEqual(['libros Zarza', 'socias Novela Ruiz', ...tres])
    await b.pedir('flor', 'DELETE', 'libros/NOVELA')
    await b.pedir('flor', 'DELETE', 'socias/N001')
  })

  it('also by signs that mean something to the database', async () => {
    await b.pedir('flor', 'POST', 'libros', { ...libro, signatura: 'Q_1%', titulo: 'Año (uno) [dos] 50%_' })
    for (const q of ['50%_', '(uno)', '[dos]', 'año (uno)', 'q_1%', '1%'])
      expect([q, await hallados(q)]).toEqual([q, ['Año (uno) [dos] 50%_']])
    for (const q of ['%x', '(uno]', 'año .uno', String.raw`\50`]) expect([q, await hallados(q)]).toEqual([q, []])
  })
})

describe('only what leads on is offered', () => {
  const lleva = (leading: unknown, pase = 'flor', ruta = 'libros') =>
    b.pedir(pase, 'GET', `${ruta}?filter=${encodeURIComponent(JSON.stringify({ leading }))}`)
  const claves = async (leading: unknown, pase?: string, ruta?: string) => {
    const { status, data } = await lleva(leading, pase, ruta)
    return status === 200
      ? data.map(({ signatura, clave }: Record<string, string>) => signatura ?? clave).toSorted()
      : status
  }
  const prestados = { to: 'prestamos', by: 'signatura', given: {} }

  it('to what was chosen before, of each resource that is asked of', async () => {
    expect(await claves(prestados)).toEqual(['N-1'])
    expect(await claves({ ...prestados, given: { numero: 'A001' } })).toEqual(['N-1'])
    expect(await claves({ ...prestados, given: { numero: 'B002' } })).toEqual([])
    expect(await claves({ ...prestados, given: { numero: 'A001', id_prestamo: 'nada' } })).toEqual([])
    expect(await claves([prestados])).toEqual(['N-1'])
    expect(await claves([prestados, { ...prestados, given: { numero: 'B002' } }])).toEqual([])
    expect((await claves([])).length).toBeGreaterThan(1)
  })

  it('by a list, whose constants count', async () => {
    const deSala = { to: 'estantes', list: 'deSala', by: 'clave', given: {} }
    expect(await claves(deSala, 'flor', 'estantes')).toEqual(['B1', 'N1', 'N2', 'S1'])
    expect(await claves({ ...deSala, list: 'todos' }, 'flor', 'estantes')).toEqual(['B1', 'N1', 'N2', 'N3', 'S1'])
    expect(await claves({ ...deSala, given: { clave: 'N2' } }, 'flor', 'estantes')).toEqual(['N2'])
  })

  it('and nothing that the caller may not learn of, nor what is not declared', async () => {
    expect(await claves({ ...prestados, list: 'todos' }, 'ana')).toEqual(['N-1'])
    expect(await claves({ to: 'ejemplares', by: 'estante', given: {} }, 'flor', 'estantes')).toEqual([])
    for (const [nada, leading] of Object.entries({
      resource: { ...prestados, to: 'nada' },
      list: { ...prestados, list: 'nada' },
      inherited: { ...prestados, list: 'toString' },
      by: { ...prestados, by: 'nada' },
      plain: { ...prestados, by: 'salida' },
      given: { ...prestados, given: { estado: 'Prestado' } },
      shape: { to: 'prestamos' },
      word: 'prestamos',
      length: { ...prestados, given: { numero: 'x'.repeat(256) } },
      many: Array.from({ length: 11 }, () => prestados),
    }))
      expect([nada, (await lleva(leading)).status]).toEqual([nada, 422])
    expect(await claves(Array.from({ length: 10 }, () => prestados))).toEqual(['N-1'])
    expect(await claves({ ...prestados, given: { numero: 'x'.repeat(255) } })).toEqual([])
  })
})

describe('a case', () => {
  it('is begun of a record whose key may be typed in small letters; of none that is not there', async () => {
    const abierta = (signatura: unknown) => b.pedir('flor', 'POST', 'reparaciones', { signatura, falla: 'El lomo' })
    expect(await abierta('p-1')).toMatchObject({ status: 201, data: { signatura: 'P-1' } })
    for (const [nadie, status] of [
      ['nada', 404],
      ['a\u0000', 404],
      ['x'.repeat(300), 422],
    ] as const)
      expect([nadie, (await abierta(nadie)).status]).toEqual([nadie, status])
  })

  it('has the files that came with its steps in their order, but for those of steps that were taken back', async () => {
    const momento = new Date('2026-05-04T12:00:00Z')
    const contenido = Buffer.from('%PDF')
    const guardados = await b.db
      .insert(archivos)
      .values(
        ['uno', 'dos', 'tres', 'cuatro'].map(nombre => ({
          nombre,
          tamanio: 4,
          huella: nombre,
          contenido,
          creado_en: momento,
        })),
      )
      .returning()
    const [uno, dos, tres, cuatro] = guardados.map(({ id_archivo }) => id_archivo)
    const dado = (
      proceso: string,
      caso: string,
      n: number,
      archivo: string | undefined,
      deshace: number | null = null,
    ) => ({
      proceso,
      caso,
      n,
      archivo,
      deshace,
      momento,
      paso: 'enviar',
      a: `estado${n}`,
      huella: `${proceso} ${caso} ${n}`,
      autor: 'Flor',
      rol: 'bibliotecaria',
    })
    await b.db
      .insert(pasos)
      .values([
        dado('encuadernaciones', 'B', 1, dos),
        dado('encuadernaciones', 'A', 2, tres),
        dado('encuadernaciones', 'A', 1, uno),
        dado('encuadernaciones', 'A', 3, cuatro),
        dado('encuadernaciones', 'A', 4, undefined, 3),
        dado('encuadernaciones', 'C', 1, uno),
        dado('encuadernaciones', 'D', 1, undefined),
        dado('otras', 'A', 5, uno, 1),
        dado('otras', 'B', 9, uno),
      ])
    expect(Object.fromEntries(await filesOfCases(b.db, 'encuadernaciones', ['A', 'B', 'D', 'E']))).toEqual({
      A: [
        { a: 'estado1', archivo: uno },
        { a: 'estado2', archivo: tres },
      ],
      B: [{ a: 'estado1', archivo: dos }],
    })
  })
})
