import { DrizzleQueryError, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isDiskFull } from '../../server/process/isDiskFull.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
afterEach(() => vi.useRealTimers())
afterAll(() => e.cerrar())

const materia = { clave_materia: 'LLENA', nombre: 'Llena', creditos: 5 }
const guardar = () => e.pedir('POST', 'materias', { token, cuerpo: materia })
const ejecutar = async (...ordenes: string[]) => {
  for (const orden of ordenes) await e.db.execute(sql.raw(orden))
}
/** Refuses whatever would make the database's files larger, as PostgreSQL does on a full disk. */
const llenar = () =>
  ejecutar(
    `create function sin_lugar() returns trigger language plpgsql as $$ begin raise disk_full using message = 'could not extend file "base/1/2": No space left on device'; end $$`,
    `create function sin_lugar_nuevo() returns event_trigger language plpgsql as $$ begin raise disk_full; end $$`,
    'create trigger sin_lugar after insert on materias execute function sin_lugar()',
    `create event trigger sin_lugar on ddl_command_start when tag in ('CREATE TABLE AS') execute function sin_lugar_nuevo()`,
  )
const vaciar = () =>
  ejecutar(
    'drop event trigger sin_lugar',
    'drop trigger sin_lugar on materias',
    'drop function sin_lugar_nuevo, sin_lugar',
  )

const avisa = 'No queda espacio en el disco de la base de datos: se puede consultar, pero no guardar'

it('a full disk is reported to people and to monitors, reading goes on, and it heals by itself', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await llenar()
  expect((await e.pedir('GET', 'salud')).data).toBeNull()
  const falla = await guardar()
  expect([falla.status, falla.message, falla.headers.get('retry-after')]).toEqual([
    503,
    'No queda espacio en el disco del servidor, no se guardó nada. Avise a quien lo administra',
    null,
  ])
  expect(await e.db.$count(tables.materias, sql`clave_materia = 'LLENA'`)).toBe(0)
  expect((await e.pedir('GET', 'materias', { token })).status).toBe(200)
  for (const ruta of ['salud', 'salud/listo']) {
    const { status, message, data } = await e.pedir('GET', ruta)
    expect([ruta, status, message, data]).toEqual([ruta, 200, avisa, { avisos: [avisa] }])
  }
  expect(await disco()).toMatchObject({ estado: 'mal', dicho: avisa })
  await vaciar()
  expect((await e.pedir('GET', 'salud/listo')).message).toBe(avisa)
  vi.advanceTimersByTime(6000)
  expect((await e.pedir('GET', 'salud/listo')).data).toBeNull()
  expect((await e.pedir('GET', 'salud')).data).toBeNull()
  expect(await disco()).toMatchObject({ estado: 'bien' })
  expect((await guardar()).status).toBe(201)
})

const disco = async () => {
  const { texto } = await e.pedir('GET', 'estado', { token })
  return JSON.parse(texto).data.partes.find(({ parte }: { parte: string }) => parte === 'Disco')
}

it('a text that a person wrote is no full disk', () => {
  const said = 'No space left on device'
  expect(isDiskFull(new Error(said))).toBe(true)
  expect(isDiskFull(new DrizzleQueryError('insert', [said], new Error('refused')))).toBe(false)
})
