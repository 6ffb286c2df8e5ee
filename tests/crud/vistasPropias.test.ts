import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { vistas } from '../../server/university/personal.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { cuc, estudiante } from '../harness/filas.ts'
import { correoDe } from '../harness/reparto.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let token = ''
let otro = ''
beforeAll(async () => {
  e = await escena()
  const dadas = await vecinos(e.db)
  await clase(e.db, dadas, { matriculas: [estudiante.matricula] })
  token = await e.tokenDe('escolar')
  otro = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())

const estado: { filter: Record<string, unknown>; sort: [string, 'DESC']; vista: string; perPage: number } = {
  filter: { semestre_gte: 2, sexo: ['M'] },
  sort: ['semestre', 'DESC'],
  vista: 'activos',
  perPage: 25,
}
const nueva = { entidad: 'estudiantes', lista: 'deMiCuc', nombre: 'Mujeres avanzadas', estado }
const guardar = (cuerpo: object, de = token) => e.pedir('POST', 'vistas', { token: de, cuerpo })
const propias = async (de = token, ruta = 'cuc/estudiantes/escolar') =>
  JSON.parse((await e.pedir('GET', `${ruta}?vistas=1`, { token: de })).texto).data.propias

describe('a view of one’s own', () => {
  it('is kept under its name with how the list was looked at, and counted', async () => {
    const { status, message, data } = await guardar(nueva)
    expect([status, message]).toEqual([201, 'Vista guardada'])
    expect(await propias()).toEqual([
      {
        id: data.id,
        nombre: 'Mujeres avanzadas',
        estado,
        compartida: false,
        mia: true,
        cuantos: (await lista(estado)).length,
      },
    ])
  })

  const lista = async ({ filter, vista }: typeof estado) =>
    JSON.parse(
      (
        await e.pedir(
          'GET',
          `cuc/estudiantes/escolar?filter=${encodeURIComponent(JSON.stringify({ ...filter, vista }))}`,
          { token },
        )
      ).texto,
    ).data

  it('can be renamed, and its name is unique regardless of capitals and accents', async () => {
    const [una] = await propias()
    const segunda = await guardar({ ...nueva, nombre: 'Otra' })
    for (const [metodo, ruta, nombre] of [
      ['POST', 'vistas', ' mujeres   AVANZADAS '],
      ['PUT', `vistas/${segunda.data.id}`, 'MUJERES avanzádas'],
    ] as const) {
      const { status, errors } = await e.pedir(metodo, ruta, { token, cuerpo: { ...nueva, nombre } })
      expect([status, errors]).toEqual([409, { nombre: 'Ya tiene una vista con ese nombre' }])
    }
    await e.pedir('PUT', `vistas/${una.id}`, { token, cuerpo: { nombre: 'Avanzadas' } })
    expect((await propias()).map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Avanzadas', 'Otra'])
  })

  it.each([
    [{ nombre: '  ' }, 422, 'Escriba el nombre de la vista'],
    [{ nombre: 'x'.repeat(61) }, 422, 'El nombre de la vista debe contener máximo 60 caracteres'],
    [{ estado: { filter: { padecimiento_contiene: 'a' } } }, 422, 'No se puede filtrar por ese campo'],
    [{ estado: { filter: {}, sort: ['password', 'ASC'] } }, 422, 'No se puede ordenar por ese campo'],
    [{ estado: { filter: {}, vista: 'ninguna' } }, 422, 'Esta lista no tiene la vista que se pide'],
    [{ lista: 'todas' }, 403, 'No tiene permiso para realizar esta acción'],
    [{ entidad: 'consejeros', lista: 'deCuc' }, 403, 'No tiene permiso para realizar esta acción'],
    [{ entidad: '__proto__' }, 403, 'No tiene permiso para realizar esta acción'],
    [{ lista: '__proto__' }, 403, 'No tiene permiso para realizar esta acción'],
  ])('is refused with %j, and nothing is kept', async (cambio, status, message) => {
    const antes = await propias()
    const respuesta = await guardar({ ...nueva, nombre: 'Mala', ...cambio })
    expect([respuesta.status, respuesta.message]).toEqual([status, message])
    expect(await propias()).toEqual(antes)
  })

  it('is not said to be saved when it was deleted meanwhile', async () => {
    const { data } = await guardar({ ...nueva, nombre: 'Fugaz' })
    const cambios = await e.db.transaction(async tx => {
      await tx.delete(vistas).where(eq(vistas.id, data.id ?? ''))
      const cambio = e.pedir('PUT', `vistas/${data.id}`, { token, cuerpo: { nombre: 'Pasajera' } })
      await expect.poll(() => esperan(e.db)).toBe(1)
      return [cambio]
    })
    expect(await Promise.all(cambios)).toMatchObject([{ status: 404, message: 'No se encontró la vista' }])
  })

  it('says when the declaration no longer knows it, and is never the whole list', async () => {
    const [una] = await propias()
    await e.db
      .update(vistas)
      .set({ estado: { filter: { talla_gte: 3 } } })
      .where(eq(vistas.id, una.id))
    expect((await propias())[0]).toMatchObject({ falla: 'No se puede filtrar por ese campo' })
    expect((await propias())[0]).not.toHaveProperty('cuantos')
    await e.db.update(vistas).set({ estado }).where(eq(vistas.id, una.id))
  })

  it('is nobody else’s: neither seen, changed nor deleted by others', async () => {
    const [una] = await propias()
    expect(await propias(otro, 'estudiantes')).toEqual([])
    for (const metodo of ['PUT', 'DELETE']) {
      const { status, message } = await e.pedir(metodo, `vistas/${una.id}`, { token: otro, cuerpo: { nombre: 'Mía' } })
      expect([status, message]).toEqual([404, 'No se encontró la vista'])
    }
    expect((await e.pedir('DELETE', 'vistas/no-es-una', { token })).status).toBe(404)
  })

  it('when shared is offered to the same role and campus, without the right to change it', async () => {
    const [una] = await propias()
    await e.pedir('PUT', `vistas/${una.id}`, { token, cuerpo: { compartida: true } })
    const ajena = await e.tokenDe('consejero')
    expect(await propias(ajena, 'estudiantes')).toEqual([])
    await e.db.update(vistas).set({ circulo: 'escolar OTRO CUC' }).where(eq(vistas.id, una.id))
    expect((await propias()).find(({ id }: { id: string }) => id === una.id)).toMatchObject({ mia: true })
    const [otraCuenta] = await e.db
      .select()
      .from(usuarios)
      .where(eq(usuarios.email, correoDe('coordinador')))
    const [{ circulo: propio } = { circulo: '' }] = await e.db.select().from(vistas).where(eq(vistas.nombre, 'Otra'))
    expect(propio).toBe(`escolar ${cuc.clave}`)
    await e.db.insert(vistas).values([
      { ...comun(otraCuenta?.id), nombre: 'De su campus', circulo: propio },
      { ...comun(otraCuenta?.id), nombre: 'De otro campus', circulo: 'escolar OTRO CUC' },
      { ...comun(otraCuenta?.id), nombre: 'Sin compartir', circulo: propio, compartida: false },
    ])
    const vistasDe = await propias()
    expect(vistasDe.map(({ nombre, mia }: { nombre: string; mia: boolean }) => [nombre, mia])).toEqual([
      ['Avanzadas', true],
      ['Otra', true],
      ['De su campus', false],
    ])
    const { status } = await e.pedir('DELETE', `vistas/${vistasDe[2].id}`, { token })
    expect(status).toBe(404)
  })

  const comun = (usuario_id = '') => ({
    usuario_id,
    entidad: 'estudiantes',
    lista: 'deMiCuc',
    estado: { filter: {} },
    compartida: true,
  })

  it('is deleted, and goes with its account', async () => {
    const [una] = await propias()
    expect((await e.pedir('DELETE', `vistas/${una.id}`, { token })).message).toBe('Vista eliminada')
    expect((await propias()).map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Otra', 'De su campus'])
    await e.db.update(tables.escolares).set({ id_usuario: null })
    await e.db.delete(usuarios).where(eq(usuarios.email, correoDe('escolar')))
    expect((await e.db.select().from(vistas)).some(({ nombre }) => nombre === 'Otra')).toBe(false)
  })
})

describe('preferences', () => {
  const leer = async () => (await e.pedir('GET', 'preferencias', { token: otro })).data
  const poner = (cuerpo: object) => e.pedir('PUT', 'preferencias', { token: otro, cuerpo })

  it('are kept one by one, forgotten by null, and each person’s own', async () => {
    expect(await leer()).toEqual({})
    await poner({ 'cucs.todos.datatable': ['calle'], 'cucs.todos.perPage': 25 })
    await poner({ 'cucs.todos.perPage': 50, 'cucs.todos.datatable_columnRanks': [1, 0] })
    await poner({ 'cucs.todos.datatable': null })
    expect(await leer()).toEqual({ 'cucs.todos.perPage': 50, 'cucs.todos.datatable_columnRanks': [1, 0] })
    const suyas = await e.pedir('GET', 'preferencias', { token: await e.tokenDe('administrativo') })
    expect(suyas.data).toEqual({})
  })

  it('are small, printable and not too many', async () => {
    const antes = await leer()
    for (const cuerpo of [
      { a: 'x'.repeat(5000) },
      { a: 'nulo \u0000' },
      { '': 1 },
      Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`clave ${at}`, 1])),
    ])
      expect((await poner(cuerpo)).status).toBe(422)
    expect(await leer()).toEqual(antes)
    const cabe = { a: 'x'.repeat(3998), ['b'.repeat(200)]: 1 }
    expect(await poner(cabe)).toMatchObject({ status: 200, message: '' })
    for (const cuerpo of [{ a: 'x'.repeat(3999) }, { ['b'.repeat(201)]: 1 }])
      expect((await poner(cuerpo)).status).toBe(422)
    const quedan = 500 - Object.keys(antes).length - Object.keys(cabe).length
    expect((await poner(Object.fromEntries(Array.from({ length: quedan }, (_, at) => [`c${at}`, 1])))).status).toBe(200)
    expect(await poner({ otra: 1 })).toMatchObject({
      status: 422,
      message: 'Ya no se pueden guardar más preferencias',
    })
    expect(Object.keys(await leer())).toHaveLength(500)
  })
})
