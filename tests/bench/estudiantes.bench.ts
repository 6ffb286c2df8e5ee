import { sql } from 'drizzle-orm'
import type { Banco } from '../harness/baseDeBanco.ts'

/** A page of ten of 100,000 students, by the API and by the SQL that a person would write for it: the API may cost three times as much. */
export async function bench({ app, db }: Banco) {
  const login = await app.request('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'coordinador@demo.cuc.mx', password: 'Comunal2026' }),
  })
  const { data }: { data: { token: string } } = await login.json()
  const headers = { authorization: `Bearer ${data.token}` }
  for (const [name, q, columna] of casos) {
    const query = new URLSearchParams({ range: '[0,9]', sort: JSON.stringify([columna, 'ASC']), filter: JSON.stringify(q ? { q } : {}) })
    const like = `%${q}%`
    const donde = q ? sql`where e.busqueda like ${like}` : sql``
    const bare = () =>
      Promise.all([
        db.execute(sql`
          select e.*, p.nombre as programa, g.nombre as grupo
          from estudiantes e left join programas p on p.clave_programa = e.clave_programa left join grupos g on g.clave_grupo = e.clave_grupo
          ${donde} order by ${sql.raw(orden[columna])}, e.matricula limit 10`),
        db.execute(sql`select count(*) from estudiantes e ${donde}`),
      ])
    const api = async () => {
      const response = await app.request(`/api/estudiantes?${query}`, { headers })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      await response.json()
    }
    const [sqlMs, apiMs] = await medians(bare, api)
    console.log(`${name.padEnd(34)} SQL ${sqlMs.toFixed(1).padStart(6)} ms   API ${apiMs.toFixed(1).padStart(6)} ms   ${(apiMs / sqlMs).toFixed(2)} veces`)
  }
}

const orden = { apellidopaterno: 'e.apellidopaterno', matricula: 'e.matricula' }

const casos: [string, string, keyof typeof orden][] = [
  ['todos, por apellido', '', 'apellidopaterno'],
  ['todos, por matrícula', '', 'matricula'],
  ['«garcia», por apellido', 'garcia', 'apellidopaterno'],
  ['«citlali», por matrícula', 'citlali', 'matricula'],
]

/** The middle of 21 measures of each, taken by turns after three that warm up. */
async function medians(...works: (() => Promise<unknown>)[]): Promise<[number, number]> {
  const times: number[][] = works.map(() => [])
  for (let round = -3; round < 21; round++) {
    for (const [which, work] of works.entries()) {
      const start = performance.now()
      await work()
      if (round >= 0) times[which]?.push(performance.now() - start)
    }
  }
  const [first = 0, second = 0] = times.map(each => each.sort((a, b) => a - b)[10] ?? 0)
  return [first, second]
}
