import { and, eq } from 'drizzle-orm'
import { contado } from '../../../src/language/contado.ts'
import type { Queryable } from '../../db/queryable.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'
import type { Enlace } from './enlace.ts'

const { cucs_programas, grupos, programas } = tables

/** Ties a programme to the CUC, to be taught there from today; 404 for an unknown one, 409 when it already was. */
export const asociarPrograma = async (tx: Queryable, { clave, clave_cuc, usuario, momento, hoy }: Enlace) => {
  const [existe] = await tx
    .select({ clave: programas.clave })
    .from(programas)
    .where(eq(programas.clave, clave))
    .for('key share')
  if (!existe) throw new Falla(404, 'No se encontró el programa')
  const enlace = { clave_cuc, clave_programa: clave, fecha_implementacion: hoy }
  const [fila] = await tx
    .insert(cucs_programas)
    .values(enlace)
    .onConflictDoNothing()
    .returning({ id: cucs_programas.id })
  if (!fila) throw new Falla(409, 'El programa ya está asociado a su CUC')
  await recordChange(tx, {
    entidad: 'cucs_programas',
    clave: fila.id,
    accion: 'create',
    usuario,
    momento,
    despues: enlace,
  })
  return enlace
}

/** Unties a programme from the CUC; 409 when it is not tied, or while it has groups there. */
export const desasociarPrograma = async (tx: Queryable, { clave, clave_cuc, usuario, momento }: Enlace) => {
  const suyo = and(eq(cucs_programas.clave_cuc, clave_cuc), eq(cucs_programas.clave_programa, clave))
  const [fila] = await tx.select().from(cucs_programas).where(suyo).for('update')
  if (!fila) throw new Falla(409, 'El programa no está asociado a su CUC')
  const conGrupos = await tx.$count(grupos, and(eq(grupos.clave_cuc, clave_cuc), eq(grupos.clave_programa, clave)))
  if (conGrupos)
    throw new Falla(
      409,
      `No se puede eliminar porque el programa tiene ${contado(conGrupos, 'grupo', 'grupos')} en su CUC`,
    )
  await tx.delete(cucs_programas).where(suyo)
  const { fecha_implementacion } = fila
  await recordChange(tx, {
    entidad: 'cucs_programas',
    clave: fila.id,
    accion: 'delete',
    usuario,
    momento,
    antes: { clave_cuc, clave_programa: clave, fecha_implementacion },
  })
  return { clave_cuc, clave_programa: clave }
}
