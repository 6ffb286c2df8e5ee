import { eq, sql, type SQL } from 'drizzle-orm'
import { reciboDePago } from '../../src/domain/servicioSocial/fases.ts'
import { tables } from '../university/tables.ts'

const { estudiantes, serviciosSociales: servicios } = tables

/**
 * Returns the condition on `serviciosSociales` that a service can still end. Leaves out those of a matrícula that goes
 * on as another one, unless what is left is for others than the student to do.
 */
export const queSigue = (): SQL =>
  sql`not exists (
    select from ${estudiantes}
    where ${eq(estudiantes.matricula, servicios.matricula_estudiante)} and ${estudiantes.continua}
      and not (${servicios.turno} = 'coordinador' or (${servicios.turno} = 'escolar' and ${servicios.fase} = ${reciboDePago})))`
