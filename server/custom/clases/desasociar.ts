import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../../contexto.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { readBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { claseDe } from '../../academico/claseDe.ts'
import { exigirAbierta } from './exigirAbierta.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'

const esquema = z.object({
  id_clase: z.string('No hay ninguna asignatura seleccionada'),
  matricula: z.string('La matrícula es invalida').length(18, 'La matrícula es invalida'),
})

/** `POST clases/desasociar-estudiantes`: takes a student out of a class that nobody has graded. (B §7) */
export const desasociar = async (c: Context<AppEnv>) => {
  const { db, usuario, opciones } = c.var
  const { id_clase, matricula } = await readBody(c, esquema)
  await db.transaction(async tx => {
    const clase = await claseDe(tx, usuario, id_clase, { held: true })
    exigirAbierta(clase)
    const quitados = await tx
      .delete(clasesEstudiantes)
      .where(and(eq(clasesEstudiantes.id_clase, clase.id_clase), eq(clasesEstudiantes.matricula, matricula)))
      .returning()
    if (quitados.length === 0) throw new Falla(404, 'El estudiante no está en la asignatura')
    await recordChange(tx, {
      entidad: 'clases',
      clave: clase.id_clase,
      accion: 'update',
      usuario,
      momento: opciones.hoy(),
      antes: { estudiantes: [matricula] },
      despues: { estudiantes: [] },
    })
  })
  return answerSuccess(c, 'Estudiante desasociado correctamente')
}
