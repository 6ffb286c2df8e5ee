import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lotes } from '../../server/crud/tables.ts'
import { libros } from './casa/libros.ts'
import { adviceHeader } from '../../src/schema/advice.ts'
import { ana, biblioteca, eva, libro, otro, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro, { ...libro, signatura: 'N-2', titulo: 'Pedro Páramo' }])
    await b.pedir('flor', 'POST', 'libros', { ...cada, prestable: true })
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

const retirar = (mas: object, encabezados: object = {}) =>
  b.pedir('flor', 'POST', 'lotes/libros/retirar', { list: 'todos', ...mas }, encabezados)
const retirados = async (ids: readonly string[]) => {
  const { huella } = (await retirar({ ids, preview: true })).data
  return retirar({ ids, huella })
}
const deshacer = (lote: string, pase = 'flor') => b.pedir(pase, 'POST', `lotes/${lote}/deshacer`, {})
const guardado = async (lote: string) => (await b.db.select().from(lotes).where(eq(lotes.id, lote)))[0]

it('an act is kept with who did what to how many, and so is its taking back, which cannot be taken back', async () => {
  const { data } = await retirados(['N-1', 'P-1'])
  const momento = new Date('2026-05-04T12:00:00Z')
  const hecho = { entidad: 'libros', accion: 'retirar', autor: 'Flor Ruiz', momento, registros: 2 }
  expect(await guardado(data.lote)).toMatchObject({ ...hecho, deshace: null, deshecho: null })
  expect([(await deshacer(data.lote, 'lola')).status, (await deshacer(data.lote, 'ana')).status]).toEqual([404, 404])
  const vuelta = await deshacer(data.lote)
  expect(vuelta).toMatchObject({ status: 200, message: 'Se deshizo «Retirar»: 2 registros', data: { registros: 2 } })
  expect(await guardado(data.lote)).toMatchObject({ ...hecho, deshecho: momento })
  expect(await guardado(vuelta.data.lote)).toMatchObject({ ...hecho, deshace: data.lote, deshecho: null })
  expect(await deshacer(vuelta.data.lote)).toMatchObject({
    status: 409,
    message: 'Esta acción no se puede deshacer',
  })
  const { data: libros } = await b.pedir('flor', 'GET', 'libros')
  expect(libros.map(({ prestable }: { prestable: boolean }) => prestable)).toEqual([true, true, true])
  const uno = await retirados(['N-2'])
  expect((await deshacer(uno.data.lote)).message).toBe('Se deshizo «Retirar»: 1 registro')
})

it('a batch already undone, or no longer declared, says so; a stranger’s is not found', async () => {
  const { data } = await retirados(['N-1'])
  await deshacer(data.lote)
  expect((await deshacer(data.lote)).message).toBe('Esta acción ya se deshizo')
  for (const nada of ['nada', '00000000-0000-4000-8000-000000000000']) expect((await deshacer(nada)).status).toBe(404)
  const viejo = { usuario_id: (await guardado(data.lote))?.usuario_id ?? '', autor: 'Flor Ruiz', momento: new Date() }
  for (const [entidad, accion] of [
    ['nada', 'retirar'],
    ['libros', 'nada'],
    ['socias', 'retirar'],
  ] as const) {
    const [{ id } = { id: '' }] = await b.db
      .insert(lotes)
      .values({ ...viejo, id: crypto.randomUUID(), entidad, accion, registros: 1 })
      .returning()
    const { status, message } = await deshacer(id)
    const dicha = 'Ya no se puede deshacer: esa acción ya no existe'
    expect([entidad, accion, status, message]).toEqual([entidad, accion, 409, dicha])
  }
})

it('a record is chosen once, and of those that cannot be there it is said how many', async () => {
  const { data } = await retirar({ ids: ['N-1', 'N-1', 'P-1', 'a\u0000', 'NADA', 'NADA'], preview: true })
  expect(data).toMatchObject({ total: 2, cambian: 2, ausentes: 2, iguales: 0, impedidos: 0 })
  expect((await retirar({ ids: [], preview: true })).data).toMatchObject({ total: 0, ausentes: 0 })
  expect((await retirar({ filter: { genero: 'Novela' }, preview: true })).data).toMatchObject({ total: 2, ausentes: 0 })
  expect((await retirar({ preview: true })).data).toMatchObject({ total: 3, ausentes: 0 })
  expect((await retirar({ ids: ['P-1'], filter: { genero: 'Novela' }, preview: true })).data.total).toBe(1)
})

