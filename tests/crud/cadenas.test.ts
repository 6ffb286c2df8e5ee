import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asignaturas, pasos, tarjetas } from '../../src/custom/calificaciones/cadena.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { choosingOrder } from '../../src/schema/record/firstOrder.ts'
import type { Leading } from '../../src/schema/doors/leading.ts'
import { leadsOn } from '../../src/schema/doors/leadsOn.ts'
import { resourceNamed } from '../../src/schema/house.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { correoDe } from '../harness/reparto.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { everyResource } from './rutas.ts'

const { clases, facilitadores } = tables
let e: Escena
const suCuc: Partial<Record<Rol, string | null>> = {}
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena({ sembrada: true })
  for (const rol of ['coordinador', 'consejero', 'escolar', 'facilitador'] as const)
    tokens.set(rol, await e.tokenDe(rol))
  for (const rol of ['consejero', 'escolar'] as const)
    suCuc[rol] = (await e.perfil(tokens.get(rol) ?? '')).data.clave_cuc ?? null
  await sinGrupos(suCuc.escolar ?? '')
}, 120_000)
afterAll(() => e.cerrar())

/** Adds a programme to this CUC that has no group and no retícula. */
const sinGrupos = async (clave_cuc: string) => {
  const [otro] = await e.db.select().from(tables.programas).limit(1)
  if (!otro) throw new Error('the demonstration has no programme')
  const { busqueda: _, ...programa } = otro
  const clave = 'LICVACIA01'
  await e.db.insert(tables.programas).values({ ...programa, clave, nombre: 'Sin grupos' })
  await e.db
    .insert(tables.cucs_programas)
    .values({ clave_cuc, clave_programa: clave, fecha_implementacion: '2026-01-01' })
}

type Paso = { of: string; list: string; bind: string; mine?: string }
type Cadena = {
  rol: Rol
  nombre: string
  pasos: readonly Paso[]
  leadsTo: Pick<Leading, 'to' | 'list'>
  of: string
  list: string
}
type Dado = Readonly<Record<string, string>>

const declaradas = pantallas.flatMap(({ route, roles, tabs = [], resource }) => {
  const propia = everyResource.find(({ name }) => name === resource)
  return [...tabs, ...(propia?.screen?.tabs ?? []).map(tab => ({ ...tab, of: tab.of ?? propia?.name ?? '' }))].flatMap(
    ({ cascade, of, list, label, leadsTo }) =>
      cascade
        ? roles.map((rol): Cadena => ({
            rol,
            nombre: `${route} ${label}`,
            pasos: cascade,
            of,
            list,
            leadsTo: leadsTo ? { to: leadsTo } : { to: of, list },
          }))
        : [],
  )
})
const cadenas: readonly Cadena[] = [
  ...declaradas,
  {
    rol: 'facilitador',
    nombre: '/calificarClases',
    pasos: [tarjetas, ...pasos],
    leadsTo: asignaturas,
    of: 'clases',
    list: 'deFacilitador',
  },
]

const leer = async (rol: Rol, of: string, list: string, dado: Dado, query: Readonly<Record<string, unknown>> = {}) => {
  const door = resourceNamed(of).lists[list]
  if (!door) throw new Error(`${of}.${list}`)
  const ruta = door.path.replaceAll(/\{(\w+)\}/g, (_, nombre: string) => encodeURIComponent(dado[nombre] ?? ''))
  const { status, texto } = await e.pedir(
    'GET',
    `${ruta}?${new URLSearchParams(Object.entries(query).map(([nombre, valor]) => [nombre, JSON.stringify(valor)]))}`,
    { token: tokens.get(rol) },
  )
  expect([ruta, status]).toEqual([ruta, 200])
  const { data } = JSON.parse(texto)
  return (door.wrap ? data[door.wrap] : data) as readonly Record<string, unknown>[]
}

