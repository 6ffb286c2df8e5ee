import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena({ sembrada: true })
  await e.db.execute(sql`analyze estudiantes, clases`)
  await e.db.execute(comoSiFueranMuchos)
  for (const rol of ['coordinador', 'escolar']) tokens[rol] = await e.tokenDe(rol)
}, 120_000)
afterAll(() => e.cerrar())

/** Simulates large tables, in which short words are searched in another way. */
const comoSiFueranMuchos = sql`
  select pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text, 'reltuples', 30000::real)
  from pg_class where relnamespace = 'public'::regnamespace and relname in ('estudiantes', 'clases', 'reinscripciones')`

/** Returns the keys of the rows that a role finds in a list. */
const hallados = async (
  rol: string,
  { key, fields }: AnyResource,
  path: string,
  q?: string,
): Promise<readonly string[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(q === undefined ? {} : { q }), range: '[0,99999]' })
  const { status, texto } = await e.pedir('GET', `${path}?${query}`, { token: tokens[rol] ?? '' })
  expect(status).toBe(200)
  return JSON.parse(texto).data.map((row: Record<string, string>) => row[fields[key]?.record ?? key] ?? '')
}

/** The lists that the coordinador sees for all campuses and the escolar only for their own. */
const listas = Object.values<AnyResource>(resources).flatMap(resource =>
  Object.entries(resource.lists).flatMap(([name, { path, roles, single }]) =>
    roles.includes('escolar') && roles.includes('coordinador') && !single && !path.includes('{')
      ? [[`${resource.name}.${name}`, resource, path] as const]
      : [],
  ),
)

it.each(listas)('%s: finds in a campus the same of its rows as in the whole list', async (_cual, resource, path) => {
  const propias = await hallados('escolar', resource, path)
  for (const q of ['ma', 'xq', 'garcia', 'ña', '/20', '13:'])
    expect([q, new Set(await hallados('escolar', resource, path, q))]).toEqual([
      q,
      new Set((await hallados('coordinador', resource, path, q)).filter(key => propias.includes(key))),
    ])
})

it('finds a student’s social service by any two letters of the student’s programme, in a campus too', async () => {
  const { texto } = await e.pedir('GET', 'servicio-social/en-curso?range=[0,99]', { token: tokens.escolar ?? '' })
  const filas: { id_servicio_social: string; nombre_programa: string }[] = JSON.parse(texto).data
  expect(filas.length).toBeGreaterThan(0)
  for (const { id_servicio_social, nombre_programa } of filas)
    for (const pareja of new Set(nombre_programa.split(' ').flatMap(parejasDe)))
      expect([
        pareja,
        await hallados('escolar', resources.serviciosSociales, 'servicio-social/en-curso', pareja),
      ]).toEqual([pareja, expect.arrayContaining([id_servicio_social])])
})

const parejasDe = (palabra: string) =>
  [...palabra].flatMap((letra, n, todas) => (n + 1 < todas.length ? [letra + todas[n + 1]] : []))

it.each([
  [
    'reinscripciones',
    'estudiantes',
    / in \(select "estudiantes"\."matricula" from "estudiantes" where \("estudiantes"\."del_cuc" = .* offset 0\)/,
  ],
  [
    'calificaciones',
    'clases',
    / in \(select "clases"\."id_clase" from "clases" where \("clases"\."del_cuc" = .* offset 0\)/,
  ],
] as const)(
  '%s: two letters are looked for among the %s of one campus alone, and no date is written out for them',
  async (path, _otros, primero) => {
    const { sentencias } = await tiempoDeBase(async () => void (await hallados('escolar', resources[path], path, 'ma')))
    const textos = sentencias.map(({ text }) => text)
    expect(textos.filter(text => primero.test(text))).toHaveLength(1)
    expect(textos.filter(text => text.includes('to_char'))).toEqual([])
  },
)
