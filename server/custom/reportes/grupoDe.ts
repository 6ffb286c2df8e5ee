import { eq } from 'drizzle-orm'
import { resources } from '../../../src/resources/index.ts'
import type { Usuario } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { keyValueOf } from '../../crud/read/keyValueOf.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'

const { grupos, periodos } = tables

/** Returns the group and the period of a report; 404 when either does not exist, 403 for an escolar of another CUC and for every role but the coordinador. */
export const grupoDe = async (tx: Queryable, { rol, clave_cuc }: Usuario, clave: unknown, id_periodo: unknown) => {
  const periodo = keyValueOf(resources.periodos, id_periodo)
  const clave_grupo = keyValueOf(resources.grupos, clave)
  const [grupo] =
    typeof clave_grupo !== 'string' ? [] : await tx.select().from(grupos).where(eq(grupos.clave_grupo, clave_grupo))
  if (!grupo) throw new Falla(404, 'No se encontró el grupo')
  if (rol !== 'coordinador' && !(rol === 'escolar' && grupo.clave_cuc === clave_cuc)) throw notAllowed()
  const [hallado] =
    typeof periodo === 'string'
      ? await tx.select({ id: periodos.id_periodo }).from(periodos).where(eq(periodos.id_periodo, periodo))
      : []
  if (!hallado) throw new Falla(404, 'No se encontró el periodo')
  return { ...grupo, id_periodo: hallado.id }
}
