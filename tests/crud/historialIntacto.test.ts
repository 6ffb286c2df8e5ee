import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyHistory } from '../../server/crud/history/verifyHistory.ts'
import { historial, sellosDeHistorial } from '../../server/crud/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { olvidar, porFuera } from '../harness/porFuera.ts'
import { proceso } from '../harness/proceso.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())
beforeEach(() => olvidar(e.db, 'materias'))

const alta = (cual: number, en = e.app) =>
  e.pedir('POST', 'materias', {
    token,
    en,
    cuerpo: { clave_materia: `HIS-${cual}`, nombre: `Materia ${cual}`, creditos: 5 },
  })
const altas = async (cuantas: number) => {
  for (let cual = 0; cual < cuantas; cual++) expect((await alta(cual)).status).toBe(201)
  return e.db.select().from(historial).orderBy(historial.id)
}

describe('history is added to and nothing else', () => {
  it.each([
    ['update historial set autor = autor'],
    ['delete from historial where false'],
    ['truncate historial'],
    ['update sellos_de_historial set numero = numero'],
    ['delete from sellos_de_historial'],
    ['truncate sellos_de_historial'],
    ['delete from nombres_de_historial'],
  ])('«%s» is refused', async orden => {
    await altas(1)
    await expect(e.db.execute(sql.raw(orden))).rejects.toMatchObject({
      cause: { code: '42501', message: expect.stringMatching(/solo se le agrega/) },
    })
    expect(await e.db.$count(historial)).toBe(1)
  })
})

describe('each row is linked to the one before', () => {
  it('in the order of the commits, across parallel and rolled-back transactions', async () => {
    const lote = (cual: number) =>
      e.db
        .transaction(async tx => {
          await tx.execute(
            sql`insert into historial (entidad, clave, accion, autor, momento) values ('materias', ${`medias ${cual}`}, 'create', 'Ana', now())`,
          )
          throw new Error('taken back')
        })
        .catch(() => undefined)
    const respuestas = await Promise.all(
      Array.from({ length: 40 }, async (_, cual) => {
        await lote(cual)
        return alta(cual, cual % 2 ? e.segunda : e.app)
      }),
    )
    expect(respuestas.map(({ status }) => status)).toEqual(Array<number>(40).fill(201))
    const sellos = await e.db.select().from(sellosDeHistorial).orderBy(sellosDeHistorial.numero)
    expect(sellos.map(({ numero }) => numero)).toEqual(Array.from({ length: 40 }, (_, cual) => cual + 1))
    expect(await verifyHistory(e.db)).toEqual({
      rows: 40,
      last: { numero: 40, huella: sellos.at(-1)?.huella.toString('hex') },
    })
  })

  it('finds each column of a row changed behind the application', async () => {
    const [, segunda] = await altas(3)
    for (const cambio of [
      `autor = 'Otra'`,
      `momento = momento + interval '1 microsecond'`,
      `clave = 'otra'`,
      `entidad = 'programas'`,
      `accion = 'update'`,
      `version = 7`,
      `usuario_id = gen_random_uuid()`,
      `lote = gen_random_uuid()`,
      `motivo = 'porque sí'`,
      `antes = '{}'`,
      `despues = jsonb_set(despues, '{creditos}', '6')`,
    ]) {
      const guardada = sql`select * into copia from historial where id = ${sql.raw(String(segunda?.id))}`
      await porFuera(e.db, guardada, sql.raw(`update historial set ${cambio} where id = ${segunda?.id}`))
      expect([cambio, await verifyHistory(e.db)]).toMatchObject([
        cambio,
        { misfit: { fault: 'changed', row: { id: segunda?.id } } },
      ])
      await porFuera(
        e.db,
        sql.raw(`delete from historial where id = ${segunda?.id}`),
        sql`insert into historial select * from copia`,
        sql`drop table copia`,
      )
      expect(await verifyHistory(e.db)).toMatchObject({ rows: 3 })
    }
  })

  it('tells apart a removed row, an inserted row and a cut link', async () => {
    const filas = await altas(4)
    const id = filas[1]?.id ?? 0
    const quitado = sql.raw(`delete from historial where id = ${id}`)
    await porFuera(e.db, sql`select * into copia from historial`, quitado)
    expect(await verifyHistory(e.db)).toEqual({ misfit: { fault: 'gone', id } })
    await porFuera(e.db, sql.raw(`delete from sellos_de_historial where id_historial = ${id}`))
    expect(await verifyHistory(e.db)).toEqual({ misfit: { fault: 'linksGone', from: 2, to: 2 } })
    await porFuera(e.db, sql`update sellos_de_historial set numero = numero - 1 where numero > 2`)
    expect(await verifyHistory(e.db)).toMatchObject({ misfit: { fault: 'changed', row: { id: filas[2]?.id } } })
    await olvidar(e.db, 'materias')
    await altas(1)
    await porFuera(
      e.db,
      sql`insert into historial (entidad, clave, accion, autor, momento) values ('materias', 'x', 'create', 'Nadie', now())`,
      sql`drop table copia`,
    )
    expect(await verifyHistory(e.db)).toMatchObject({ misfit: { fault: 'unlinked', row: { autor: 'Nadie' } } })
  })

  it('the clock of a session changes no hash', async () => {
    await altas(1)
    await e.db.transaction(async tx => {
      await tx.execute(sql`set local timezone = 'Asia/Tokyo'`)
      await tx.execute(sql`set local datestyle = 'German'`)
      expect(await verifyHistory(tx)).toMatchObject({ rows: 1 })
    })
  })
})

describe('npm run historial -- --verificar', () => {
  const correr = async (...args: string[]) => {
    const { estado, salida } = proceso('historial', { env: { DATABASE_URL: e.url }, args })
    return { codigo: await salida, dijo: estado.said }
  }

  it('reports all as written, and later again', async () => {
    await altas(2)
    const { codigo, dijo } = await correr('--verificar')
    const [sello = ''] = /2:[\da-f]{64}/.exec(dijo) ?? []
    expect([codigo, dijo]).toEqual([0, expect.stringContaining('El historial está completo: 2 renglones')])
    await alta(7)
    expect(await correr('--verificar', '--sello', sello)).toMatchObject({ codigo: 0 })
    const otro = sello.replace(/.$/, cada => (cada === '0' ? '1' : '0'))
    expect(await correr('--verificar', '--sello', otro)).toMatchObject({
      codigo: 1,
      dijo: expect.stringContaining('El sello 2 ya no es el que usted anotó'),
    })
  })

  it('names the first changed row', async () => {
    const filas = await altas(3)
    const id = filas[1]?.id
    await porFuera(e.db, sql.raw(`update historial set autor = 'Otra' where id >= ${id}`))
    const { codigo, dijo } = await correr('--verificar')
    const [fila] = await e.db.select().from(historial).orderBy(desc(historial.id)).limit(1).offset(1)
    expect([codigo, dijo.trim()]).toEqual([
      1,
      `El renglón ${id} del historial (materias ${fila?.clave}, de Otra, el 20 de noviembre de 2026) no dice lo que se escribió: alguien lo cambió.`,
    ])
  })

  it.each([[[]], [['--verificar', '--sello', 'x']], [['--otra']]])('%j says how it is used', async args => {
    expect(await correr(...args)).toMatchObject({
      codigo: 1,
      dijo: expect.stringContaining('Uso: npm run historial -- --verificar'),
    })
  })
})
