import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { alfabetoDeCurp } from '../../src/domain/curp.ts'
import { alfabetoDeRfc } from '../../src/domain/rfc.ts'
import { clasesEstudiantes, reportesDebidos, situaciones } from '../academico/tables.ts'
import { usuarios } from '../auth/tables.ts'
import { pasos as pasosDeCasos } from '../crud/casos/tables.ts'
import { documentacion } from '../custom/documentacion/tables.ts'
import { tables } from '../university/tables.ts'
import { uuidDe } from '../db/uuidDe.ts'

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

/** Distances between the numbers of copies: of students, of teachers, of the groups of a generation, and of certificates. */
export type Pasos = { paso: number; docentes: number; secciones: number; folios: number }

type Copia = readonly [PgTable, Readonly<Record<string, SQL>>]

/** Returns the tables to copy, each with the columns in which a copy differs; `k` numbers the copies. */
export const copiasDe = ({ paso, docentes, secciones, folios }: Pasos): readonly Copia[] => {
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

/** Returns a key that ends with a digit computed from what stands before it, there called `c`; null where there is no key. */
const conDigito = (primeros: SQL, digito: SQL) =>
  sql`(select c || ${digito} from (select ${primeros} as c) as primeros)`

/** Adds up the values of the characters of `c`, the first times `tras` less one, each next times one less. */
const sumaDe = (alfabeto: string, tras: number) =>
  sql`(select sum((strpos(${alfabeto}, substr(c, i, 1)) - 1) * (${tras}::int - i)) from generate_series(1, length(c)) as i)`
