import { eq } from 'drizzle-orm'
import { bajaSinObjeto } from '../../../src/domain/bajaSinObjeto.ts'
import type { CaseRoom } from '../../crud/casos/caseRoom.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Refuses (409) to accept or confirm the leave of a student who goes on under another matrícula. */
export const bajaConObjeto: CaseRoom = async ({ tx }, { matricula_estudiante, estado }) => {
  const [{ continua } = { continua: null }] = await tx
    .select({ continua: estudiantes.continua })
    .from(estudiantes)
    .where(eq(estudiantes.matricula, String(matricula_estudiante)))
  const falta = bajaSinObjeto(estado, continua)
  if (falta) throw new Falla(409, falta)
  return {}
}
