import { eq, sql, type SQL } from 'drizzle-orm'
import { avanceDe, type Avance } from '../../src/domain/avance.ts'
import { universidad } from '../../src/domain/universidad.ts'
import type { Queryable } from '../contexto.ts'
import { clasesEstudiantes } from './tables.ts'
import { reticulasMaterias } from '../custom/reticulas/tables.ts'
import { tables } from '../university/tables.ts'

const { clases, estudiantes, materias } = tables

/** How far some students have come in their own grids, by matrícula. */
export const avances = async (db: Queryable, deQuienes: SQL): Promise<ReadonlyMap<string, Avance>> => {
  const filas = await db
    .select({ matricula: estudiantes.matricula, aprobadas, materias: todas, creditosAprobados, creditos })
    .from(estudiantes)
    .where(deQuienes)
  return new Map(filas.map(({ matricula, ...cifras }) => [matricula, avanceDe(cifras)]))
}

/** The students who passed enough of their grid for the social service: at least 70 % of its subjects. A condition on `estudiantes`. (B §4, B §9) */
export const alcanzaServicioSocial = (): SQL =>
  sql`(${todas} > 0 and ${aprobadas} * 100 >= ${universidad.umbralServicioSocial} * ${todas})`

/**
 * The subjects of the own grid that a student passed, each once. `offset 0` keeps the planner from turning it round: it
 * must begin at the few classes of the student, not at all the classes that a subject ever had.
 */
const hechas = sql`(
  select distinct ${sql`${reticulasMaterias.id_materia}`} from (
    select ${sql`${clases.id_materia}`} from ${clasesEstudiantes} join ${clases} on ${eq(clases.id_clase, clasesEstudiantes.id_clase)}
    where ${eq(clasesEstudiantes.matricula, estudiantes.matricula)} and ${eq(clasesEstudiantes.acreditado, 'Si')} offset 0
  ) as aprobada join ${reticulasMaterias} on ${sql`${reticulasMaterias.id_materia}`} = aprobada.id_materia and ${eq(reticulasMaterias.id_reticula, estudiantes.id_reticula)}
) as hecha`

const deLaMalla = sql`from ${reticulasMaterias} join ${materias} on ${eq(materias.id_materia, reticulasMaterias.id_materia)} where ${eq(reticulasMaterias.id_reticula, estudiantes.id_reticula)}`

const cifra = (de: SQL) => sql<number>`(${de})`.mapWith(Number)
const todas = cifra(
  sql`select count(*) from ${reticulasMaterias} where ${eq(reticulasMaterias.id_reticula, estudiantes.id_reticula)}`,
)
const creditos = cifra(sql`select coalesce(sum(${materias.creditos}), 0) ${deLaMalla}`)
const aprobadas = cifra(sql`select count(*) from ${hechas}`)
const creditosAprobados = cifra(
  sql`select coalesce(sum(${materias.creditos}), 0) from ${hechas} join ${materias} on ${sql`${materias.id_materia}`} = hecha.id_materia`,
)
