import { and, eq, inArray, isNull } from 'drizzle-orm'
import { avisoDeEncargo } from '../../../src/domain/avisos/avisoDeEncargo.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { ChangeRoom } from '../../crud/changeRoom.ts'
import { avisos } from '../../university/notices.ts'
import { tables } from '../../university/tables.ts'

const { facilitadores } = tables

/** Tells whoever gives a class with students from now on; who gave it before reads so at its sheet, and no more that it was given to them. */
export const claseEncargada: ChangeRoom = async (tx, context, changes) => {
  for (const { before, values } of changes) {
    const [id_clase, matricula, anterior] = [before.key, String(values.matricula), String(before.values.matricula)]
    if (matricula === anterior) continue
    const suya = tx
      .select({ cuenta: facilitadores.id_usuario })
      .from(facilitadores)
      .where(eq(facilitadores.matricula, anterior))
    const deEsta = and(eq(avisos.entidad, 'clases'), eq(avisos.clave, id_clase))
    await tx
      .update(avisos)
      .set({ leido: context.momento })
      .where(and(inArray(avisos.usuario_id, suya), isNull(avisos.leido), deEsta))
    const inscritos = await tx.$count(clasesEstudiantes, eq(clasesEstudiantes.id_clase, id_clase))
    if (inscritos > 0)
      await context.tell(tx, [avisoDeEncargo({ id_clase, nombre: String(values.nombre), matricula }, inscritos)])
  }
}
