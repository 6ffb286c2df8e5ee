import { and, eq, inArray, sql } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { Queryable } from '../../db/queryable.ts'
import { uuidDe } from '../../db/uuidDe.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'
import type { Enlace } from './enlace.ts'

const { clases, cucs_facilitadores, facilitadores, grupos } = tables

/** Ties a facilitador to the CUC, to teach there; 404 for an unknown one, 409 for one who already does, or who is inactive. */
export const asociarFacilitador = async (tx: Queryable, { clave: matricula, clave_cuc, usuario, momento }: Enlace) => {
  const [quien] = await tx
    .select({ status: facilitadores.status })
    .from(facilitadores)
    .where(eq(facilitadores.matricula, matricula))
    .for('share')
  if (!quien) throw new Falla(404, 'No se encontró el facilitador')
  if (quien.status !== 1) throw new Falla(409, 'El facilitador está inactivo')
  const [fila] = await tx
    .insert(cucs_facilitadores)
    .values({ id: llaveDe(clave_cuc, matricula), clave_cuc, matricula })
    .onConflictDoNothing()
    .returning({ id: cucs_facilitadores.id })
  if (!fila) throw new Falla(409, 'El facilitador ya está asociado a su CUC')
  await recordChange(tx, {
    entidad: 'cucs_facilitadores',
    clave: fila.id,
    accion: 'create',
    usuario,
    momento,
    despues: { clave_cuc, matricula },
  })
  return { clave_cuc, matricula }
}

/** Derives the key of a tie: it is the same whenever they are tied, so that the preview of many tells what doing it does. */
const llaveDe = (clave_cuc: string, matricula: string) => uuidDe(sql`${clave_cuc}::text || ' ' || ${matricula}::text`)

/** Unties a facilitador from the CUC; 409 for one who is not tied, or whose classes there are not all closed, except those without students, which nobody can grade. */
export const desasociarFacilitador = async (
  tx: Queryable,
  { clave: matricula, clave_cuc, usuario, momento }: Enlace,
) => {
  const suyo = and(eq(cucs_facilitadores.clave_cuc, clave_cuc), eq(cucs_facilitadores.matricula, matricula))
  const [fila] = await tx.delete(cucs_facilitadores).where(suyo).returning({ id: cucs_facilitadores.id })
  if (!fila) throw new Falla(409, 'El facilitador no está asociado a su CUC')
  const delCuc = tx.select({ clave: grupos.clave_grupo }).from(grupos).where(eq(grupos.clave_cuc, clave_cuc))
  const abiertas = await tx.$count(
    clases,
    and(
      eq(clases.matricula, matricula),
      eq(clases.status_escolar, false),
      inArray(clases.clave_grupo, delCuc),
      eq(clases.vacia, false),
    ),
  )
  if (abiertas)
    throw new Falla(
      409,
      `No se puede eliminar porque el facilitador tiene ${contado(abiertas, 'asignatura', 'asignaturas')} sin calificar en su CUC`,
    )
  await recordChange(tx, {
    entidad: 'cucs_facilitadores',
    clave: fila.id,
    accion: 'delete',
    usuario,
    momento,
    antes: { clave_cuc, matricula },
  })
  return { clave_cuc, matricula }
}
