import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Usuario } from '../../contexto.ts'
import { columnOf } from '../../crud/registry.ts'
import { wholeUniversity } from '../../university/belonging.ts'
import { tables } from '../../university/tables.ts'

const { clases, cucs, grupos, periodos } = tables

/** The campuses and periods that have classes, the latest period first; to an escolar those of the own campus. */
export const lugaresConClases = (db: Queryable, { rol, clave_cuc }: Pick<Usuario, 'rol' | 'clave_cuc'>) =>
  db
    .selectDistinct({
      clave_cuc: cucs.clave,
      cuc: cucs.nombre,
      id_periodo: periodos.id_periodo,
      periodo: periodos.nombre,
      fecha_inicio: periodos.fecha_inicio,
      fecha_final: periodos.fecha_final,
    })
    .from(clases)
    .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
    .innerJoin(cucs, eq(cucs.clave, grupos.clave_cuc))
    .innerJoin(periodos, eq(periodos.id_periodo, clases.id_periodo))
    .where(wholeUniversity.includes(rol) ? sql`true` : eq(columnOf(clases, 'del_cuc'), clave_cuc ?? ''))
    .orderBy(asc(cucs.nombre), sql`${periodos.fecha_inicio} desc`)
