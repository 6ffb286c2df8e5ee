import { and, eq, inArray } from 'drizzle-orm'
import type { DatosReporte } from '../../../src/domain/reportesDeGrupo.ts'
import { id } from '../../../src/schema/fields.ts'
import type { Queryable } from '../../db/queryable.ts'
import { filesOfCases } from '../../crud/casos/movements.ts'
import type { RequestScope } from '../../crud/requestScope.ts'
import { valueOf } from '../../crud/read/valueOf.ts'
import { tables } from '../../university/tables.ts'

const { reportes_de_grupos: reportes } = tables

/** Returns the reports of these groups in the period that the call names. */
export const datosReporteDe = async (
  db: Queryable,
  claves: readonly string[],
  call?: RequestScope,
): Promise<ReadonlyMap<string, DatosReporte>> => {
  const periodo = valueOf(llave, call?.params.id_periodo)
  const filas =
    call && typeof periodo === 'string'
      ? await db
          .select({ id_caso: reportes.id_caso, clave_grupo: reportes.clave_grupo, estado: reportes.estado })
          .from(reportes)
          .where(and(inArray(reportes.clave_grupo, claves), eq(reportes.id_periodo, periodo)))
      : []
  const archivos = await filesOfCases(
    db,
    'reportes_de_grupos',
    filas.map(({ id_caso }) => id_caso),
  )
  const datos = new Map<string, DatosReporte>(claves.map(clave => [clave, 0]))
  for (const { id_caso, clave_grupo, estado } of filas) {
    const archivo = (enviado: string) =>
      call?.archivo(archivos.get(id_caso)?.find(({ a }) => a === enviado)?.archivo ?? null) ?? null
    datos.set(clave_grupo, {
      aprobado_inicio: estado === 'generado' ? 0 : 1,
      aprobado_final: estado === 'final' ? 1 : 0,
      archivo_inicio: archivo('inicial'),
      archivo_final: archivo('final'),
    })
  }
  return datos
}

const llave = id()
