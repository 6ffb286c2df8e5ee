import { eq } from 'drizzle-orm'
import { avisoDeEncargo } from '../../../src/domain/avisos/avisoDeEncargo.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { ChangeRoom } from '../../crud/changeRoom.ts'

/** Tells whoever gives a class with students from now on; who gave it before reads so at its sheet. */
export const claseEncargada: ChangeRoom = async (tx, context, changes) => {
  for (const { before, values } of changes) {
    const [id_clase, matricula] = [before.key, String(values.matricula)]
    if (matricula === before.values.matricula) continue
    const inscritos = await tx.$count(clasesEstudiantes, eq(clasesEstudiantes.id_clase, id_clase))
    if (inscritos > 0)
      await context.tell(tx, [avisoDeEncargo({ id_clase, nombre: String(values.nombre), matricula }, inscritos)])
  }
}
