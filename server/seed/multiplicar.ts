import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { alfabetoDeCurp } from '../../src/domain/curp.ts'
import { alfabetoDeRfc } from '../../src/domain/rfc.ts'
import {
  clasesContadas,
  clasesEstudiantes,
  estudiantesContados,
  reportesDebidos,
  situaciones,
  situacionesContadas,
} from '../academico/tables.ts'
import { usuarios } from '../auth/tables.ts'
import type { Db } from '../contexto.ts'
import { pasos as pasosDeCasos } from '../crud/casos/tables.ts'
import { historial, sellosDeHistorial } from '../crud/tables.ts'
import { foliosDeCertificados } from '../custom/certificados/tables.ts'
import { documentacion } from '../custom/documentacion/tables.ts'
import { tables } from '../university/tables.ts'
import { uuidDe } from './uuidDe.ts'
import { setAside } from './setAside.ts'

const {
  calificaciones,
  certificados,
  clases,
  cucs_facilitadores,
  estudiantes,
  facilitadores,
  grupos,
  reinscripciones,
  reportes_de_grupos,
  serviciosSociales,
} = tables

/** Repeats the groups of a seeded university, with all that hangs from them and teachers, rooms, CURPs and birth dates of their own, inside the database until there are so many times as many students, and gives each their line of history. */
export const multiplicar = async (tx: Db, veces: number): Promise<void> => {
  const { rows } = await tx.execute<Pasos>(sql`
    select (select max(right(matricula, 7)::int) + 1 from estudiantes) as paso,
      (select max(right(matricula, 7)::int) + 1 from facilitadores) as docentes,
      (select max(regexp_replace(clave_grupo, '^.*-', '')::int) from grupos) as secciones,
      (select coalesce(max(numero::int), 0) from certificados) as folios`)
  const [pasos = { paso: 0, docentes: 0, secciones: 0, folios: 0 }] = rows
  if (pasos.paso * veces > 9_999_999) throw new Error('more students than a matrícula has numbers for')
  const copias = copiasDe(pasos)
  const putBack = await setAside(tx, [...copias.map(([tabla]) => tabla), historial, sellosDeHistorial])
  for (const [tabla, propias] of copias) await copiar(tx, tabla, propias, veces)
  await darHistoria(tx)
  await putBack()
  for (const contados of [estudiantesContados, clasesContadas, situacionesContadas])
    await tx.update(contados).set({ cuantos: sql`cuantos * ${veces}` })
  await tx.update(foliosDeCertificados).set({ ultimo: pasos.folios * veces })
}

/** How far apart the numbers of copies lie: those of students, of teachers, of the groups of a generation, and of certificates. */
type Pasos = { paso: number; docentes: number; secciones: number; folios: number }

type Copia = readonly [PgTable, Readonly<Record<string, SQL>>]

/** Of each table what a copy has of its own; `k` numbers the copies. */
const copiasDe = ({ paso, docentes, secciones, folios }: Pasos): readonly Copia[] => {
  const conNumero = (columna: string, entre: number) =>
    sql.raw(`left(${columna}, 11) || lpad((right(${columna}, 7)::int + k * ${entre})::text, 7, '0')`)
  const matricula = (columna: string) => conNumero(columna, paso)
  const uuid = (columna: string) => uuidDe(sql.raw(`${columna}::text || k`))
  const grupo = sql.raw(
    `regexp_replace(clave_grupo, '[0-9]+$', '') || (regexp_replace(clave_grupo, '^.*-', '')::int + k * ${secciones})`,
  )
  const numeroDe = (columna: string) => sql.raw(`(substr(${columna}, 6)::int + k * ${folios})`)
  const folioDe = (columna: string) =>
    sql`left(${sql.raw(columna)}, 5) || lpad(${numeroDe(columna)}::text, greatest(5, length(${numeroDe(columna)}::text)), '0')`
  const numero = numeroDe('n_folio')
  const deEstudiante = { matricula: matricula('matricula') }
  const deClase = { id_clase: uuid('id_clase') }
  const deFacilitador = { matricula: conNumero('matricula', docentes) }
  const nacida = sql`fecha_nacimiento - k`
  const deFecha = sql`to_char(${nacida}, 'YYMMDD')`
  const curp = conDigito(
    sql`left(curp, 4) || ${deFecha} || substr(curp, 11, 6) || case when ${nacida} < '2000-01-01' then translate(substr(curp, 17, 1), 'ABCDEFGHIJ', '0123456789') else substr(curp, 17, 1) end`,
    sql`(10 - ${sumaDe(alfabetoDeCurp, 19)} % 10) % 10`,
  )
  const rfc = conDigito(
    sql`left(rfc, 4) || ${deFecha} || substr(rfc, 11, 2)`,
    sql`substr('0A987654321', (${sumaDe(alfabetoDeRfc, 14)} % 11)::int + 1, 1)`,
  )
  return [
    [usuarios, { id: uuid('id'), email: sql`replace(email, '@', '.' || k || '@')` }],
    [facilitadores, { ...deFacilitador, id_usuario: uuid('id_usuario'), fecha_nacimiento: nacida, curp, rfc }],
    [cucs_facilitadores, { ...deFacilitador, id: uuid('id') }],
    [grupos, { clave_grupo: grupo, nombre: sql`nombre || ', ' || k` }],
    [
      estudiantes,
      { ...deEstudiante, clave_grupo: grupo, id_usuario: uuid('id_usuario'), fecha_nacimiento: nacida, curp },
    ],
    [situaciones, deEstudiante],
    [documentacion, deEstudiante],
    [clases, { ...deClase, ...deFacilitador, clave_grupo: grupo, salon: sql`salon || '-' || k` }],
    [calificaciones, { ...deClase, ...deFacilitador, id_caso: uuid('id_caso') }],
    [clasesEstudiantes, { ...deClase, ...deEstudiante }],
    [reinscripciones, { ...deEstudiante, id_caso: uuid('id_caso') }],
    [reportes_de_grupos, { clave_grupo: grupo, id_caso: uuid('id_caso') }],
    [reportesDebidos, { clave_grupo: grupo }],
    [
      serviciosSociales,
      { id_servicio_social: uuid('id_servicio_social'), matricula_estudiante: matricula('matricula_estudiante') },
    ],
    [
      certificados,
      {
        n_folio: folioDe('n_folio'),
        numero: sql`${numero}::text`,
        foja: sql`ceil(${numero} / 10.0)::text`,
        matricula_estudiante: matricula('matricula_estudiante'),
      },
    ],
    [
      pasosDeCasos,
      {
        caso: sql`case proceso when 'certificados' then ${folioDe('caso')} else ${uuidDe(sql`caso || k`)}::text end`,
        huella: sql`huella || ' ' || k`,
      },
    ],
  ]
}

/** A key that ends with a digit worked out of what stands before it, there called `c`; null where there is no key. */
const conDigito = (primeros: SQL, digito: SQL) =>
  sql`(select c || ${digito} from (select ${primeros} as c) as primeros)`

/** Adds up what the characters of `c` count, the first times `tras` less one, each next times one less. */
const sumaDe = (alfabeto: string, tras: number) =>
  sql`(select sum((strpos(${alfabeto}, substr(c, i, 1)) - 1) * (${tras}::int - i)) from generate_series(1, length(c)) as i)`

const copiar = (tx: Db, tabla: PgTable, propias: Readonly<Record<string, SQL>>, veces: number) => {
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

/** A line for each student and each service, sealed in their order. */
const darHistoria = async (tx: Db) => {
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
