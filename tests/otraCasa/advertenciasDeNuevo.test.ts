import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { adviceHeader } from '../../src/schema/advice.ts'
import { ana, biblioteca, libro, prestamo, type Biblioteca } from './biblioteca.ts'
import { enCasa } from './casa/enCasa.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  await b.pedir('flor', 'POST', 'libros', { ...libro, prestable: true })
  await b.pedir('flor', 'POST', 'socias', ana)
  await b.db.execute(sql`create sequence cambios`)
  await b.db.execute(sql`create function cruzar() returns trigger language plpgsql as $$
    begin
      if nextval('cambios') = 1 then
        raise exception using errcode = '40P01', message = 'deadlock detected';
      end if;
      return new;
    end $$`)
  await b.db.execute(sql`create trigger cruzado before update on libros for each row execute function cruzar()`)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await b.db.execute(sql`update libros set prestable = true`)
})
afterAll(() => b.cerrar())

const prestado = () => b.pedir('flor', 'POST', 'prestamos', prestamo)

/** Makes the next write find the book lent, cross with its return, and start again. */
const cruzar = async () => {
  await b.db.execute(sql`alter sequence cambios restart`)
  const { find } = enCasa
  return vi.spyOn(enCasa, 'find').mockImplementationOnce(async (tx, proposals, today) => {
    const found = await find(tx, proposals, today)
    await b.db.execute(sql`delete from prestamos`)
    return found
  })
}

const motivos = async () =>
  (
    await b.db
      .select()
      .from(historial)
      .where(and(eq(historial.clave, 'N-1'), eq(historial.accion, 'update')))
      .orderBy(historial.id)
  ).map(({ motivo }) => motivo)

it('history tells of no advice that a change found only before it was begun again', async () => {
  await prestado()
  const cambiar = (visto: string) =>
    b.pedir('flor', 'PUT', 'libros/N-1', { ...libro, prestable: false }, { [adviceHeader]: visto })
  const [{ id }] = (await cambiar('none')).data.hallazgos
  const preguntado = await cruzar()
  expect((await cambiar(id)).status).toBe(200)
  expect(preguntado).toHaveBeenCalledTimes(2)
  expect((await motivos()).at(-1)).toBeNull()
})

it('neither does the preview of an act, nor what is done then', async () => {
  await prestado()
  const retirar = (mas: object) =>
    b.pedir('flor', 'POST', 'lotes/libros/retirar', { list: 'todos', ids: ['N-1'], ...mas }, { [adviceHeader]: 'none' })
  const preguntado = await cruzar()
  const { data } = await retirar({ preview: true })
  expect(preguntado).toHaveBeenCalledTimes(2)
  expect(data).toMatchObject({ cambian: 1 })
  expect(data).not.toHaveProperty('avisos')
  const antes = (await motivos()).length
  expect((await retirar({ huella: data.huella })).status).toBe(200)
  expect((await motivos()).slice(antes)).toEqual([null])
})
