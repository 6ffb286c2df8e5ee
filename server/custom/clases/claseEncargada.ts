import { and, eq } from 'drizzle-orm'
import { avisoDeEncargo } from '../../../src/domain/avisos/avisoDeEncargo.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { ChangeRoom } from '../../crud/changeRoom.ts'
import { belongsTo } from '../../crud/notices/audience.ts'
import { markNoticesRead } from '../../crud/notices/markNoticesRead.ts'
import { noticeRoom } from '../../crud/notices/noticeRoom.ts'

/** Notifies whoever gives a class with students from now on. Marks as read the notices about it of whoever gave it before, who learns of the change at its sheet. */
export const claseEncargada: ChangeRoom = async (tx, context, changes) => {
  const { avisos } = noticeRoom().tables
  for (const { before, values } of changes) {
    const [id_clase, matricula, anterior] = [before.key, String(values.matricula), String(before.values.matricula)]
    if (matricula === anterior) continue
    await markNoticesRead(tx, {
      whose: belongsTo([{ people: 'facilitadores', keys: [anterior] }]),
      which: and(eq(avisos.entidad, 'clases'), eq(avisos.clave, id_clase)),
      moment: context.momento,
    })
    const inscritos = await tx.$count(clasesEstudiantes, eq(clasesEstudiantes.id_clase, id_clase))
    if (inscritos > 0)
      await context.tell(tx, [avisoDeEncargo({ id_clase, nombre: String(values.nombre), matricula }, inscritos)])
  }
}
