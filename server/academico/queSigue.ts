import { eq, sql, type SQL } from 'drizzle-orm'
import { primeraQueSigue } from '../../src/domain/servicioSocial/continuidad.ts'
import { tables } from '../university/tables.ts'

const { estudiantes, serviciosSociales: servicios } = tables

/** Returns the condition on `serviciosSociales` that a service can still end: leaves out those that ended unfinished, as their matrícula goes on as another one. */
export const queSigue = (): SQL =>
  sql`not exists (
    select from ${estudiantes}
    where ${eq(estudiantes.matricula, servicios.matricula_estudiante)} and ${estudiantes.continua}
      and ${servicios.fase} < ${primeraQueSigue})`
