import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ana, biblioteca, eva, libro, otro, type Biblioteca } from './biblioteca.ts'
import { tables } from './casa/servidor.ts'
import { hojasDe } from './hojasDe.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

const { subir, filasDe } = hojasDe(() => b)

it('the key of one record is stronger than the name of another', async () => {
  await b.pedir('flor', 'POST', 'socias', { ...ana, numero: 'C003', nombre: 'B002' })
  const { id, huella } = await subir('prestamos', 'Libro,Socia,Salida,Vence', 'P-1,B002,01/05/2026,09/05/2026')
  expect((await b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella })).status).toBe(200)
  expect(await b.db.select().from(tables.prestamos)).toMatchObject([{ signatura: 'P-1', numero: 'B002' }])
  await b.db.delete(tables.prestamos)
  await b.pedir('flor', 'DELETE', 'socias/C003')
})

it('those that are called the same are offered by their keys, the others by their names', async () => {
  await b.pedir('flor', 'POST', 'socias', { ...ana, numero: 'D004' })
  const [fila] = await filasDe('prestamos', 'Libro,Socia,Salida,Vence', 'P-1,Zzzzzz,01/05/2026,09/05/2026')
  expect(
    fila?.faltas.numero
      ?.split(': escriba ')[1]
      ?.split(/, | o /)
      .toSorted(),
  ).toEqual(['A001', 'D004', 'Eva Mar'])
  await b.pedir('flor', 'DELETE', 'socias/D004')
})

it('a name as it is written is stronger than one that is written alike', async () => {
  for (const [signatura, titulo] of [
    ['A-1', 'AURA'],
    ['A-2', 'Aura'],
  ])
    await b.pedir('flor', 'POST', 'libros', { ...libro, signatura, titulo })
  const filas = await filasDe(
    'prestamos',
    'Libro,Socia,Salida,Vence',
    'Aura,A001,01/05/2026,09/05/2026',
    'aura,a001,01/05/2026,09/05/2026',
  )
  expect(filas.map(({ faltas }) => faltas)).toEqual([
    {},
    { signatura: 'Hay 2 en «Libro» que se llaman «aura»: escriba «A-1» o «A-2»' },
  ])
  await b.db.delete(tables.libros).where(eq(tables.libros.titulo, 'AURA'))
  await b.db.delete(tables.libros).where(eq(tables.libros.titulo, 'Aura'))
})

it('headings are those of the line that names most fields, however much another one says', async () => {
  const { columnas, cuenta } = await subir(
    'libros',
    'lo,que,hay,en,la,casa',
    'Año,Signatura,x',
    'Signatura,otra',
    '1954,N-1',
  )
  expect(columnas).toEqual([
    { encabezado: 'Año', campo: 'anio' },
    { encabezado: 'Signatura', campo: 'signatura' },
    { encabezado: 'x', campo: null },
  ])
  expect(cuenta).toMatchObject({ total: 2, cambian: 1 })
})

it('text in bytes that are no mark of another writing is read as it stands', async () => {
  for (const [primero, segundo] of ['ÿA', 'Aþ', 'þA', 'Aÿ']) {
    const titulo = `${primero}${segundo}`
    const respuesta = await b.app.request('/api/importaciones/libros?archivo=hoja.csv', {
      method: 'POST',
      headers: { Authorization: 'Bearer flor' },
      body: Buffer.from(`${titulo},Signatura\ntodo,N-1`, 'latin1'),
    })
    const { data } = await respuesta.json()
    expect(data.columnas.map(({ encabezado }: { encabezado: string }) => encabezado)).toEqual([titulo, 'Signatura'])
  }
})
