import { eq } from 'drizzle-orm'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { clase } from './aula.ts'
import type { vecinos } from './vecinos.ts'

/** Makes these students pass the one materia of their retícula, so that they may begin their social service. */
export async function acreditar(db: Db, claves: Awaited<ReturnType<typeof vecinos>>, matriculas: readonly string[]) {
  const id_clase = await clase(db, claves, { matriculas, cambios: { status_facilitador: true, status_escolar: true } })
  await db
    .update(clasesEstudiantes)
    .set({ asistencia: 90, calificacion: 9, calificacion_letra: 'nueve', acreditado: 'Si' })
    .where(eq(clasesEstudiantes.id_clase, id_clase))
}
