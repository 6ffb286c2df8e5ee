import Papa from 'papaparse'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { tables } from '../../server/university/tables.ts'
import { calificacionEnLetra } from '../../src/domain/calificacionEnLetra.ts'
import { estudiante, grupo, persona, programa } from './filas.ts'
import { periodo, type vecinos } from './vecinos.ts'

type Claves = Awaited<ReturnType<typeof vecinos>>

/** Returns the matrículas of `cuantos` students named by a letter. */
export const matriculasDe = (cuantos: number, letra = 'A') =>
  Array.from({ length: cuantos }, (_, lugar) => `${letra}${String(lugar).padStart(3, '0')}`.padEnd(18, '0'))

/** Adds students to a group, by default the cast's, named A000…, A001…. Returns their matrículas. Call after `vecinos`. */
export async function alumnos(
  db: Db,
  { colonia, id_reticula }: Claves,
  cuantos: number,
  { letra = 'A', clave_grupo = grupo.clave_grupo }: { letra?: string; clave_grupo?: string } = {},
) {
  const filas = matriculasDe(cuantos, letra).map(
    (matricula, lugar) =>
      ({
        ...estudiante,
        calle: 'Del Tequio',
        num_exterior: '8',
        colonia,
        id_reticula,
        clave_grupo,
        matricula,
        nombre: 'Ana',
        apellidopaterno: `Pérez${letra}${String(lugar).padStart(3, '0')}`,
        sexo: lugar % 3 ? 'M' : 'H',
      }) as const,
  )
  await db.insert(tables.estudiantes).values(filas)
  return filas.map(({ matricula }) => matricula)
}

type Deseo = { matriculas?: readonly string[]; cambios?: Partial<typeof tables.clases.$inferInsert> }

/** Adds a class of the cast's facilitador with these students. Returns its key. */
export async function clase(db: Db, { id_materia, id_periodo }: Claves, { matriculas = [], cambios = {} }: Deseo = {}) {
  const [fila] = await db
    .insert(tables.clases)
    .values({
      clave_programa: programa.clave,
      id_periodo,
      clave_grupo: grupo.clave_grupo,
      id_materia,
      nombre: `${grupo.clave_grupo}_Saberes de la milpa`,
      matricula: persona('F').matricula,
      hora_inicio: '09:00',
      hora_final: '10:30',
      dias: [1, 3],
      salon: 'A1',
      ...cambios,
    })
    .returning()
  const id_clase = fila?.id_clase ?? ''
  if (matriculas.length)
    await db.insert(clasesEstudiantes).values(matriculas.map(matricula => ({ id_clase, matricula })))
  return id_clase
}

/** Returns the body that the form sends for a class of the cast's grupo and facilitador, on Mondays at ten in B7. */
export const deFormulario = ({ id_materia, id_periodo }: Claves) => ({
  clave_programa: programa.clave,
  id_periodo,
  clave_grupo: grupo.clave_grupo,
  id_materia,
  matricula: persona('F').matricula,
  hora_inicio: '10:00',
  hora_final: '11:30',
  salon: 'B7',
  dias: [1],
})

/** A spreadsheet with one class of the cast, on Mondays at nine in A1. */
export const hojaDeUnaClase = Papa.unparse([
  ['Programa', 'Periodo', 'Grupo', 'Materia', 'Facilitador', 'Hora de inicio', 'Hora final', 'Días', 'Salón'],
  [
    programa.nombre,
    periodo.nombre,
    grupo.nombre,
    'Saberes de la milpa',
    'Magdalena García López',
    '09:00',
    '10:30',
    'Lunes',
    'A1',
  ],
])

/** Returns one valid row of grades for each student. */
export const notas = (matriculas: readonly string[], calificacion = 8.5) =>
  matriculas.map(matricula => ({
    matricula,
    asistencia: 90,
    calificacion,
    calificacion_letra: calificacionEnLetra(calificacion),
    retroalimentacion: '',
  }))
