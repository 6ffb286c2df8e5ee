import { contado } from '../../../src/language/contado.ts'
import { enLista } from '../../../src/language/enLista.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'
import { eq } from 'drizzle-orm'

const { clases, estudiantes, grupos } = tables

/** Counts who and what holds a group to its programme: with them it is refused at the end, whatever is confirmed. */
export const programaDelGrupo: Advisor = {
  of: 'grupos',
  needs: ['clave_programa'],
  find: (tx, proposals) =>
    Promise.all(
      proposals.map(async ({ key, values: { clave_programa } }) => {
        if (!key) return []
        const [suyo] = await tx.select().from(grupos).where(eq(grupos.clave_grupo, key))
        if (!suyo || suyo.clave_programa === clave_programa) return []
        const cuantos = [
          [await tx.$count(estudiantes, eq(estudiantes.clave_grupo, key)), 'estudiante', 'estudiantes'],
          [await tx.$count(clases, eq(clases.clave_grupo, key)), 'asignatura', 'asignaturas'],
        ] as const
        const suyos = cuantos.flatMap(([n, uno, varios]) => (n ? contado(n, uno, varios) : []))
        const text = `El programa ya no se puede cambiar: el grupo tiene ${enLista(suyos)}. Para otro programa registre otro grupo`
        return suyos.length ? [{ field: 'clave_programa', text }] : []
      }),
    ),
}
