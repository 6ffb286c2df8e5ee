import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc } from '../harness/filas.ts'
import { otroCuc, vecinos } from '../harness/vecinos.ts'

const { autoridades, firmantes } = tables
/** Half an hour before and after midnight in Mexico. */
const anochece = new Date('2026-11-21T05:30:00Z')
const amanece = new Date('2026-11-21T06:30:00Z')
let e: Escena
const tokens = new Map<string, string>()
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  e.reloj.ahora = anochece
  for (const quien of ['coordinador', 'escolar', 'escolar.vecino', 'consejero', 'estudiante', 'estudiante.vecino'])
    tokens.set(quien, await e.tokenDe(quien))
})
beforeEach(async () => {
  await e.db.delete(firmantes)
  await e.db.delete(autoridades)
  e.reloj.ahora = anochece
})
afterAll(() => e.cerrar())

const pedir = (metodo: string, ruta: string, quien: string, cuerpo?: unknown) =>
  e.pedir(metodo, ruta, { token: tokens.get(quien), cuerpo })
const directora = {
  clave_cuc: cuc.clave,
  cargo: 'directivo',
  nombre: 'Rufina',
  apellidos: 'Zárate Luis',
  sexo: 'M',
  desde: '2026-01-01',
}
const rector = { cargo: 'rector', nombre: 'Jacinto', apellidos: 'Vásquez Martínez', sexo: 'H', desde: '2026-01-01' }
const firmas = async (quien = 'escolar', clave = cuc.clave) =>
  JSON.parse((await pedir('GET', `cucs/${clave}/firmas`, quien)).texto).data

describe('a signatory of a campus', () => {
  it('is registered by its own office and by the coordinador, and by nobody else', async () => {
    expect((await pedir('POST', 'firmantes', 'escolar', directora)).status).toBe(201)
    expect((await pedir('POST', 'firmantes', 'coordinador', { ...directora, clave_cuc: otroCuc.clave })).status).toBe(
      201,
    )
    const ajena = await pedir('POST', 'firmantes', 'escolar.vecino', { ...directora, desde: '2026-02-01' })
    expect([ajena.status, ajena.errors]).toEqual([422, { clave_cuc: "Seleccione un valor válido en 'CUC'" }])
    for (const quien of ['consejero', 'estudiante'])
      expect((await pedir('POST', 'firmantes', quien, directora)).status).toBe(403)
    expect(await e.db.$count(firmantes)).toBe(2)
  })

  it('is read, changed and deleted by the own office alone', async () => {
    const [fila] = await e.db
      .insert(firmantes)
      .values({ ...directora, cargo: 'directivo', sexo: 'M' })
      .returning()
    const id = fila?.id_firmante ?? ''
    const leidos = async (quien: string) => JSON.parse((await pedir('GET', 'firmantes', quien)).texto).data.length
    expect([await leidos('escolar'), await leidos('coordinador'), await leidos('escolar.vecino')]).toEqual([1, 1, 0])
    const cambio = { ...directora, hasta: '2026-06-30', version: 1 }
    expect((await pedir('PUT', `firmantes/${id}`, 'escolar.vecino', cambio)).status).toBe(403)
    expect((await pedir('DELETE', `firmantes/${id}`, 'escolar.vecino')).status).toBe(403)
    expect((await pedir('PUT', `firmantes/${id}`, 'escolar', cambio)).status).toBe(200)
    expect(await e.db.select().from(firmantes)).toMatchObject([{ hasta: '2026-06-30', clave_cuc: cuc.clave }])
  })

  it('offers each office its own campus, and the coordinador all', async () => {
    const claves = async (quien: string) =>
      JSON.parse((await pedir('GET', 'firmantes/cucs', quien)).texto).data.map(
        ({ clave_cuc }: { clave_cuc: string }) => clave_cuc,
      )
    expect(await claves('escolar')).toEqual([cuc.clave])
    expect(await claves('escolar.vecino')).toEqual([otroCuc.clave])
    expect((await claves('coordinador')).toSorted()).toEqual([cuc.clave, otroCuc.clave])
  })

  it('ends no earlier than it begins, and begins once a day', async () => {
    const antes = await pedir('POST', 'firmantes', 'escolar', { ...directora, hasta: '2025-12-31' })
    expect([antes.status, antes.errors]).toEqual([422, { hasta: 'El último día no puede ser anterior al primero' }])
    expect((await pedir('POST', 'firmantes', 'escolar', { ...directora, hasta: '2026-01-01' })).status).toBe(201)
    const doble = await pedir('POST', 'firmantes', 'escolar', { ...directora, nombre: 'Otra' })
    expect([doble.status, doble.texto]).toEqual([
      409,
      expect.stringContaining('Ya hay quien firma con ese cargo desde ese día'),
    ])
  })
})

