import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { huella } from '../harness/huella.ts'
import { olvidar, porFuera } from '../harness/porFuera.ts'

let e: Escena
let token = ''
let clave = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())

const materia = { clave_materia: 'VER-1', nombre: 'Uno', creditos: 5 }
const cambiar = (cuerpo: object, en = e.app) => e.pedir('PUT', clave, { token, cuerpo: { ...materia, ...cuerpo }, en })
const renombrar = async (nombre: string) => expect((await cambiar({ nombre })).status).toBe(200)

beforeEach(async () => {
  await olvidar(e.db, 'materias')
  const alta = await e.pedir('POST', 'materias', { token, cuerpo: materia })
  clave = `materias/${alta.data.id_materia}`
})

describe('a save names the version of its read', () => {
  it('and makes the next one', async () => {
    expect(await cambiar({ nombre: 'Dos', version: 1 })).toMatchObject({
      status: 200,
      data: { nombre: 'Dos', version: 2 },
    })
    expect(await cambiar({ nombre: 'Tres', version: '2' })).toMatchObject({
      status: 200,
      data: { nombre: 'Tres', version: 3 },
    })
  })

  it('or none, and overwrites the current row', async () => {
    await renombrar('Dos')
    expect(await cambiar({ nombre: 'Tres', version: null })).toMatchObject({ status: 200, data: { version: 3 } })
  })

  it('a change of nothing makes no version and no history', async () => {
    expect(await cambiar({ version: 1 })).toMatchObject({ status: 200, data: { version: 1 } })
    expect(await e.db.$count(historial)).toBe(1)
  })

  it.each([[{}], [[1]], [true], ['uno'], [1.5], [1e300], [-1e300]])('%j is no version', async version => {
    const antes = await huella(e.db)
    expect(await cambiar({ nombre: 'Dos', version })).toMatchObject({
      status: 422,
      errors: { version: 'La versión no es válida' },
    })
    expect(await huella(e.db)).toEqual(antes)
  })
})

describe('over somebody else’s change it is refused', () => {
  it('with all changes since, the last author and moment, and the present record', async () => {
    await renombrar('Dos')
    await cambiar({ nombre: 'Tres', creditos: 7 })
    await cambiar({ nombre: 'Uno', creditos: 8 })
    const antes = await huella(e.db)
    const { status, message, data } = await cambiar({ nombre: 'Mía', version: 1 })
    expect([status, message]).toEqual([409, 'Citlali Ortiz Muñoz cambió este registro mientras usted lo editaba'])
    expect(data).toEqual({
      quien: 'Citlali Ortiz Muñoz',
      propio: true,
      cuando: '2026-11-20T16:00:00.000Z',
      antes: { creditos: 5 },
      despues: { creditos: 8 },
      registro: expect.objectContaining({ nombre: 'Uno', creditos: 8, version: 4 }),
    })
    expect((await cambiar({ nombre: 'Mía', version: 2 })).data).toMatchObject({
      antes: { nombre: 'Dos', creditos: 5 },
      despues: { nombre: 'Uno', creditos: 8 },
    })
    expect(await huella(e.db)).toEqual(antes)
  })

  it('is one’s own only where nobody else changed it since', async () => {
    await cambiar({ creditos: 7 })
    await renombrar('Dos')
    await porFuera(e.db, sql`update historial set usuario_id = null where version = 2`)
    expect((await cambiar({ nombre: 'Mía', version: 1 })).data).toMatchObject({ propio: false })
    expect((await cambiar({ nombre: 'Mía', version: 2 })).data).toMatchObject({ propio: true })
  })

  it('also with the same values, and with an impossible version', async () => {
    await renombrar('Dos')
    expect((await cambiar({ nombre: 'Dos', version: 1 })).status).toBe(409)
    expect(await cambiar({ nombre: 'Dos', version: 99 })).toMatchObject({
      status: 409,
      data: { antes: {}, despues: {}, registro: { version: 2 } },
    })
  })

  it('without history it still says how the record is', async () => {
    await renombrar('Dos')
    await olvidar(e.db)
    expect(await cambiar({ nombre: 'Mía', version: 1 })).toMatchObject({
      status: 409,
      message: 'Otra persona cambió este registro mientras usted lo editaba',
      data: { quien: 'Otra persona', registro: { nombre: 'Dos' } },
    })
  })

  it('tells nothing of a deleted record of the same key', async () => {
    const grupo = {
      clave: '20DCU0007X',
      nombre: 'Antes',
      numero: '07',
      calle: 'A',
      num_exterior: '1',
      cp: '68770',
      colonia: 1,
    }
    await e.pedir('POST', 'cucs', { token, cuerpo: grupo })
    await e.pedir('PUT', 'cucs/20DCU0007X', { token, cuerpo: { ...grupo, calle: 'Primera vida' } })
    await e.pedir('DELETE', 'cucs/20DCU0007X', { token })
    await e.pedir('POST', 'cucs', { token, cuerpo: { ...grupo, nombre: 'Después' } })
    await e.pedir('PUT', 'cucs/20DCU0007X', { token, cuerpo: { ...grupo, nombre: 'Ahora' } })
    expect((await e.pedir('PUT', 'cucs/20DCU0007X', { token, cuerpo: { ...grupo, version: 1 } })).data).toMatchObject({
      antes: { nombre: 'Después' },
      despues: { nombre: 'Ahora' },
    })
    await e.pedir('DELETE', 'cucs/20DCU0007X', { token })
  })

  it('of several at once one wins, across processes', async () => {
    const llegadas = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        cambiar({ nombre: `Simultánea ${index}`, version: 1 }, index % 2 ? e.segunda : e.app),
      ),
    )
    expect(llegadas.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(11).fill(409)])
    const ganadora = llegadas.find(({ status }) => status === 200)?.data.nombre
    for (const { data } of llegadas.filter(({ status }) => status === 409))
      expect(data).toMatchObject({ quien: 'Citlali Ortiz Muñoz', despues: { nombre: ganadora } })
    expect(await e.db.$count(historial)).toBe(2)
  })
})

describe('history', () => {
  it('stores author, moment, act, before and after of each write', async () => {
    await cambiar({ nombre: 'Dos', creditos: 6 })
    const filas = await e.db.select().from(historial).orderBy(historial.id)
    expect(filas).toMatchObject([
      {
        entidad: 'materias',
        accion: 'create',
        version: 1,
        autor: 'Citlali Ortiz Muñoz',
        antes: null,
        despues: { ...materia },
      },
      {
        entidad: 'materias',
        accion: 'update',
        version: 2,
        autor: 'Citlali Ortiz Muñoz',
        antes: { nombre: 'Uno', creditos: 5 },
        despues: { nombre: 'Dos', creditos: 6 },
      },
    ])
    expect(filas[1]?.momento).toEqual(e.reloj.ahora)
  })
})
