import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import { resources } from '../../../src/resources/index.ts'
import type { AppEnv } from '../../context.ts'
import type { BulkCall, BulkRoom } from '../../crud/bulk/bulkRoom.ts'
import { noteChange } from '../../crud/write/noteChange.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { readBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { claseDe } from '../../academico/claseDe.ts'
import { refuseCalificada } from './refuseCalificada.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'

/** Body of the call. */
export const cuerpoDeDesasociar = z.object({
  id_clase: z.string('No hay ninguna asignatura seleccionada'),
  matricula: z.string('La matrícula es invalida').length(18, 'La matrícula es invalida'),
})

/** Answers `POST clases/desasociar-estudiantes`: removes a student from a class that nobody has graded. (B §7) */
export const desasociar = async (c: Context<AppEnv>) => {
  const { id_clase, matricula } = await readBody(c, cuerpoDeDesasociar)
  await inTransactionAgain(c.var.db, tx => removeFromClase({ ...c.var, db: tx }, id_clase, matricula))
  return answerSuccess(c, 'Estudiante desasociado correctamente')
}

/** Removes the chosen students from the class in whose list they were chosen, each by the rules of one. All are one change of the class, so that a preview in parts comes to the same version. */
export const quitarDeAsignatura: BulkRoom = (_, { id_clase = '' }) => ({
  on: async () => {
    let subida: number | undefined
    return async (call, matricula) => {
      subida = await removeFromClase(call, id_clase, matricula, subida)
      return true
    }
  },
})

/** Removes a student from a class; returns the version of the class that the change made: the given one, else the next. 404 when the student is not in it, 409 when it holds grades. */
const removeFromClase = async (
  { db: tx, usuario, options }: BulkCall,
  id_clase: string,
  matricula: string,
  subida?: number,
): Promise<number> => {
  const clase = await claseDe(tx, usuario, id_clase, { lock: true })
  refuseCalificada(clase)
  const quitados = await tx
    .delete(clasesEstudiantes)
    .where(and(eq(clasesEstudiantes.id_clase, clase.id_clase), eq(clasesEstudiantes.matricula, matricula)))
    .returning()
  if (quitados.length === 0) throw new Falla(404, 'El estudiante no está en la asignatura')
  const version = subida ?? clase.version + 1
  await noteChange(tx, resources.clases, {
    clave: clase.id_clase,
    version,
    usuario,
    momento: options.now(),
    antes: { estudiantes: [matricula] },
    despues: { estudiantes: [] },
  })
  return version
}