/** Returns the options of a selector after these choices, as the screen requests them. */
const ofrecidos = ({ rol, leadsTo }: Cadena, { of, list, bind, mine }: Paso, dado: Dado) =>
  leer(rol, of, list, dado, {
    sort: Object.values(choosingOrder(resourceNamed(of))),
    filter: mine ? { id: suCuc[rol] } : { leading: { ...leadsTo, by: bind, given: dado } },
  })

/** Returns every path through a chain, with the rows at its end. */
const caminos = async (
  cadena: Cadena,
  dado: Dado = {},
): Promise<{ dado: Dado; filas: readonly Record<string, unknown>[] }[]> => {
  const paso = cadena.pasos[Object.keys(dado).length]
  if (!paso) return [{ dado, filas: await leer(cadena.rol, cadena.of, cadena.list, dado) }]
  const { key, fields } = resourceNamed(paso.of)
  const registros = await ofrecidos(cadena, paso, dado)
  expect([dado, registros.length]).not.toEqual([dado, 0])
  const todos = []
  for (const registro of registros)
    todos.push(...(await caminos(cadena, { ...dado, [paso.bind]: String(registro[fields[key]?.record ?? key]) })))
  return todos
}

describe('no chain of selectors ends without rows', () => {
  it.each(cadenas)(
    '$rol: $nombre',
    async cadena => {
      const recorridos = await caminos(cadena)
      expect(recorridos.length).toBeGreaterThan(0)
      expect(recorridos.filter(({ filas }) => filas.length === 0).map(({ dado }) => dado)).toEqual([])
    },
    120_000,
  )
})

/** The references of every form that required references depend on, for each role that may add a record. */
const deFormularios = everyResource.flatMap(({ name, fields, write }) =>
  (write?.create ?? []).flatMap(rol =>
    Object.entries(fields).flatMap(([campo, field]) => {
      const cuelgan = Object.values(fields).flatMap(otro =>
        otro.kind === 'reference' && otro.required && Object.values(otro.offer?.bind ?? {}).join() === campo
          ? [otro]
          : [],
      )
      return field.kind === 'reference' && field.offer && cuelgan.length
        ? [{ rol, name, campo, to: field.to, offer: field.offer, cuelgan }]
        : []
    }),
  ),
)

describe('each choice of a form leaves options for the required ones after it', () => {
  it('there are such forms', () => expect(deFormularios.length).toBeGreaterThan(1))
  it.each(deFormularios)('$rol: $campo of $name', async ({ rol, name, campo, to, offer, cuelgan }) => {
    const { key, fields } = resourceNamed(to)
    const clave = fields[key]?.record ?? key
    const leading = leadsOn(resourceNamed(name), campo)
    const todos = await leer(rol, to, offer.list, {})
    const elegibles = await leer(rol, to, offer.list, {}, { filter: { ...offer.where, leading } })
    expect(elegibles.length).toBeGreaterThan(0)
    const sinSalida = async (registros: typeof todos) => {
      const vacios = []
      for (const registro of registros)
        for (const { to: siguiente, offer: ofrece } of cuelgan) {
          const [param = ''] = Object.keys(ofrece?.bind ?? {})
          const dado = { [param]: String(registro[clave]) }
          const filas = await leer(rol, siguiente, ofrece?.list ?? '', dado, { filter: ofrece?.where ?? {} })
          if (!filas.length) vacios.push({ ...dado, siguiente })
        }
      return vacios
    }
    expect(await sinSalida(elegibles)).toEqual([])
    const claves = new Set(elegibles.map(registro => registro[clave]))
    const callados = todos.filter(registro => !claves.has(registro[clave]))
    expect(callados.length).toBeGreaterThan(0)
    expect(new Set((await sinSalida(callados)).map(vacio => Object.values(vacio)[0])).size).toBe(callados.length)
  })
})

