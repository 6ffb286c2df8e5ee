import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/queryable.ts'
import { entrada } from './entrada.ts'
import { colonias, municipios } from './tables.ts'

/** Brings municipios and colonias up to what arrived, in a few statements over the whole, and returns how many changed. */
export const fusion = async (tx: Db) => {
  await tx.execute(sql`lock table ${municipios}, ${colonias} in share row exclusive mode`)
  await tx.execute(fusionDeMunicipios)
  const antes = await tx.$count(colonias)
  const { rowCount } = await tx.execute(fusionDeColonias)
  const agregadas = (await tx.$count(colonias)) - antes
  await tx.execute(sql`analyze ${municipios}, ${colonias}`)
  const recibidas = await tx.$count(entrada)
  const tocadas = rowCount ?? 0
  const ausentes = (await conocidas(tx)) - recibidas
  return { agregadas, cambiadas: tocadas - agregadas, iguales: recibidas - tocadas, ausentes }
}

const fusionDeMunicipios = sql`
  merge into municipios as m
  using (select distinct on (id_estado, clave) id_estado, clave, municipio from entrada_postal order by id_estado, clave, linea) as e
  on m.id_estado = e.id_estado and m.clave = e.clave
  when matched and m.nombre <> e.municipio then update set nombre = e.municipio
  when not matched then insert (id_estado, clave, nombre) values (e.id_estado, e.clave, e.municipio)`

const fusionDeColonias = sql`
  merge into colonias as c
  using (select m.id_municipio, e.* from entrada_postal as e join municipios as m using (id_estado, clave)) as e
  on c.id_municipio = e.id_municipio and c.asentamiento = e.asentamiento
  when matched and (c.codigo_postal, c.nombre, c.tipo) is distinct from (e.codigo_postal, e.nombre, e.tipo)
    then update set codigo_postal = e.codigo_postal, nombre = e.nombre, tipo = e.tipo
  when not matched then insert (id_municipio, asentamiento, codigo_postal, nombre, tipo)
    values (e.id_municipio, e.asentamiento, e.codigo_postal, e.nombre, e.tipo)`

/** Counts the stored colonias of the states that arrived. */
const conocidas = async (tx: Db) => {
  const llegados = tx.selectDistinct({ id: entrada.id_estado }).from(entrada)
  const [fila] = await tx
    .select({ total: count() })
    .from(colonias)
    .innerJoin(municipios, eq(municipios.id_municipio, colonias.id_municipio))
    .where(inArray(municipios.id_estado, llegados))
  return fila?.total ?? 0
}
