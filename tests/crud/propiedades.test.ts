import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rol } from '../../src/domain/roles.ts'
import { roles } from '../../src/domain/roles.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { veces } from '../harness/aFondo.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { contadorDeCambios } from '../harness/huella.ts'
import { otroCuc, otroEstudiante, otroGrupo, otroPrograma, vecinos } from '../harness/vecinos.ts'
import { everyResource, puertas } from './rutas.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
let cambios: () => Promise<number>
const tokens = new Map<Rol, string>()
const claves: string[] = [
  cuc.clave,
  otroCuc.clave,
  programa.clave,
  otroPrograma.clave,
  grupo.clave_grupo,
  otroGrupo.clave_grupo,
  estudiante.matricula,
  otroEstudiante,
  persona('C').matricula,
  persona('F').matricula,
]
beforeAll(async () => {
  e = await escena()
  const dadas = await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  claves.push(dadas.id_periodo, dadas.id_materia, dadas.id_reticula)
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
  cambios = await contadorDeCambios(e.db)
})
afterAll(() => e.cerrar())

/** Texts as people, programs and attackers send them. */
const texto = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'null',
    'Ñandú',
    "O'Higgins",
    '%',
    '_',
    '\\',
    '＼％＿',
    '\u0000',
    '\ud800',
    '\u202e',
    '2020-02-29',
    '9999-12-31',
    '68770',
    '10:00',
    '../..',
    '{}',
    '[]',
    'x'.repeat(300),
    '💩'.repeat(9),
  ),
)
const suelto: fc.Arbitrary<unknown> = fc.oneof(
  texto,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, 0, -0, 1, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [1, 2], { toString: 1 }, { __proto__: null }),
  fc.jsonValue({ maxDepth: 2 }),
)
const clave = fc.oneof(fc.constantFrom(...claves), fc.uuid(), texto)
const lazily = <T>(make: () => fc.Arbitrary<T>) => fc.constant(0).chain(make)

/** Generates bodies close to a valid one: some fields spoilt, dropped, or repeated under other names. */
const cuerpoDe = ({ name, fields }: AnyResource) =>
  lazily(() => {
    const campos = [
      ...Object.keys(fields),
      ...Object.values(fields).flatMap(({ record = 'id' }) => record.slice(record.lastIndexOf('.') + 1)),
      'id',
      'version',
      '__proto__',
      'constructor',
      'usuario',
    ]
    const danos = fc.dictionary(fc.constantFrom(...campos), fc.oneof(suelto, clave, fc.constant(undefined)), {
      minKeys: 1,
      maxKeys: 4,
      noNullPrototype: true,
    })
    return fc.oneof(
      { weight: 6, arbitrary: danos.map(dano => ({ ...cuerpos[name], ...dano })) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    )
  })

const nombres = everyResource.flatMap(({ fields }) => Object.keys(fields))
const consulta = fc.record(
  {
    range: fc.oneof(
      fc.tuple(fc.integer(), fc.integer()),
      fc.tuple(fc.nat(20), fc.nat(3)).map(([desde, mas]) => [desde, desde + mas]),
      suelto,
    ),
    sort: fc.oneof(
      fc.tuple(
        fc.oneof(fc.constantFrom(...nombres, 'id', 'pivot.fecha_implementacion', '__proto__'), texto),
        fc.constantFrom('ASC', 'DESC', 'asc'),
      ),
      suelto,
    ),
    filter: fc.oneof(
      fc.dictionary(
        fc.oneof(fc.constantFrom(...nombres, 'q', 'id', '__proto__', 'toString'), texto),
        fc.oneof(suelto, clave, fc.array(clave, { maxLength: 4 })),
        { maxKeys: 3 },
      ),
      fc.record({ q: texto }),
      suelto,
    ),
  },
  { requiredKeys: [] },
)

const enAddress = (value: unknown) =>
  encodeURIComponent(Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString())

/** Checks any answer: it follows the contract, in Spanish, reveals nothing internal, and a refusal changed nothing. */
const juzgada = (
  { status, message, errors, texto: dicho }: Awaited<ReturnType<Escena['pedir']>>,
  admitidos: readonly number[],
) => {
  expect(admitidos).toContain(status)
  const mensajes = status < 400 ? [] : [message, ...Object.values(errors ?? {})]
  for (const mensaje of mensajes) {
    expect(mensaje).toMatch(/[a-záéíóúñ]{2,} [a-záéíóúñ'«(]/i)
    expect(mensaje).not.toMatch(/\b(invalid|expected|must|error|failed|the|is not|undefined|null|NaN)\b/i)
  }
  if (status >= 400) expect(dicho).not.toMatch(/node_modules|\.ts:\d|drizzle|postgres|syntax|"stack"/i)
}

const escritas = everyResource.flatMap(resource =>
  (['create', 'update', 'delete'] as const).flatMap(modo =>
    (resource.write?.[modo] ?? []).map(rol => ({ resource, name: resource.path ?? resource.name, modo, rol })),
  ),
)
const metodos = { create: 'POST', update: 'PUT', delete: 'DELETE' } as const

/** Thousands of runs in all, however many endpoints there are. */
const opciones = {
  numRuns: Math.max(veces(10), Math.ceil(veces(4000) / (puertas.length + escritas.length))),
  endOnFailure: true,
} as const
const paciencia = 60_000

describe('any query of a list', () => {
  it.each(puertas)(
    'GET $door.path',
    async ({ door: { path, roles: suyos } }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...suyos),
          consulta,
          fc.array(clave, { minLength: 4, maxLength: 4 }),
          async (rol, query, params) => {
            const pendientes = [...params]
            const ruta = path.replaceAll(/\{\w+\}/g, () => enAddress(pendientes.pop() ?? '') || 'x')
            const partes = Object.entries(query).map(([name, value]) => `${name}=${enAddress(value)}`)
            juzgada(await e.pedir('GET', `${ruta}?${partes.join('&')}`, { token: tokens.get(rol) }), [200, 404, 422])
          },
        ),
        opciones,
      )
    },
    paciencia,
  )
})

describe('any content of a write', () => {
  it.each(escritas)(
    '$modo $name',
    async ({ resource, name, modo, rol }) => {
      let antes = await cambios()
      await fc.assert(
        fc.asyncProperty(cuerpoDe(resource), clave, async (cuerpo, key) => {
          const ruta = modo === 'create' ? name : `${name}/${enAddress(key) || 'x'}`
          const respuesta = await e.pedir(metodos[modo], ruta, {
            token: tokens.get(rol),
            cuerpo: modo === 'delete' ? undefined : JSON.stringify(cuerpo),
          })
          juzgada(respuesta, [200, 201, 400, 403, 404, 409, 422])
          const ahora = await cambios()
          if (respuesta.status >= 400) expect(ahora).toBe(antes)
          antes = ahora
        }),
        opciones,
      )
    },
    paciencia,
  )
})