describe('a signatory of the whole university', () => {
  it('is registered and read by the coordinador alone', async () => {
    for (const quien of ['escolar', 'consejero', 'estudiante']) {
      expect((await pedir('POST', 'autoridades', quien, rector)).status).toBe(403)
      expect((await pedir('GET', 'autoridades', quien)).status).toBe(403)
    }
    expect((await pedir('POST', 'autoridades', 'coordinador', rector)).status).toBe(201)
    expect((await firmas()).rector).toEqual({
      nombre: 'Jacinto',
      apellidos: 'Vásquez Martínez',
      sexo: 'H',
      registrado: true,
    })
  })

  it('holds an office of the university, as a campus holds its own', async () => {
    expect((await pedir('POST', 'autoridades', 'coordinador', { ...rector, cargo: 'directivo' })).status).toBe(422)
    expect((await pedir('POST', 'firmantes', 'escolar', { ...directora, cargo: 'rector' })).status).toBe(422)
  })
})

describe('the signatures of the day', () => {
  it('are told to the campus, its students and the coordinador', async () => {
    const estado = async (quien: string, clave: string) => (await pedir('GET', `cucs/${clave}/firmas`, quien)).status
    for (const quien of ['coordinador', 'escolar', 'estudiante']) expect(await estado(quien, cuc.clave)).toBe(200)
    for (const quien of ['escolar', 'estudiante']) expect(await estado(quien, otroCuc.clave)).toBe(403)
    expect(await estado('consejero', cuc.clave)).toBe(403)
    expect(await estado('coordinador', 'NOHAYNADA0')).toBe(404)
  })

  it('are of whoever signed on that day, with the place', async () => {
    await e.db.insert(firmantes).values([
      {
        clave_cuc: cuc.clave,
        cargo: 'directivo',
        nombre: 'Ana',
        apellidos: 'Luis',
        desde: '2020-01-01',
        hasta: '2026-11-20',
      },
      {
        clave_cuc: cuc.clave,
        cargo: 'directivo',
        nombre: 'Benito',
        apellidos: 'Toledo',
        sexo: 'H',
        desde: '2026-11-21',
      },
      { clave_cuc: otroCuc.clave, cargo: 'directivo', nombre: 'Ajena', apellidos: 'Ruiz', desde: '2026-11-01' },
    ])
    expect(await firmas()).toMatchObject({
      dia: '2026-11-20',
      cuc: { clave_cuc: cuc.clave, nombre: cuc.nombre, municipio: 'Guelatao', estado: 'Oaxaca' },
      directivo: { nombre: 'Ana', sexo: null, registrado: true },
    })
    e.reloj.ahora = amanece
    expect((await firmas()).directivo).toMatchObject({ nombre: 'Benito', sexo: 'H', registrado: true })
  })

  it('name the known holder of an office without a registered one, and say that nobody is registered', async () => {
    expect(await firmas()).toMatchObject({
      directivo: { nombre: 'Magdalena', apellidos: 'García López', sexo: 'M', registrado: false },
      coordinador: { nombre: 'Citlali', apellidos: 'Ortiz Muñoz', sexo: 'M', registrado: false },
      rector: { nombre: '', apellidos: '', registrado: false },
      escolares: { nombre: '', registrado: false },
    })
  })
})
