import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/queryable.ts'
import { en } from './cronometro.ts'
import type { lado } from './llamadas.ts'
import { tiempoDeBase } from './tiempoDeBase.ts'

/** Maximum ratio of a filter of three fields with search to the best SQL. */
const limite = { veces: 3 }

/** Measures a list with three filters and a search beside handwritten SQL. Returns whether it stays within the limit. */
export const medirListas = async (cada: Awaited<ReturnType<typeof lado>>, db: Db, vueltas: number) => {
  const filter = encodeURIComponent(JSON.stringify({ q: 'garcia', estatus: [1], semestre_gte: 3, sexo: ['M'] }))
  const lista = () => cada.leer('coordinador', `estudiantes?range=[0,9]&filter=${filter}`)
  const [api, propia] = [await medianaDe(vueltas, lista), await medianaDe(vueltas, () => porMano(db))]
  const holds = api <= propia * limite.veces
  console.log(
    `${'tres filtros y búsqueda'.padEnd(38)} SQL ${propia.toFixed(1)} ms, la lista ${api.toFixed(1)} ms: ${(api / propia).toFixed(2)} veces (límite ${limite.veces})${holds ? '' : '  LENTA'}`,
  )
  return holds
}

/** Reads the page and the total, both at once. */
const porMano = async (db: Db) => {
  const donde = sql`where busqueda like '%garcia%' and estatus = 1 and semestre >= 3 and sexo = 'M'`
  await Promise.all([
    db.execute(sql`
      select e.*, p.nombre as programa, g.nombre as grupo, u.email, c.nombre as colonia, m.nombre as municipio, o.nombre as estado
      from (select matricula from estudiantes ${donde} order by apellidopaterno, matricula limit 10) as k join estudiantes e using (matricula)
        join programas p using (clave_programa) join grupos g on g.clave_grupo = e.clave_grupo left join usuarios u on u.id = e.id_usuario
        left join colonias c on c.id_colonia = e.id_colonia left join municipios m on m.id_municipio = c.id_municipio left join estados o on o.id_estado = m.id_estado
      order by e.apellidopaterno, e.matricula`),
    db.execute(sql`select count(*) from estudiantes ${donde}`),
  ])
}

const medianaDe = async (vueltas: number, llamada: () => Promise<void>) => {
  const tiempos: number[] = []
  for (let vuelta = -1; vuelta < vueltas; vuelta += 1) {
    const { milisegundos } = await tiempoDeBase(llamada)
    if (vuelta >= 0) tiempos.push(milisegundos)
  }
  return en(tiempos, 0.5)
}
