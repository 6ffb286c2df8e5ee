import { afterAll, beforeAll, expect, it } from 'vitest'
import { ana, biblioteca, estantes, libro, prestamo, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of estantes) await b.pedir('flor', 'POST', 'estantes', cada)
  await b.pedir('flor', 'POST', 'libros', libro)
  await b.pedir('flor', 'POST', 'socias', ana)
  await b.pedir('flor', 'POST', 'prestamos', prestamo)
})
afterAll(() => b.cerrar())

const preguntar = (recurso: string, cuerpo: object, pase = 'flor') =>
  b.pedir(pase, 'POST', `advertencias/${recurso}`, cuerpo)

it.each<[string, string, object, string[]]>([
  [
    'of a new record what it says against itself',
    'estantes',
    { valores: { clave: 'X9', sala: 'Norte' } },
    ['La clave X9 no parece de la sala Norte'],
  ],
  ['of a new record nothing where that is not said yet', 'estantes', { valores: { clave: 'X9' } }, []],
  ['of what a value is not good for nothing', 'estantes', { valores: { clave: 'X9', sala: 'N'.repeat(61) } }, []],
  ['of a key that is none nothing', 'estantes', { valores: { clave: 'X'.repeat(11), sala: 'Norte' } }, []],
  [
    'of a change what the record and it come to together',
    'estantes',
    { valores: { sala: 'Sur', clave: 'S9' }, clave: 'N1' },
    ['La clave N1 no parece de la sala Sur'],
  ],
  ['of what a change leaves as it was nothing', 'estantes', { valores: { sala: 'Sótano' }, clave: 'B1' }, []],
  [
    'of a change what others have of the record',
    'libros',
    { valores: { ...libro, prestable: false }, clave: 'N-1' },
    ['Ana Cruz lo tiene en casa'],
  ],
  ['of a new record nothing that others have', 'libros', { valores: { ...libro, prestable: false } }, []],
])('is told %s', async (_, recurso, cuerpo, textos) => {
  const { status, data } = await preguntar(recurso, cuerpo)
  expect([status, data.hallazgos.map(({ texto }: { texto: string }) => texto), data.remedios]).toEqual([
    200,
    textos,
    [],
  ])
})

it('the same is said of the same, something else of each record', async () => {
  const id = async (valores: object, clave?: string) =>
    (await preguntar('estantes', { valores, clave })).data.hallazgos[0].id
  const uno = await id({ clave: 'X9', sala: 'Norte' })
  expect(await id({ clave: 'X9', sala: 'Norte', nombre: 'Teatro' })).toBe(uno)
  expect(uno).toMatch(/^[\w-]{16}$/)
  const otros = [await id({ clave: 'X9', sala: 'Sur' }), await id({ clave: 'X8', sala: 'Norte' })]
  expect(new Set([uno, ...otros]).size).toBe(3)
})

it('only who may write is told, of a record that is there, in a question that can be read', async () => {
  expect((await preguntar('estantes', {}, 'ana')).status).toBe(403)
  expect((await preguntar('estantes', {})).status).toBe(422)
  expect(await preguntar('estantes', { valores: {}, clave: 'NADA' })).toMatchObject({
    status: 404,
    message: 'No se encontró el estante',
  })
  expect((await preguntar('socias', { valores: {} })).status).toBe(404)
})

it('a sheet says it as a doubt of the row that says it', async () => {
  const respuesta = await b.app.request('/api/importaciones/estantes?archivo=hoja.csv', {
    method: 'POST',
    headers: { Authorization: 'Bearer flor' },
    body: 'Clave,Nombre,Sala,Piso,Uso\nX9,Cuento,Norte,1,Abierto\nN9,Poesía,Norte,1,Abierto\nN1,Novela,Sur,1,Abierto',
  })
  const { data } = await respuesta.json()
  expect(data.cuenta).toMatchObject({ nuevos: 2, cambian: 1, dudas: 2 })
  const { data: hoja } = await b.pedir('flor', 'GET', `importaciones/${data.id}/filas`)
  expect(hoja.filas.map(({ dudas }: { dudas: { mensaje: string }[] }) => dudas.map(({ mensaje }) => mensaje))).toEqual([
    ['La clave X9 no parece de la sala Norte'],
    [],
    ['La clave N1 no parece de la sala Sur'],
  ])
})
