import { DrizzleQueryError } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { createLog } from '../../server/log/createLog.ts'
import { failureOf } from '../../server/log/failureOf.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { correoDe } from '../harness/reparto.ts'
import { eq } from 'drizzle-orm'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
beforeEach(() => {
  e.lineas.splice(0)
})
afterAll(() => e.cerrar())

const idDe = async (rol: string) => {
  const [cuenta] = await e.db
    .select()
    .from(usuarios)
    .where(eq(usuarios.email, correoDe(rol)))
  return cuenta?.id
}
const linea = (event: string) => e.lineas.find(each => each.event === event)

describe('one line each', () => {
  it('for a sign-in, its failure and a sign-out: account, address, call and id', async () => {
    const { headers, data } = await e.ingresar('escolar', undefined, { desde: '187.2.3.4' })
    expect(linea('ingreso')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      event: 'ingreso',
      account: await idDe('escolar'),
      role: 'escolar',
      from: '187.2.3.4',
      call: 'POST /api/login',
      request: headers.get('x-request-id'),
    })
    await e.ingresar('escolar', 'Equivocada1')
    await e.pedir('POST', 'login', { cuerpo: { email: 'nadie@demo.cuc.mx', password: 'Equivocada1' } })
    await e.pedir('DELETE', 'logout', { token: data.token ?? '' })
    expect(e.lineas.map(({ event, account }) => [event, account])).toEqual([
      ['ingreso', await idDe('escolar')],
      ['ingreso fallido', await idDe('escolar')],
      ['ingreso fallido', null],
      ['salida', await idDe('escolar')],
    ])
  })

  it('for a refusal, by its route and not by the address, which names a person', async () => {
    const token = await e.tokenDe('estudiante')
    await e.pedir('PUT', 'estudiantes/AAAA010203HOCRPGA9', { token, cuerpo: {} })
    expect(linea('negada')).toMatchObject({ account: await idDe('estudiante'), call: 'PUT /api/estudiantes/:key' })
    expect(JSON.stringify(e.lineas)).not.toContain('AAAA010203HOCRPGA9')
  })

  it('for an export that is asked for, and for any read of more rows than a page shows', async () => {
    const token = await e.tokenDe('coordinador')
    const leer = (query: string) => e.pedir('GET', `estudiantes${query}`, { token })
    await leer('?range=[0,9]')
    await leer('?range=[0,49]')
    expect(e.lineas.map(({ event }) => event)).toEqual(['ingreso'])
    await leer('?range=[0,9]&exportar=csv')
    expect(linea('exportacion')).toMatchObject({ rows: 10, format: 'csv', call: 'GET /api/estudiantes' })
    await leer('?range=[0,50]')
    await leer('')
    const amplias = e.lineas.filter(({ event }) => event === 'lectura amplia')
    expect(amplias.map(({ rows, account }) => [rows, account])).toEqual([
      [51, await idDe('coordinador')],
      [200, await idDe('coordinador')],
    ])
  })

  it('for what nobody foresaw, under the id that the person reads', async () => {
    const rota = createApp(e.db, {
      ...e.opciones,
      now: () => {
        throw new Error('reloj roto')
      },
    })
    const { status, message, headers } = await e.pedir('POST', 'login', {
      cuerpo: { email: correoDe('escolar'), password: 'Comunal2026' },
      en: rota,
    })
    const request = headers.get('x-request-id')
    expect(request).toMatch(/^[\da-f]{10}$/)
    expect([status, message]).toEqual([
      500,
      `Ocurrió un error en el servidor, intente de nuevo (referencia ${request})`,
    ])
    expect(linea('falla')).toMatchObject({ level: 50, request, err: { message: 'reloj roto' } })
  })
})

it('an unannounced proxy is told once in the log, and in the health answer', async () => {
  const app = createApp(e.db, e.opciones)
  expect((await e.pedir('GET', 'salud', { en: app })).data).toBeNull()
  for (let i = 0; i < 3; i += 1)
    await e.pedir('GET', 'salud', { en: app, encabezados: { 'x-forwarded-for': '187.2.3.4' } })
  expect(e.lineas.filter(({ event }) => event === 'configuracion')).toEqual([
    expect.objectContaining({ level: 40, notice: expect.stringContaining('PROXIES es 0') }),
  ])
  expect((await e.pedir('GET', 'salud', { en: app })).data).toEqual({
    avisos: [expect.stringContaining('PROXIES es 0')],
  })
  const detras = createApp(e.db, { ...e.opciones, proxies: 1 })
  const encabezados = { 'x-forwarded-for': '187.2.3.4' }
  expect((await e.pedir('GET', 'salud', { en: detras, encabezados })).data).toBeNull()
})

it('only a proxy in front may choose the id of a call', async () => {
  const encabezados = { 'x-request-id': 'elegido-por-otro' }
  expect((await e.pedir('GET', 'salud', { encabezados })).headers.get('x-request-id')).not.toBe('elegido-por-otro')
  const detras = createApp(e.db, { ...e.opciones, proxies: 1 })
  const por = (id: string) => e.pedir('GET', 'salud', { encabezados: { 'x-request-id': id }, en: detras })
  expect((await por('elegido-por-otro')).headers.get('x-request-id')).toBe('elegido-por-otro')
  expect((await por('x'.repeat(65))).headers.get('x-request-id')).toMatch(/^[\da-f]{10}$/)
})

describe('no line tells what people wrote', () => {
  it('of a failed query, whatever PostgreSQL repeats of it', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{4}\d{6}[HM][A-Z]{5}\d{2}$/),
        fc.constantFrom('22P02', '23505', '23514'),
        (curp, code) => {
          const cause = new pg.DatabaseError(`invalid input: "${curp}"`, 1, 'error')
          Object.assign(cause, {
            code,
            detail: `Key (curp)=(${curp}) already exists.`,
            where: curp,
            table: 'estudiantes',
          })
          const said = JSON.stringify(
            failureOf(new DrizzleQueryError('insert into estudiantes values ($1)', [curp], cause)),
          )
          expect(said).not.toContain(curp)
          expect(said).toContain(code)
        },
      ),
    )
  })

  it('in a field that is called like a secret', () => {
    const written: string[] = []
    const log = createLog({ write: line => void written.push(line) })
    log.info({ event: 'x', password: 'secreta', body: { curp: 'secreta', token: 'secreta' }, cookie: 'secreta' })
    expect(written).toHaveLength(1)
    expect(written[0]).not.toContain('secreta')
  })
})

it('an error keeps the name of its class', () => {
  const lines: string[] = []
  createLog({ write: line => void lines.push(line) }).error({ event: 'falla', err: failureOf(new TypeError('x')) })
  expect(JSON.parse(lines.join()).err).toMatchObject({ type: 'TypeError', message: 'x' })
})
