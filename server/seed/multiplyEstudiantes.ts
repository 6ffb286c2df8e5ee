import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { clasesContadas, estudiantesContados, situacionesContadas } from '../academico/tables.ts'
import type { Db } from '../db/queryable.ts'
import { historial, sellosDeHistorial } from '../crud/tables.ts'
import { foliosDeCertificados } from '../custom/certificados/tables.ts'
import { copiasDe, type Pasos } from './copiasDe.ts'
import { setAside } from './setAside.ts'

/** Multiplies the students of a seeded university inside the database: copies its groups and all that hangs from them, with new teachers, rooms, CURPs and birth dates, and writes their history. */
export const multiplyEstudiantes = async (tx: Db, veces: number): Promise<void> => {
  const { rows } = await tx.execute<Pasos>(sql`
    select (select max(right(matricula, 7)::int) + 1 from estudiantes) as paso,
      (select max(right(matricula, 7)::int) + 1 from facilitadores) as docentes,
      (select max(regexp_replace(clave_grupo, '^.*-', '')::int) from grupos) as secciones,
      (select coalesce(max(numero::int), 0) from certificados) as folios`)
  const [pasos = { paso: 0, docentes: 0, secciones: 0, folios: 0 }] = rows
  if (pasos.paso * veces > 9_999_999) throw new Error('more students than a matrícula has numbers for')
  const copias = copiasDe(pasos)
  const putBack = await setAside(tx, [...copias.map(([tabla]) => tabla), historial, sellosDeHistorial])
  for (const [tabla, propias] of copias) await copyRows(tx, tabla, propias, veces)
  await writeHistoria(tx)
  await putBack()
  for (const contados of [estudiantesContados, clasesContadas, situacionesContadas])
    await tx.update(contados).set({ cuantos: sql`cuantos * ${veces}` })
  await tx.update(foliosDeCertificados).set({ ultimo: pasos.folios * veces })
}

const copyRows = (tx: Db, tabla: PgTable, propias: Readonly<Record<string, SQL>>, veces: number) => {
  const columnas = Object.values(getTableColumns(tabla)).filter(({ generated }) => !generated)
  const nombres = sql.join(
    columnas.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const valores = sql.join(
    columnas.map(({ name }) => propias[name] ?? sql.identifier(name)),
    sql`, `,
  )
  const cuales = getTableName(tabla) === 'usuarios' ? sql`where rol in ('estudiante', 'facilitador')` : sql``
  return tx.execute(
    sql`insert into ${tabla} (${nombres}) select ${valores} from ${tabla} cross join generate_series(1, ${veces - 1}::int) as k ${cuales}`,
  )
}

/** Writes a line of history for each student and each service, sealed in their order. */
const writeHistoria = async (tx: Db) => {
  await tx.execute(sql`
    insert into historial (entidad, clave, accion, version, autor, momento, despues)
    select 'estudiantes', matricula, 'create', 1, 'Servicios escolares', now(), jsonb_build_object('matricula', matricula, 'nombre', nombre, 'apellidopaterno', apellidopaterno, 'semestre', semestre)
    from estudiantes
    union all
    select 'serviciosSociales', id_servicio_social::text, 'create', 1, 'Servicios escolares', now(), jsonb_build_object('matricula_estudiante', matricula_estudiante, 'status', status)
    from "serviciosSociales"`)
  await tx.execute(sql`
    do $$
    declare
      cada record;
      anterior bytea := '';
    begin
      for cada in select id, row_number() over (order by id) as orden from historial order by id loop
        anterior := public.huella_de_historial(anterior, cada.id);
        insert into sellos_de_historial values (cada.orden, cada.id, anterior);
      end loop;
    end $$`)
}
