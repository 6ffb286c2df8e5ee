import type { Db } from '../../server/db/queryable.ts'
import { tables } from '../../server/university/tables.ts'
import { acreditar } from './acreditar.ts'
import { alumnos } from './aula.ts'
import type { vecinos } from './vecinos.ts'

type Claves = Awaited<ReturnType<typeof vecinos>>

/** The student's data about the host of the service, as the form sends it. */
export const informacionDeServicio = {
  nombre_dependencia: 'Municipio de Guelatao de Juárez',
  tipo_dependencia: 'Municipal',
  modalidad: 'Externo',
  codigo_postal: '68770',
  titular_dependencia: 'Aurora Hernández Luna',
  cargo_titular: 'Presidenta municipal',
  grado_titular: 'LIC',
  responsable_seguimiento: 'Pedro Santiago Cruz',
  programa: 'Archivo de la memoria comunal',
  periodo: 'anio',
  fecha_inicio: '2026-03-01',
  fecha_final: '2027-03-01',
  horas_totales: 500,
  actividades: 'Ordenar el archivo histórico\nGrabar a las personas mayores',
} as const

/** Adds students who passed the one materia of their retícula: candidates for the service. Returns their matrículas. */
export async function candidatas(db: Db, claves: Claves, cuantas: number, letra = 'V') {
  const matriculas = await alumnos(db, claves, cuantas, { letra })
  await acreditar(db, claves, matriculas)
  return matriculas
}

/** Adds a candidate without a service, and three services: under way, waiting for the release letter, and completed. Of the services only the row that lists show. */
export async function servicios(db: Db, claves: Claves) {
  const [, activa = '', porLiberar = '', completada = ''] = await candidatas(db, claves, 4)
  await db.insert(tables.serviciosSociales).values([
    { matricula_estudiante: activa, fase: 0, status: 'pendiente', turno: 'estudiante' },
    {
      matricula_estudiante: porLiberar,
      ...informacionDeServicio,
      fase: 11,
      status: 'pendiente_liberacion',
      turno: 'coordinador',
    },
    { matricula_estudiante: completada, ...informacionDeServicio, fase: 11, status: 'completado', turno: 'nadie' },
  ])
}
