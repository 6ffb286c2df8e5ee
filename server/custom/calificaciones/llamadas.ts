import { eq } from 'drizzle-orm'
import { claseDe } from '../../academico/claseDe.ts'
import type { CaseCallRoom } from '../../crud/casos/caseCallRoom.ts'
import { opening } from '../../crud/casos/movements.ts'
import { readBody } from '../../http/readBody.ts'
import { tables } from '../../university/tables.ts'
import { entrada } from './entrada.ts'
import { juzgadas } from './notas.ts'

const { calificaciones: casos } = tables

/** The facilitador hands in the grades of a class that its body names. (B §7, Grading) */
export const entregarCalificaciones: CaseCallRoom = {
  asked: async c => {
    const dicho = await readBody(c, entrada)
    const { id_clase } = await claseDe(c.var.db, c.var.usuario, dicho.id_clase)
    return { step: opening, key: id_clase, said: { values: dicho, comment: null, faults: {} }, message }
  },
  answer: async () => null,
}

/** The school office closes the grades of a class that its body names; those that nobody handed in cannot be. (B §7, Grading) */
export const cerrarCalificaciones: CaseCallRoom = {
  asked: async c => {
    const { db, usuario } = c.var
    const dicho = await readBody(c, entrada)
    const clase = await claseDe(db, usuario, dicho.id_clase)
    const { id_clase } = clase
    const [caso] = await db.select({ id: casos.id_caso }).from(casos).where(eq(casos.id_clase, id_clase))
    if (!caso) await juzgadas(db, clase, 'escolar', dicho)
    return { step: 'cerrar', key: caso?.id ?? '', said: { values: dicho, comment: null, faults: {} }, message }
  },
  answer: async () => null,
}

const message = 'Calificaciones registradas correctamente'
