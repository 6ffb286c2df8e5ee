import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { Usuario } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'

const { serviciosSociales } = tables

/** Names a service as every call does: by its key and by its student, both. (B §7) */
export const identificacion = z.object({
  id_servicio_social: z.string('Indique el servicio social').max(100, 'Indique el servicio social'),
  matricula_estudiante: z.string('Indique la matrícula del estudiante').max(100, 'Indique la matrícula del estudiante'),
})
export type Identificacion = z.infer<typeof identificacion>

type Deseo = {
  /** Also finds a service that was done under a matrícula from which the caller's goes on. */
  anteriores?: boolean
}

/** Returns the service that a call names: 404 when there is none, 403 for another student and for an escolar of another CUC. */
export const servicioDe = async (
  tx: Queryable,
  usuario: Usuario,
  { id_servicio_social, matricula_estudiante }: Identificacion,
  deseo: Deseo = {},
) => {
  const { matricula } = await quienEstudia(tx, usuario, matricula_estudiante.trim(), deseo)
  const { success, data: id } = z.uuid().safeParse(id_servicio_social.toLowerCase())
  const [servicio] = success
    ? await tx.select().from(serviciosSociales).where(eq(serviciosSociales.id_servicio_social, id))
    : []
  if (!servicio) throw new Falla(404, sinServicio)
  await quienEstudia(tx, usuario, servicio.matricula_estudiante, deseo)
  if (servicio.matricula_estudiante !== matricula) throw new Falla(404, sinServicio)
  return servicio
}

export const sinServicio = 'No se encontró el servicio social'
