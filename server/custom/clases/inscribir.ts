import { resources } from '../../../src/resources/index.ts'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Clase } from '../../academico/claseDe.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { reasonFor } from '../../crud/advice/heedAdvice.ts'
import { noteChange } from '../../crud/write/noteChange.ts'

/** Enrolment of students who may take a class and are not in it. */
export type Inscripcion = { clase: Clase; nuevos: readonly string[] }

/** Enrols students in a class. It is a change of the class: version and history record it, with the warnings that were gone past. (B §7) */
export const inscribir = async (
  tx: Queryable,
  { usuario, options }: Pick<AppEnv['Variables'], 'usuario' | 'options'>,
  { clase: { id_clase, version }, nuevos }: Inscripcion,
  avisos: readonly Finding[],
): Promise<void> => {
  await tx.insert(clasesEstudiantes).values(nuevos.map(matricula => ({ id_clase, matricula })))
  await noteChange(tx, resources.clases, {
    clave: id_clase,
    version: version + 1,
    usuario,
    momento: options.now(),
    motivo: reasonFor(avisos),
    antes: { estudiantes: [] },
    despues: { estudiantes: nuevos },
  })
}
