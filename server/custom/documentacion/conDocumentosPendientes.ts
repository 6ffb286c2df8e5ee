import { eq, sql, type SQL } from 'drizzle-orm'
import { situaciones } from '../../academico/tables.ts'
import { columnOf } from '../../crud/registry.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Returns the condition on `estudiantes` for those who have not handed in some document that they are asked for, by degree and nationality; read from `situaciones`. (B §5, Documentation) */
export const conDocumentosPendientes = (): SQL =>
  sql`exists (select from ${situaciones} where ${eq(situaciones.matricula, estudiantes.matricula)} and ${eq(situaciones.clave_cuc, columnOf(estudiantes, 'del_cuc'))} and ${situaciones.por_entregar} > 0)`
