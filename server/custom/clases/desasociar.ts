import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Entorno } from '../../contexto.ts'
import { anotar } from '../../crud/historial.ts'
import { cuerpo } from '../../cuerpo.ts'
import { exito } from '../../exito.ts'
import { Falla } from '../../falla.ts'
import { claseDe } from '../../academico/claseDe.ts'
import { exigirAbierta } from './exigirAbierta.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'

const esquema = z.object({
  id_clase: z.string('No hay ninguna asignatura seleccionada'),
  matricula: z.string('La matrícula es invalida').length(18, 'La matrícula es invalida'),
})

/** `POST clases/desasociar-estudiantes`: takes a student out of a class that nobody has graded. (B §7) */
export const desasociar = async (c: Context<Entorno>) => {
  const { db, usuario, opciones } = c.var
  const { id_clase, matricula } = await cuerpo(c, esquema)
  await db.transaction(async tx => {
    const clase = await claseDe(tx, usuario, id_clase, { held: true })
    exigirAbierta(clase)
    const quitados = await tx
      .delete(clasesEstudiantes)
      .where(and(eq(clasesEstudiantes.id_clase, clase.id_clase), eq(clasesEstudiantes.matricula, matricula)))
      .returning()
    if (quitados.length === 0) throw new Falla(404, 'El estudiante no está en la asignatura')
    await anotar(tx, {
      entidad: 'clases',
      clave: clase.id_clase,
      accion: 'update',
      usuario,
      momento: opciones.hoy(),
      antes: { estudiantes: [matricula] },
      despues: { estudiantes: [] },
    })
  })
  return exito(c, 'Estudiante desasociado correctamente')
}
