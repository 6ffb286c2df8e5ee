import { sql } from 'drizzle-orm'
import type { Queryable } from '../contexto.ts'
import { corregirHeredadas } from './heredadas.ts'

/** Where a kept row said something else than what it is made of says: the table, the key of the row, and both. */
export type Diferencia = { tabla: string; clave: string; guardado: Cifras | null; calculado: Cifras }
type Cifras = Readonly<Record<string, unknown>>

const tanda = 5_000

/** Compares what rows keep of others, then works the situation of every student out anew, some thousand at a time; tells each that was kept differently, and writes it. Answers how many students there are. */
export const recalcular = async (db: Queryable, tell: (difference: Diferencia) => void): Promise<number> => {
  for (const diferencia of await corregirHeredadas(db)) tell(diferencia)
  for (const diferencia of await recontar(db)) tell(diferencia)
  let [todos, desde] = [0, '']
  for (;;) {
    const { rows } = await db.execute<{ cuantos: number; hasta: string | null }>(sql`
      select count(*)::int as cuantos, max(matricula) as hasta
      from (select matricula from estudiantes where matricula > ${desde} order by matricula limit ${tanda}) as tanda`)
    const [{ cuantos, hasta } = { cuantos: 0, hasta: null }] = rows
    if (hasta === null) return todos
    for (const diferencia of await renovar(db, desde, hasta)) tell(diferencia)
    todos += cuantos
    desde = hasta
  }
}

/** Counts the students anew where what was counted says something else, in one transaction: who writes meanwhile waits, and is counted after. */
const recontar = (db: Queryable): Promise<readonly Diferencia[]> =>
  db.transaction(async tx => {
    await tx.execute(sql`lock table estudiantes_contados in share row exclusive mode`)
    const { rows } = await tx.execute<Diferencia>(sql`
      select 'estudiantes_contados' as tabla, concat_ws(' ', ${grupo}) as clave,
        jsonb_build_object('cuantos', sum(guardado)) as guardado, jsonb_build_object('cuantos', sum(calculado)) as calculado
      from (
        select ${grupo}, cuantos as guardado, 0 as calculado from estudiantes_contados
        union all select ${grupo}, 0, 1 from estudiantes
      ) as uno
      group by ${grupo} having sum(guardado) <> sum(calculado)`)
    if (rows.length) {
      await tx.execute(sql`delete from estudiantes_contados`)
      await tx.execute(
        sql`insert into estudiantes_contados (${grupo}, turno, cuantos) select ${grupo}, 0, count(*) from estudiantes group by ${grupo}`,
      )
    }
    return rows
  })

const grupo = sql.raw('del_cuc, clave_programa, sexo, id_nacionalidad, estatus')

/** Compares and writes in one transaction, with the rows held: nobody changes them in between. */
const renovar = (db: Queryable, desde: string, hasta: string): Promise<readonly Diferencia[]> =>
  db.transaction(async tx => {
    const cuales = sql`(select array_agg(matricula) from estudiantes where matricula > ${desde} and matricula <= ${hasta})`
    await tx.execute(
      sql`select from situaciones where matricula > ${desde} and matricula <= ${hasta} order by matricula for no key update`,
    )
    const { rows } = await tx.execute<Diferencia>(sql`
      select 'situaciones' as tabla, matricula as clave, to_jsonb(guardada) as guardado, to_jsonb(calculada) as calculado
      from situaciones_calculadas(${cuales}) as calculada left join situaciones as guardada using (matricula)
      where to_jsonb(guardada) is distinct from to_jsonb(calculada)`)
    if (rows.length) await tx.execute(sql`select renovar_situaciones(${cuales})`)
    return rows
  })
