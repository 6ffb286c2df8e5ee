import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { byName } from '../../src/schema/record/byName.ts'
import { doorColumns } from '../../src/schema/doors/doorColumns.ts'
import { headingOf } from '../../src/schema/record/headingOf.ts'
import { textOf } from '../../src/schema/record/text.ts'
import { traitsOf } from '../../src/schema/traits.ts'
import { valueAt, type Registro } from '../../src/schema/record/valueAt.ts'
import { deTurno } from '../harness/aFondo.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { leerXlsx } from '../harness/leerXlsx.ts'
import { everyResource, puertas } from './rutas.ts'

let e: Escena
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena({ sembrada: true })
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const dirigida = (path: string, query: Record<string, unknown>) =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`
const archivo = (rol: Rol, path: string, query: Record<string, unknown> = {}) =>
  e.app.request(
    `/api/${dirigida(path, query)}`,
    { headers: { authorization: `Bearer ${tokens.get(rol)}` } },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  )
const csv = async (respuesta: Response) => {
  expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await respuesta.arrayBuffer())
}
const lista = async (rol: Rol, path: string, wrap?: string): Promise<Registro[]> => {
  const { texto } = await e.pedir('GET', path, { token: tokens.get(rol) })
  const { data } = JSON.parse(texto)
  return wrap ? data[wrap] : data
}

const abiertas = puertas
  .filter(({ door }) => !door.single && !door.path.includes('{'))
  .flatMap(cada => cada.door.roles.map(rol => ({ ...cada, rol })))
  .map((cada, lugar) => ({ ...cada, lugar }))

/** Lists are exported alternately as CSV and as a workbook; `aFondo` each as both. */
describe('writes the rows of its list, in their order, under its headings, and nothing hidden', () => {
  it.each(abiertas)('$rol: $door.path', async ({ resource, door, rol, lugar }) => {
    const columns = doorColumns(resource, door)
    const records = (await lista(rol, door.path, door.wrap)).map(record => byName(resource, record))
    const textos = records.map(record => columns.map(({ source, field }) => textOf(source, field, record)))
    const cabeza = columns.map(({ field }) => headingOf(field))
    const formas = deTurno(['csv', 'xlsx'], lugar)
    if (formas.includes('csv'))
      expect(await csv(await archivo(rol, door.path, { formato: 'csv' }))).toBe(
        '\ufeff' + [cabeza, ...textos].map(fila => Papa.unparse([fila], { escapeFormulae: true })).join('\r\n'),
      )
    if (!formas.includes('xlsx')) return
    const libro = leerXlsx(await (await archivo(rol, door.path, { formato: 'xlsx' })).arrayBuffer())
    const [cabezaDeLibro, ...filas] = libro.filas
    expect(cabezaDeLibro?.map(celda => celda?.valor)).toEqual(cabeza)
    expect(filas).toHaveLength(records.length)
    for (const [lugar, record] of records.entries())
      for (const [cual, { source, field }] of columns.entries()) {
        const texto = textos[lugar]?.[cual] ?? ''
        const esperado =
          texto === ''
            ? undefined
            : traitsOf(field).figure
              ? { tipo: 'numero', valor: Number(texto) }
              : field.kind === 'date'
                ? { tipo: 'fecha', valor: valueAt(record, source) }
                : { tipo: 'texto', valor: texto }
        expect(filas[lugar]?.[cual]).toEqual(esperado)
      }
    expect([libro.fija, libro.anchos.length, libro.formulas]).toEqual([true, columns.length, 0])
    expect(libro.nombre).toBe(resource.label.many.slice(0, 31))
  })
})

describe('writes no column hidden by its door', () => {
  const ajenas = puertas
    .filter(({ door }) => !door.single)
    .flatMap(cada => {
      const vistas = new Set(
        doorColumns(cada.resource, cada.door, Object.keys(cada.resource.fields)).map(c => c.source),
      )
      const ocultas = Object.keys(cada.resource.fields).filter(name => !vistas.has(name))
      return [...ocultas, 'pivot.clave_cuc', 'nada', '__proto__'].map(columna => ({ ...cada, columna }))
    })
  it('of any door, for the first of its roles', async () => {
    expect(ajenas.length).toBeGreaterThan(puertas.length)
    for (const { resource, door, columna } of ajenas)
      expect(door.only !== undefined || (resource.fields[columna]?.kind ?? 'password') === 'password').toBe(true)
    for (const { door, columna } of ajenas) {
      const [rol = 'coordinador'] = door.roles
      const respuesta = await archivo(rol, door.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'), {
        formato: 'csv',
        columnas: columna,
      })
      expect([columna, respuesta.status, JSON.parse(await respuesta.text()).message]).toEqual([
        columna,
        422,
        'Esta lista no tiene una de las columnas pedidas',
      ])
    }
  })

  it('other roles get none', async () => {
    for (const { door } of puertas.filter(({ door: { path } }) => !path.includes('{')))
      for (const rol of roles.filter(each => !door.roles.includes(each)))
        expect((await archivo(rol, door.path, { formato: 'xlsx' })).status).toBe(403)
  })
})

describe('the query of a file', () => {
  const escolar = 'escolar' as const
  const deMiCuc = 'cuc/estudiantes/escolar'

  it('search, order and columns are those of the list', async () => {
    const [una] = await lista(escolar, `${deMiCuc}?range=[0,0]`)
    const texto = await csv(
      await archivo(escolar, deMiCuc, {
        formato: 'csv',
        columnas: 'semestre,matricula',
        filter: { q: String(una?.matricula) },
      }),
    )
    expect(texto).toBe(`\ufeffSemestre,Matrícula\r\n${una?.semestre},${una?.matricula}`)
    const dos = await csv(
      await archivo(escolar, deMiCuc, { formato: 'csv', columnas: 'matricula', sort: ['matricula', 'DESC'] }),
    )
    const claves = Papa.parse<string[]>(dos.slice(1)).data.slice(1).flat()
    expect(claves).toEqual(claves.toSorted().toReversed())
  })

  it('only the chosen ones, as far as the list shows them', async () => {
    const suyas = await lista(escolar, `${deMiCuc}?range=[0,2]`)
    const propias = new Set((await lista(escolar, deMiCuc)).map(({ matricula }) => String(matricula)))
    const [ajeno] = (await e.db.select().from(tables.estudiantes)).filter(({ matricula }) => !propias.has(matricula))
    const respuesta = await e.app.request(
      '/api/exportaciones/estudiantes/deMiCuc',
      {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.get(escolar)}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          formato: 'csv',
          columnas: 'matricula',
          sort: ['matricula', 'ASC'],
          ids: [...suyas.map(({ matricula }) => matricula), ajeno?.matricula],
        }),
      },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    )
    expect(ajeno).toBeDefined()
    expect(
      Papa.parse<string[]>((await csv(respuesta)).slice(1))
        .data.slice(1)
        .flat(),
    ).toEqual(suyas.map(({ matricula }) => matricula).toSorted())
  })

  it.each([
    [{ formato: 'pdf' }, 422, 'El formato no es válido: elija csv o xlsx'],
    [{ formato: '__proto__' }, 422, 'El formato no es válido: elija csv o xlsx'],
    [{ formato: 'csv', filter: { nada: 1 } }, 422, 'No se puede filtrar por ese campo'],
    [{ formato: 'csv', sort: ['password', 'ASC'] }, 422, 'No se puede ordenar por ese campo'],
    [{ formato: 'xlsx', filter: '{' }, 422, 'Los parámetros de la consulta no son válidos'],
  ])('%j is refused', async (query, status, message) => {
    const respuesta = await archivo(escolar, deMiCuc, query)
    expect([respuesta.status, JSON.parse(await respuesta.text()).message]).toEqual([status, message])
  })

  it('needs the whole path of a list', async () => {
    expect(
      await e.pedir('POST', 'exportaciones/estudiantes/deGrupo', {
        token: tokens.get(escolar),
        cuerpo: { formato: 'csv', ids: [] },
      }),
    ).toMatchObject({ status: 422, message: 'Falta decir de qué lista son los registros' })
  })
})

it('text stays text in a workbook, whatever a program could make of it, and its sheet is called after the search', async () => {
  const nombres = ['=SUMA(A1:A9)', '+52 951', '@autor', '-1', '04', '1e5', ' <b> & "x" ', "it's"]
  await e.db
    .insert(tables.materias)
    .values(
      nombres.map((nombre, lugar) => ({ clave_materia: `000${lugar}`, nombre: `${nombre} raro/raro`, creditos: 4.5 })),
    )
  const libro = leerXlsx(
    await (
      await archivo('coordinador', 'materias', {
        formato: 'xlsx',
        filter: { q: 'raro/raro' },
        sort: ['clave_materia', 'ASC'],
      })
    ).arrayBuffer(),
  )
  expect(libro.nombre).toBe('Materias · raro-raro')
  expect(libro.filas.slice(1)).toEqual(
    nombres.map((nombre, lugar) => [
      { tipo: 'texto', valor: `000${lugar}` },
      { tipo: 'texto', valor: `${nombre} raro/raro` },
      { tipo: 'numero', valor: 4.5 },
    ]),
  )
  expect(libro.formulas).toBe(0)
})

it('ends an export with its number of rows, and gives its connection back when nobody reads on', async () => {
  const lineas = () => e.lineas.filter(({ event }) => event === 'exportacion')
  const antes = lineas().length
  await csv(await archivo('coordinador', 'materias', { formato: 'csv' }))
  await expect.poll(() => lineas().slice(antes)).toHaveLength(1)
  expect(lineas().at(-1)).toMatchObject({ format: 'csv', rows: (await lista('coordinador', 'materias')).length })
  for (let vez = 0; vez < 12; vez++) {
    const { status, body } = await archivo('escolar', 'cuc/estudiantes/escolar', { formato: 'csv' })
    expect(status).toBe(200)
    await body?.cancel()
  }
  await expect.poll(() => lineas().slice(antes)).toHaveLength(13)
  expect(everyResource.length).toBeGreaterThan(0)
})

describe('unread files', () => {
  beforeAll(() =>
    e.db.execute(sql`insert into materias (clave_materia, nombre, creditos)
      select 'M-' || n, 'Materia ' || n, 6 from generate_series(1, 5000) n`),
  )
  const exportados = () => e.lineas.filter(({ event }) => event === 'exportacion').length
  const fallas = () => e.lineas.filter(({ event }) => event === 'falla').length
  const una = (asked: RequestInit = {}, filter = '{}') =>
    e.app.request(
      `/api/materias?formato=csv&filter=${encodeURIComponent(filter)}`,
      { headers: { authorization: `Bearer ${tokens.get('coordinador')}` }, ...asked },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    )

  it('run five at once, and a further one is told when to come back', async () => {
    const antes = exportados()
    const abiertas = await Promise.all(Array.from({ length: 5 }, () => una()))
    const otra = await una()
    expect([otra.status, otra.headers.get('retry-after'), (await otra.json()).message]).toEqual([
      503,
      '5',
      'Se preparan otros archivos, espere unos segundos e intente de nuevo',
    ])
    for (const { body } of abiertas) await body?.cancel()
    await expect.poll(() => exportados() - antes).toBe(5)
    const { status, body } = await una()
    await body?.cancel()
    expect(status).toBe(200)
    await expect.poll(() => exportados() - antes).toBe(6)
  })

  it('are not begun where the headers alone are asked for', async () => {
    const antes = [exportados(), fallas()]
    for (let vez = 0; vez < 7; vez++) {
      const { status, headers } = await una({ method: 'HEAD' })
      expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    }
    const { status, body } = await una()
    await body?.cancel()
    expect(status).toBe(200)
    await expect.poll(exportados).toBe((antes[0] ?? 0) + 1)
    expect(fallas()).toBe(antes[1])
  })

  it.each(['GET', 'HEAD'])('are refused to %s with an invalid filter', async method =>
    expect((await una({ method }, '{"creditos":"muchos"}')).status).toBe(422),
  )

  it.each([
    ['are a failure in the log', false, 1],
    ['are none where their client went away', true, 0],
  ])('%s', async (_, seVa, cuantas) => {
    const [antes, salidas] = [fallas(), exportados()]
    const cliente = new AbortController()
    const { body } = await una({ signal: cliente.signal })
    if (seVa) cliente.abort()
    await body?.cancel(new Error('se cortó'))
    await expect.poll(() => exportados() - salidas).toBe(1)
    expect(fallas() - antes).toBe(cuantas)
  })
})
