import { getTableName, sql } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { tables } from '../university/tables.ts'
import { heredadasDeclaradas, type Heredada } from './heredadasDeclaradas.ts'
import type { Diferencia } from './recalculate.ts'
import { clasesEstudiantes } from './tables.ts'

const { clases, estudiantes } = tables

/** Columns that hold a copy from other rows without a declaration, maintained by `situaciones.sql`. */
const delEsquema: readonly Heredada[] = [
  {
    tabla: clasesEstudiantes,
    clave: 'matricula',
    campo: 'id_materia',
    de: sql`${clases} d using (id_clase)`,
    debe: sql`d.id_materia`,
  },
  {
    tabla: clasesEstudiantes,
    clave: 'matricula',
    campo: 'ajena',
    de: sql`${clases} d using (id_clase) join ${estudiantes} e on e.matricula = r.matricula`,
    debe: sql`d.clave_grupo <> e.clave_grupo`,
  },
  {
    tabla: clases,
    clave: 'id_clase',
    campo: 'vacia',
    de: sql`lateral (select not exists (select from ${clasesEstudiantes} e where e.id_clase = r.id_clase) as vacia) d on true`,
    debe: sql`d.vacia`,
  },
]

/** Compares every copy that rows hold of others with its source and corrects what differs, table by table; returns the differences. */
export const correctHeredadas = async (db: Queryable): Promise<readonly Diferencia[]> => {
  const halladas: Diferencia[] = []
  for (const { tabla, clave, campo, de, debe } of [...heredadasDeclaradas(), ...delEsquema]) {
    const columna = sql.identifier(campo)
    const { rows } = await db.execute<Diferencia>(sql`
      with otra as (
        select r.ctid as lugar, r.${columna} as guardada, ${debe} as calculada
        from ${tabla} r join ${de} where r.${columna} is distinct from ${debe} for no key update of r
      )
      update ${tabla} as t set ${columna} = otra.calculada from otra where t.ctid = otra.lugar
      returning ${getTableName(tabla)} as tabla, t.${sql.identifier(clave)}::text as clave,
        jsonb_build_object(${campo}::text, otra.guardada) as guardado, jsonb_build_object(${campo}::text, otra.calculada) as calculado`)
    halladas.push(...rows)
  }
  return halladas
}
