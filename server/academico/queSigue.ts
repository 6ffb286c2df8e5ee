import { eq, gte, sql, type SQL } from 'drizzle-orm'
import { primeraQueSigue } from '../../src/domain/servicioSocial/continuidad.ts'
import { liberacion } from '../../src/domain/servicioSocial/fases.ts'
import { tables } from '../university/tables.ts'
import { matriculasHasta } from './trayectoriaDe.ts'

const { estudiantes, serviciosSociales: servicios } = tables

/** Returns the condition on `serviciosSociales` that a service can still end: leaves out those whose matrícula goes on as another one, and they do not. */
export const queSigue = (): SQL =>
  sql`not exists (
    select from ${estudiantes}
    where ${eq(estudiantes.matricula, servicios.matricula_estudiante)} and ${estudiantes.continua} and not ${sigueALaPersona()})`

/**
 * Returns the condition on `serviciosSociales` that a service goes on with a person who continues under another
 * matrícula: only papers are left, and either only the release or no later matrícula has a service of its own.
 */
export const sigueALaPersona = (): SQL =>
  sql`(${gte(servicios.fase, primeraQueSigue)} and (${eq(servicios.fase, liberacion)} or not exists (
    with recursive despues as (select e.matricula from ${estudiantes} e where e.matricula_anterior = ${servicios.matricula_estudiante}
      union select e.matricula from ${estudiantes} e join despues on e.matricula_anterior = despues.matricula)
    select from despues join ${servicios} otro on otro.matricula_estudiante = despues.matricula)))`

/** Returns the condition on the services of a person up to this matrícula: its own, or one before that goes on with them. */
export const serviciosHasta = (matricula: string): SQL =>
  sql`(${servicios.matricula_estudiante} = any(array${matriculasHasta(sql`${matricula}`)})
    and (${eq(servicios.matricula_estudiante, matricula)} or ${sigueALaPersona()}))`
