import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'

/** The statements sent to PostgreSQL, with their values. */
const enviadas: { text: string; values: readonly unknown[] }[] = []
const query = pg.Pool.prototype.query
vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
  const [{ text }, values] = args as [{ text: string }, readonly unknown[]]
  enviadas.push({ text, values })
  return Reflect.apply(query, this, args)
})

let e: Escena
beforeAll(async () => {
  e = await escena()
  await muchos(e)
})
afterAll(() => e.cerrar())

/** Adds so many students that a full scan costs the planner more than the index. */
const muchos = async ({ db }: Escena) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I', column_name) as name from information_schema.columns
    where table_name = 'estudiantes' and is_generated = 'NEVER'
      and column_name not in ('matricula', 'nombre', 'apellidopaterno', 'apellidomaterno', 'curp', 'id_usuario')`)
  const others = sql.raw(rows.map(({ name }) => name).join(', '))
  await db.execute(sql`
    insert into estudiantes (matricula, nombre, apellidopaterno, apellidomaterno, curp, ${others})
    select 'X' || lpad(g::text, 17, '0'), md5(g::text), md5('p' || g), md5('m' || g), left(md5('c' || g), 18), ${others}
    from estudiantes cross join generate_series(1, 4000) g
    where matricula = (select min(matricula) from estudiantes)`)
  await db.execute(sql`vacuum analyze estudiantes`)
}

/** Returns the statements that search students. */
const deEstudiantes = () => enviadas.filter(({ text }) => text.includes('as "llamado" from "estudiantes"'))

/** Returns the statement that searches students for these words, and its plan. */
const planDe = async (rol: string, ...antes: string[]) => {
  const token = await e.tokenDe(rol)
  enviadas.splice(0)
  expect((await e.pedir('GET', 'busqueda?q=pena%20galm010203', { token })).data).toHaveLength(1)
  const [suya] = deEstudiantes()
  const client = new pg.Client(e.url)
  await client.connect()
  await client.query('begin')
  for (const paso of antes) await client.query(paso)
  const { rows } = await client.query(`explain ${suya?.text}`, [...(suya?.values ?? [])])
  await client.query('rollback')
  await client.end()
  return JSON.stringify(rows)
}

it.each(['escolar', 'coordinador', 'consejero'])(
  'the planner chooses the trigram index of the students for the search of %s',
  async rol => expect(await planDe(rol)).toContain('Bitmap Index Scan on estudiantes_busqueda'),
)

it('without the index every student is read', async () =>
  expect(await planDe('coordinador', 'drop index estudiantes_busqueda')).toContain('Seq Scan on estudiantes'))

it('a text found at the beginning of words takes one statement, without a search inside words', async () => {
  const token = await e.tokenDe('coordinador')
  const lecturas = async (q: string) => {
    enviadas.splice(0)
    await e.pedir('GET', `busqueda?q=${q}`, { token })
    return deEstudiantes().length
  }
  expect(await lecturas('ab')).toBe(1)
  expect(await lecturas('a%20b')).toBe(1)
  expect(await lecturas('pena')).toBe(2)
  expect(await lecturas('galm010203')).toBe(1)
  expect(await lecturas('1')).toBe(2)
})
