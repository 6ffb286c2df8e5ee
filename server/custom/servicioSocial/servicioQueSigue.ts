import { and, eq } from 'drizzle-orm'
import { yaNoSigue } from '../../../src/domain/servicioSocial/continuidad.ts'
import { queSigue } from '../../academico/queSigue.ts'
import type { CaseRoom } from '../../crud/casos/caseRoom.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'

const { serviciosSociales: servicios } = tables

/** Refuses (409) to decide about a service that does not go on, as its student continues under another matrícula: nobody could take the step that follows. */
export const servicioQueSigue: CaseRoom = async ({ tx }, { matricula_estudiante }) => {
  const suyo = eq(servicios.matricula_estudiante, String(matricula_estudiante))
  if (!(await tx.$count(servicios, and(suyo, queSigue())))) throw new Falla(409, yaNoSigue)
  return {}
}
