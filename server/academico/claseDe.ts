import { eq, getTableColumns } from 'drizzle-orm'
import type { Usuario } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { keyValueOf } from '../crud/read/keyValueOf.ts'
import { tables } from '../university/tables.ts'
import { Falla } from '../http/Falla.ts'
import { notAllowed } from '../http/notAllowed.ts'
import { calificada } from './calificada.ts'
import { yaNoEsSuya } from './yaNoEsSuya.ts'
import { clases as declarada } from '../../src/resources/clases.ts'

const { clases, grupos } = tables

export type Clase = Awaited<ReturnType<typeof claseDe>>

/**
 * Returns a class of this facilitador or of this escolar's CUC. 404 when there is none, 403 when it is another's,
 * naming the present facilitador to the former one. `lock` locks it.
 */
export const claseDe = async (
  tx: Queryable,
  usuario: Usuario,
  id_clase: unknown,
  { lock = false, ajena }: { lock?: boolean; ajena?: Falla | undefined } = {},
) => {
  const key = keyValueOf(declarada, id_clase)
  if (key === undefined) throw sinAsignatura()
  const suya = eq(clases.id_clase, String(key))
  // Read behind the lock, not with it: PostgreSQL joins a row it waited for with tables as they were before.
  const [, [clase]] = await Promise.all([
    lock && tx.select({ key: clases.id_clase }).from(clases).where(suya).for('update'),
    tx
      .select({ ...getTableColumns(clases), clave_cuc: grupos.clave_cuc, calificada })
      .from(clases)
      .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
      .where(suya),
  ])
  if (!clase) throw sinAsignatura()
  const propia =
    usuario.rol === 'facilitador'
      ? clase.matricula === usuario.matricula
      : usuario.rol === 'escolar' && clase.clave_cuc === usuario.clave_cuc
  if (!propia)
    throw (usuario.rol === 'facilitador' && (await yaNoEsSuya(tx, usuario, clase))) || (ajena ?? notAllowed())
  return clase
}

/** Makes the 404 of a class that does not exist. */
export const sinAsignatura = () => new Falla(404, 'No se encontró la asignatura')
