import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import type { Sets } from '../../src/schema/process/process.ts'
import { registered } from '../../src/schema/registered.ts'
import { biblioteca, libro, otro, type Biblioteca } from './biblioteca.ts'
import { reparaciones } from './casa/reparaciones.ts'

const { opens, steps } = reparaciones.process
const enviar = registered(steps, 'enviar')
const declarado = enviar.sets

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  await b.db.execute(sql`create table generos (genero text primary key)`)
  await b.db.execute(sql`insert into generos values ('Novela'), ('Poesía')`)
  await b.db.execute(
    sql`alter table libros add constraint libros_genero_fk foreign key (genero) references generos (genero)`,
  )
})
afterEach(async () => {
  Object.assign(opens, { sets: undefined })
  Object.assign(enviar, { sets: declarado })
  await b.db.execute(sql`delete from reparaciones`)
})
afterAll(() => b.cerrar())

const mismo: Sets = { titulo: libro.titulo, autor: libro.autor }
const repetido = {
  status: 409,
  message: 'Ya hay un libro así de este autor',
  errors: { titulo: 'Ya hay un libro así de este autor' },
}
const abrir = () => b.pedir('ana', 'POST', 'reparaciones', { signatura: 'P-1', falla: 'Sin lomo' })
const abierta = async () => `reparaciones/${(await abrir()).data.id_caso}`
const estado = async (ruta: string) => {
  const { registro, pasos } = (await b.pedir('flor', 'GET', `${ruta}/pasos`)).data
  return [registro.estado, pasos.length]
}

describe('an error of the database about the record of a case speaks in the words of the record', () => {
  it('of a step, which then leaves nothing', async () => {
    const ruta = await abierta()
    Object.assign(enviar, { sets: mismo })
    expect(await b.pedir('flor', 'POST', `${ruta}/enviar`, {})).toMatchObject(repetido)
    expect(await estado(ruta)).toEqual(['reportada', 1])
  })

  it('of the beginning, which then leaves nothing', async () => {
    Object.assign(opens, { sets: mismo })
    expect(await abrir()).toMatchObject(repetido)
    expect(await b.db.execute(sql`select from reparaciones`)).toMatchObject({ rows: [] })
  })

  it('of a step taken back, which then stands', async () => {
    const ruta = await abierta()
    Object.assign(enviar, { sets: { titulo: 'Sin portada' } })
    expect((await b.pedir('flor', 'POST', `${ruta}/enviar`, {})).status).toBe(200)
    await b.pedir('flor', 'POST', 'libros', { ...otro, signatura: 'P-2' })
    expect(await b.pedir('flor', 'POST', `${ruta}/deshacer`, { comentario: 'Era otro' })).toMatchObject({
      status: 409,
      errors: { titulo: 'Ya hay un libro así de este autor' },
    })
    expect(await estado(ruta)).toEqual(['enTaller', 2])
    await b.pedir('flor', 'DELETE', 'libros/P-2')
    expect((await b.pedir('flor', 'POST', `${ruta}/deshacer`, { comentario: 'Era otro' })).status).toBe(200)
  })

  it('of what it points at, where nothing is deleted', async () => {
    const ruta = await abierta()
    Object.assign(enviar, { sets: { genero: 'Ensayo' } })
    const falta = "Seleccione un valor válido en 'Género'"
    expect(await b.pedir('flor', 'POST', `${ruta}/enviar`, {})).toMatchObject({
      status: 422,
      message: falta,
      errors: { genero: falta },
    })
    expect(await estado(ruta)).toEqual(['reportada', 1])
  })
})

it('an error about a table without an entity is no deletion, and is reported as a change meanwhile', async () => {
  const ruta = await abierta()
  await b.db.execute(sql`create table vetados (paso text primary key)`)
  await b.db.execute(
    sql`alter table pasos add constraint pasos_vetados foreign key (paso) references vetados (paso) not valid`,
  )
  try {
    expect(await b.pedir('flor', 'POST', `${ruta}/enviar`, {})).toMatchObject({
      status: 409,
      message: 'Los datos cambiaron mientras tanto, intente de nuevo',
    })
    const dichos = await b.db
      .select()
      .from(historial)
      .where(eq(historial.clave, ruta.split('/')[1] ?? ''))
    expect(dichos.map(({ accion }) => accion)).toEqual(['create'])
  } finally {
    await b.db.execute(sql`drop table vetados cascade`)
  }
})
