import { eq, sql, type SQL } from 'drizzle-orm'
import { alcanzaServicioSocial } from '../../academico/avances.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes, serviciosSociales } = tables

/** Students who passed enough subjects and have no social service yet. (B §4) */
export const candidatos = (): SQL =>
  sql`(not exists (select from ${serviciosSociales} where ${eq(serviciosSociales.matricula_estudiante, estudiantes.matricula)}) and ${alcanzaServicioSocial()})`
