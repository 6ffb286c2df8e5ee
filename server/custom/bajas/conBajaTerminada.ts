import { sql, type SQL } from 'drizzle-orm'
import { addMeses } from '../../../src/domain/fechas.ts'
import type { RequestScope } from '../../crud/requestScope.ts'
import { tables } from '../../university/tables.ts'

const { bajasTemporales: bajas, estudiantes } = tables

/** Returns the condition on `estudiantes` for those whose last leave has been over for no longer than a year, and who do not go on under another matrícula. */
export const conBajaTerminada = ({ today }: Pick<RequestScope, 'today'>): SQL =>
  sql`(${estudiantes.continua} is not true and ${estudiantes.matricula} in (
    select ${bajas.matricula_estudiante} from ${bajas} where ${bajas.estado} = 'confirmada'
    group by ${bajas.matricula_estudiante}
    having max(${bajas.fecha_final}) between ${addMeses(today, -12)}::date and ${today}::date - 1))`
