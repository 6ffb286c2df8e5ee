import { eq } from 'drizzle-orm'
import { quedoSinTerminar, yaNoSigue } from '../../../src/domain/servicioSocial/continuidad.ts'
import type { CaseRoom } from '../../crud/casos/caseRoom.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Refuses (409) to decide about a service that does not go on, as its student continues under another matrícula: nobody could take the step that follows. */
export const servicioQueSigue: CaseRoom = async ({ tx }, { matricula_estudiante, fase }) => {
  const [{ continua } = { continua: null }] = await tx
    .select({ continua: estudiantes.continua })
    .from(estudiantes)
    .where(eq(estudiantes.matricula, String(matricula_estudiante)))
  if (quedoSinTerminar(fase, continua)) throw new Falla(409, yaNoSigue)
  return {}
}
