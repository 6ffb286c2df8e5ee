import pg from 'pg'
import { type Banco, baseDeBanco } from '../harness/baseDeBanco.ts'

/** Maximum ratio of the API to the bare SQL. */
const limite = 3

/**
 * Measures a page of ten of ESTUDIANTES students (default: 100,000), over HTTP through the real server and by
 * handwritten SQL with its total. Compares medians of alternating turns.
 */
export async function bench() {
  const { direccion, db, cerrar } = await baseDeBanco({ estudiantes: Number(process.env.ESTUDIANTES ?? 100_000) })
  const api = `${direccion}/api`
  const pool = poolDe(db)
  const {
    rows: [uno],
  } = await pool.query(
    `select e.matricula, e.curp, g.clave_cuc from estudiantes e join grupos g using (clave_grupo) join escolares s on s.clave_cuc = g.clave_cuc join usuarios u on u.id = s.id_usuario where u.email = 'escolar@demo.cuc.mx' and e.curp is not null offset 500 limit 1`,
  )
  let peor = 0
  for (const [rol, puerta, propias] of [
    ['coordinador', 'estudiantes', undefined],
    ['escolar', 'cuc/estudiantes/escolar', String(uno.clave_cuc)],
  ] as const) {
    const headers = { authorization: `Bearer ${await token(api, rol)}` }
    for (const [nombre, q, orden, direccion] of casos(uno)) {
      const [pagina, total, valores] = sentencias(q, orden, direccion, propias)
      const query = new URLSearchParams({
        range: '[0,9]',
        sort: JSON.stringify([orden, direccion]),
        filter: JSON.stringify(q ? { q } : {}),
      })
      const cuesta = await medianas(
        async () => {
          await pool.query(pagina, valores)
          await pool.query(total, valores)
        },
        async () => {
          const respuesta = await fetch(`${api}/${puerta}?${query}`, { headers })
          const { data } = await respuesta.json()
          if (!respuesta.ok || !data.length) throw new Error(`${respuesta.status} ${nombre}`)
        },
      )
      const veces = cuesta[1] / cuesta[0]
      peor = Math.max(peor, veces)
      console.log(
        `${rol.padEnd(12)} ${nombre.padEnd(26)} SQL ${cuesta[0].toFixed(1).padStart(6)} ms   API ${cuesta[1].toFixed(1).padStart(6)} ms   ${veces.toFixed(2)} veces`,
      )
    }
  }
  await cerrar()
  console.log(`Lo más: ${peor.toFixed(2)} veces (límite ${limite})`)
  if (peor > limite) process.exitCode = 1
}

type Caso = readonly [nombre: string, q: string, orden: string, direccion: 'ASC' | 'DESC']

const casos = ({ matricula, curp }: { matricula: string; curp: string }): Caso[] => [
  ['página, por apellido', '', 'apellidopaterno', 'ASC'],
  ['página, por nombre', '', 'nombre', 'DESC'],
  ['«garcia», sin acento', 'garcia', 'apellidopaterno', 'ASC'],
  ['«MARIA PEREZ», dos palabras', 'MARIA PEREZ', 'apellidopaterno', 'ASC'],
  ['una matrícula', matricula, 'apellidopaterno', 'ASC'],
  ['una CURP', curp, 'apellidopaterno', 'ASC'],
]

/** Returns the SQL of the page with all that a record shows, that of its total, and the values of both. */
const sentencias = (q: string, orden: string, direccion: string, cuc?: string): [string, string, string[]] => {
  const valores = [
    ...(cuc ? [cuc] : []),
    ...q
      .split(' ')
      .filter(Boolean)
      .map(palabra => `%${palabra.toLowerCase()}%`),
  ]
  const condiciones = valores.map((_, index) =>
    cuc && index === 0
      ? `e.clave_grupo in (select clave_grupo from grupos where clave_cuc = $1)`
      : `e.busqueda like $${index + 1}`,
  )
  const donde = condiciones.length ? `where ${condiciones.join(' and ')}` : ''
  return [
    `select e.*, c.nombre as colonia, c.codigo_postal, m.nombre as municipio, o.nombre as estado, p.nombre as programa, p.grado, r.nombre as reticula, g.nombre as grupo, u.email
     from estudiantes e join colonias c using (id_colonia) join municipios m using (id_municipio) join estados o using (id_estado)
     join programas p on p.clave_programa = e.clave_programa join reticulas r on r.id_reticula = e.id_reticula join grupos g on g.clave_grupo = e.clave_grupo left join usuarios u on u.id = e.id_usuario
     ${donde} order by e.${orden} ${direccion}, e.matricula ${direccion} limit 10`,
    `select count(*) from estudiantes e ${donde}`,
    valores,
  ]
}

const token = async (api: string, rol: string): Promise<string> => {
  const body = JSON.stringify({ email: `${rol}@demo.cuc.mx`, password: 'Comunal2026' })
  const respuesta = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return (await respuesta.json()).data.token
}

const poolDe = (db: Banco['db']): pg.Pool => {
  if ('$client' in db && db.$client instanceof pg.Pool) return db.$client
  throw new Error('the bench has no pool')
}

/** Returns the medians of 41 measurements of each, alternating, after five to warm up. */
const medianas = async (...trabajos: [() => Promise<unknown>, () => Promise<unknown>]): Promise<[number, number]> => {
  const tiempos: [number[], number[]] = [[], []]
  for (let vuelta = -5; vuelta < 41; vuelta += 1) {
    for (const cual of [0, 1] as const) {
      const inicio = performance.now()
      await trabajos[cual]()
      if (vuelta >= 0) tiempos[cual].push(performance.now() - inicio)
    }
  }
  const [una = 0, otra = 0] = tiempos.map(cada => cada.toSorted((a, b) => a - b)[20] ?? 0)
  return [una, otra]
}
