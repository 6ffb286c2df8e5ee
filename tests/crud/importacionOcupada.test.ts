import { like, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { writeXlsx } from 'hucre/xlsx'
import type { Worker } from 'node:worker_threads'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { cuc } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { materia, periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
let coordinador: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  token = await e.tokenDe('coordinador')
  coordinador = importador(e, token)
})
afterAll(() => e.cerrar())

it('two sheets are reviewed at once; a third is told to wait, and is not stored', async () => {
  const subidas: ReturnType<typeof coordinador.subir>[] = []
  await e.db.transaction(async tx => {
    await tx.execute(sql`lock table materias, periodos in exclusive mode`)
    subidas.push(
      coordinador.subir(
        'materias',
        Papa.unparse([
          ['Clave', 'Nombre'],
          [materia.clave_materia, 'Otra'],
        ]),
      ),
      coordinador.subir(
        'periodos',
        Papa.unparse([
          ['Nombre', 'Periodicidad'],
          [periodo.nombre, 'Semestre'],
        ]),
      ),
    )
    await expect.poll(() => esperan(e.db)).toBe(2)
    const { status, message, headers } = await coordinador.subir(
      'cucs',
      Papa.unparse([
        ['Clave', 'Nombre'],
        [cuc.clave, 'Otro'],
      ]),
    )
    expect([status, headers.get('retry-after'), message]).toEqual([
      503,
      '5',
      'Se revisan otros archivos, espere unos segundos e intente de nuevo',
    ])
    expect((await e.pedir('GET', 'importaciones/cucs', { token })).data).toBeNull()
  })
  for (const { status } of await Promise.all(subidas)) expect(status).toBe(200)
  expect(await e.db.$count(tables.materias)).toBe(1)
})

it('brings a sheet in once when it is applied twice at once, and judges it no more', async () => {
  const { data } = await coordinador.subir(
    'periodos',
    Papa.unparse([
      ['Nombre', 'Periodicidad', 'Fecha de inicio', 'Fecha final'],
      ...Array.from({ length: 3 }, (_, lugar) => [`Verano ${lugar}`, 'Semestre', '2027-06-01', '2027-10-31']),
    ]),
  )
  const antes = await e.db.$count(tables.periodos)
  const todas = await e.db.transaction(async tx => {
    await tx.execute(sql`lock table periodos in exclusive mode`)
    const primera = coordinador.aplicar(data)
    await expect.poll(() => esperan(e.db)).toBe(1)
    const segunda = coordinador.aplicar(data)
    const revisada = coordinador.escribir(`${data.id}/revisar`, {})
    await expect.poll(() => esperan(e.db)).toBe(3)
    const { data: vista } = await e.pedir('GET', 'importaciones/periodos', { token })
    expect(vista).toMatchObject({ aplicando: true, avance: 0 })
    return [primera, segunda, revisada]
  })
  expect((await Promise.all(todas)).map(({ status }) => status)).toEqual([200, 404, 404])
  expect(await e.db.$count(tables.periodos)).toBe(antes + 3)
})

it('two workbooks are read at once, of one account one: no more than the machine bears', async () => {
  const libro = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Hoja1', rows: [['Clave'], [cuc.clave]] }] }))
  const administrativo = importador(e, await e.tokenDe('administrativo'))
  const escolar = importador(e, await e.tokenDe('escolar'))
  const leer = async (subidas: readonly (() => Promise<unknown>)[]) => {
    let [leyendo, alaVez] = [0, 0]
    const contar = (hilo: Worker) => {
      alaVez = Math.max(alaVez, ++leyendo)
      hilo.once('exit', () => (leyendo -= 1))
    }
    process.on('worker', contar)
    await Promise.all(subidas.map(subir => subir()))
    process.off('worker', contar)
    return alaVez
  }
  const suyas = ['materias', 'periodos', 'cucs', 'programas'].map(que => () => coordinador.subir(que, libro))
  expect(await leer(suyas)).toBe(1)
  const deOtros = [() => administrativo.subir('consejeros', libro), () => escolar.subir('grupos', libro)]
  expect(await leer([...suyas, ...deOtros])).toBe(2)
})

it('keeps the sheet under review when its owner is told to wait', async () => {
  const deCucs = Papa.unparse([
    ['Clave', 'Nombre'],
    [cuc.clave, 'Otro'],
  ])
  await coordinador.subir('cucs', deCucs, 'antes.csv')
  const subidas = await e.db.transaction(async tx => {
    await tx.execute(sql`lock table materias, periodos in exclusive mode`)
    const dos = [
      coordinador.subir(
        'materias',
        Papa.unparse([
          ['Clave', 'Nombre'],
          [materia.clave_materia, 'Una más'],
        ]),
      ),
      coordinador.subir(
        'periodos',
        Papa.unparse([
          ['Nombre', 'Periodicidad'],
          [periodo.nombre, 'Trimestre'],
        ]),
      ),
    ]
    await expect.poll(() => esperan(e.db)).toBe(2)
    expect((await coordinador.subir('cucs', deCucs, 'despues.csv')).status).toBe(503)
    return dos
  })
  await Promise.all(subidas)
  expect((await e.pedir('GET', 'importaciones/cucs', { token })).data).toMatchObject({ archivo: 'antes.csv' })
})

it('reviews a sheet again after a conflict with another write of its records', async () => {
  const otra = new pg.Client(e.url)
  await otra.connect()
  await otra.query(`set deadlock_timeout = '1min'`)
  await e.db.insert(tables.materias).values({ clave_materia: 'MAT-2', nombre: 'La segunda', creditos: 5 })
  const materias = await e.db.select().from(tables.materias).orderBy(tables.materias.id_materia)
  const [primera = '', ultima = ''] = materias.map(({ id_materia }) => id_materia)
  const retener = (id: string) => otra.query('select from materias where id_materia = $1 for update', [id])
  await otra.query('begin')
  await retener(ultima)
  const subida = coordinador.subir(
    'materias',
    Papa.unparse([
      ['Id', 'Nombre'],
      [primera, 'Una'],
      [ultima, 'Otra'],
    ]),
  )
  await expect.poll(() => esperan(e.db)).toBe(1)
  await retener(primera)
  await otra.end()
  expect((await subida).status).toBe(200)
})

it('the progress of undoing a sheet can be read, as of any batch', async () => {
  const hoja = Array.from({ length: 300 }, (_, n) => [`DESH-${String(n).padStart(3, '0')}`, `Deshecha ${n}`, '4'])
  const { data } = await coordinador.subir('materias', Papa.unparse([['Clave', 'Nombre', 'Créditos'], ...hoja]))
  const hecho = await coordinador.aplicar(data)
  expect(hecho.data.lote).toEqual(expect.any(String))
  const otra = new pg.Client(e.url)
  await otra.connect()
  await otra.query('begin')
  await otra.query('lock table historial in share mode')
  const pedida = coordinador.deshacer(hecho.data.lote)
  await expect.poll(() => esperan(e.db)).toBe(1)
  const { data: dicho } = await e.pedir('GET', 'lotes/avance', { token })
  await otra.end()
  expect([(await pedida).status, dicho.avance]).toEqual([200, 0])
  expect(await e.db.$count(tables.materias, like(tables.materias.clave_materia, 'DESH-%'))).toBe(0)
})
