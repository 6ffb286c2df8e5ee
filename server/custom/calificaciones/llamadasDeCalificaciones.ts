import { eq } from 'drizzle-orm'
import type { CaseCall } from '../../../src/schema/names.ts'
import { claseDe } from '../../academico/claseDe.ts'
import type { CaseCallRoom } from '../../crud/casos/caseCallRoom.ts'
import { opening } from '../../crud/casos/movements.ts'
import { readBody } from '../../http/readBody.ts'
import { tables } from '../../university/tables.ts'
import { entrada } from './entrada.ts'
import { juzgadas } from './notas.ts'

const { calificaciones: casos } = tables

/** Calls of the specification by which grades are handed in and closed. (B §7, Grading) */
export const llamadasDeCalificaciones = {
  /** `POST facilitadores/clases/estudiantes/calificacion`: the facilitador hands in the grades of the class. */
  entregarCalificaciones: {
    request: async c => {
      const dicho = await readBody(c, entrada)
      const { id_clase } = await claseDe(c.var.db, c.var.usuario, dicho.id_clase)
      return { step: opening, key: id_clase, sent: { values: dicho, comment: null, faults: {} }, message }
    },
    answer: async () => null,
  },
  /** `POST escolar/clases/estudiantes/calificacion`: the school office closes the grades of the class; those that nobody handed in cannot be closed. */
  cerrarCalificaciones: {
    request: async c => {
      const { db, usuario } = c.var
      const dicho = await readBody(c, entrada)
      const clase = await claseDe(db, usuario, dicho.id_clase)
      const { id_clase } = clase
      const [caso] = await db.select({ id: casos.id_caso }).from(casos).where(eq(casos.id_clase, id_clase))
      if (!caso) await juzgadas(db, clase, 'escolar', dicho)
      return { step: 'cerrar', key: caso?.id ?? '', sent: { values: dicho, comment: null, faults: {} }, message }
    },
    answer: async () => null,
  },
} satisfies Partial<Record<CaseCall, CaseCallRoom>>

const message = 'Calificaciones registradas correctamente'