describe('nothing is out of reach', () => {
  it.each([
    ['facilitador', '/calificarClases'],
    ['escolar', '/clases Asignaturas Filtradas'],
  ] as const)('%s: every class is at the end of a way through %s', async (rol, nombre) => {
    const cadena = cadenas.find(cada => cada.nombre === nombre && cada.rol === rol)
    if (!cadena) throw new Error(nombre)
    const halladas = (await caminos(cadena)).flatMap(({ filas }) => filas.map(({ id_clase }) => String(id_clase)))
    const suyas =
      rol === 'escolar'
        ? (await leer(rol, 'clases', 'deMiCuc', {})).map(({ id_clase }) => String(id_clase))
        : (
            await e.db
              .select({ id: clases.id_clase })
              .from(clases)
              .where(
                inArray(
                  clases.matricula,
                  e.db
                    .select({ de: facilitadores.matricula })
                    .from(facilitadores)
                    .innerJoin(usuarios, eq(usuarios.id, facilitadores.id_usuario))
                    .where(eq(usuarios.email, correoDe(rol))),
                ),
              )
          ).map(({ id }) => id)
    expect(suyas.length).toBeGreaterThan(1)
    expect(halladas.toSorted()).toEqual(suyas.toSorted())
  })
})

describe('a choice of periodo', () => {
  it('the current one stands first, the next to come after it, and none is farther away than the one below it', async () => {
    const hoy = hoyEnMexico(e.reloj.ahora)
    for (const { clave_programa } of await leer('escolar', 'programas', 'deMiCuc', {})) {
      const filas = await leer(
        'escolar',
        'periodos',
        'dePrograma',
        { clave_programa: String(clave_programa) },
        { sort: ['nearest', 'ASC'] },
      )
      const lejania = filas.map(({ fecha_inicio, fecha_final }) =>
        Math.max(
          Date.parse(String(fecha_inicio)) - Date.parse(hoy),
          Date.parse(hoy) - Date.parse(String(fecha_final)),
          0,
        ),
      )
      expect(lejania[0]).toBe(0)
      expect(lejania.length).toBeGreaterThan(2)
      expect(lejania).toEqual(lejania.toSorted((una, otra) => una - otra))
    }
  })
})

describe('asks in a cascade only for rows of the caller', () => {
  const programas = async (rol: Rol, leading: unknown) => leer(rol, 'programas', 'todos', {}, { filter: { leading } })

  it('an office learns nothing of another campus, a facilitador nothing of other people', async () => {
    const ajenos = (await leer('escolar', 'cucs', 'todos', {})).filter(({ clave_cuc }) => clave_cuc !== suCuc.escolar)
    expect(ajenos.length).toBeGreaterThan(5)
    for (const { clave_cuc } of ajenos)
      expect(await programas('escolar', { to: 'clases', by: 'clave_programa', given: { clave_cuc } })).toEqual([])
    expect(await programas('escolar', { to: 'clases', by: 'clave_programa', given: {} })).not.toEqual([])
    expect(await programas('facilitador', { to: 'estudiantes', by: 'clave_programa', given: {} })).toEqual([])
    const suyos = await programas('facilitador', { to: 'clases', by: 'clave_programa', given: {} })
    expect(suyos).not.toEqual([])
    expect(suyos.length).toBeLessThan((await leer('facilitador', 'programas', 'todos', {})).length)
  })

  it.each([
    ['what is no question', 'clases'],
    ['an unknown resource', { to: 'constructor', by: 'clave_programa', given: {} }],
    ['a field that leads nowhere', { to: 'estudiantes', by: 'clave_programa', given: { curp: 'X' } }],
    ['a key of nothing', { to: 'clases', by: 'x', given: {} }],
  ])('%s is refused', async (_, leading) => {
    const filter = encodeURIComponent(JSON.stringify({ leading }))
    expect((await e.pedir('GET', `programas?filter=${filter}`, { token: tokens.get('escolar') })).status).toBe(422)
  })
})