it('of a record whose values may not stand together it is said which may, as its form says it', async () => {
  const states = [{ prestable: true }, { genero: ['Poesía', 'Ensayo'], anio: 1951 }]
  Object.assign(libros, { states })
  await b.db.execute(
    sql`alter table libros add constraint libros_estados check ((prestable or (genero in ('Poesía', 'Ensayo') and anio = 1951)) is true) not valid`,
  )
  await b.db.execute(sql`update libros set prestable = true`)
  const motivo =
    'Esos datos no pueden ir juntos. Debe ser «Se presta»: Sí; o bien «Género»: Poesía o Ensayo y «Año»: 1951'
  expect((await retirar({ ids: ['N-1', 'P-1'], preview: true })).data).toMatchObject({
    cambian: 1,
    impedidos: 1,
    motivos: [{ motivo, cuantos: 1 }],
  })
  const { data: uno } = await b.pedir('flor', 'GET', 'libros/N-1')
  expect(await b.pedir('flor', 'PUT', 'libros/N-1', { ...uno, prestable: false })).toMatchObject({
    status: 422,
    message: motivo,
  })
  await b.db.execute(sql`alter table libros drop constraint libros_estados`)
  Object.assign(libros, { states: undefined })
})

it('reasons against a change are listed one by one, each with the records concerned', async () => {
  const { rows } = await b.db.execute<{
    id: string
  }>(sql`insert into prestamos (signatura, numero, salida, vence, estado)
    values ('N-1', 'A001', '2026-05-01', '2026-06-01', 'Devuelto'), ('N-2', 'A001', '2025-05-01', '2025-06-01', 'Prestado'),
      ('P-1', 'B002', '2026-05-01', '2026-06-01', 'Devuelto'), ('N-1', 'B002', '2026-05-02', '2026-06-01', 'Prestado')
    returning id_prestamo as id`)
  const [uno, viejo, dos, abierto] = rows.map(({ id }) => id)
  const cuerpo = { list: 'todos', ids: [uno, viejo, dos, abierto], preview: true }
  const { data } = await b.pedir('flor', 'POST', 'lotes/prestamos/devolver', cuerpo)
  const de = (motivo: string) => data.motivos.find((each: { motivo: string }) => each.motivo === motivo)
  expect([data.total, data.cambian, data.impedidos, data.motivos.length]).toEqual([4, 1, 3, 2])
  const devueltos = de('El libro ya se devolvió')
  expect(devueltos).toMatchObject({ cuantos: 2, quienes: expect.arrayContaining([{ id: uno, titulo: libro.titulo }]) })
  expect(devueltos.quienes.map(({ id }: { id: string }) => id).toSorted()).toEqual([uno, dos].toSorted())
  const ajeno = { cuantos: 1, quienes: [{ id: viejo, titulo: 'Pedro Páramo' }] }
  expect(de('No tiene permiso para realizar esta acción')).toMatchObject(ajeno)
  await b.db.execute(sql`delete from prestamos`)
})

it('a hundred warnings are said at once, and no more records than one transaction holds are chosen by a filter', async () => {
  await b.db.execute(sql`insert into socias (numero, nombre, correo)
    select lpad(g::text, 4, 'S'), 'Socia ' || g, 's' || g || '@biblioteca.mx' from generate_series(1, 101) g`)
  await b.db.execute(sql`insert into prestamos (signatura, numero, salida, vence, estado)
    select 'N-1', numero, '2026-05-04', '2026-06-01', 'Prestado' from socias where nombre like 'Socia %'`)
  const { avisos } = (await retirar({ ids: ['N-1'], preview: true }, { [adviceHeader]: 'none' })).data
  expect(avisos).toHaveLength(100)
  expect(avisos[0].quienes).toEqual(['El llano en llamas'])
  await b.db.execute(sql`insert into libros (signatura, titulo, autor, genero)
    select 'Z-' || g, 'Zeta ' || g, 'Nadie', 'Ensayo' from generate_series(1, 2001) g`)
  expect(await retirar({ filter: { genero: 'Ensayo' }, preview: true })).toMatchObject({
    status: 422,
    message: 'Son demasiados registros para una sola vez: elija 2,000 o menos',
  })
  await b.db.execute(sql`delete from libros where genero = 'Ensayo'`)
  await b.db.execute(sql`delete from prestamos; delete from socias where nombre like 'Socia %'`)
})
