import { and, eq, inArray } from 'drizzle-orm'
import type { DatosReporte } from '../../../src/domain/reportesDeGrupo.ts'
import { id } from '../../../src/schema/fields.ts'
import type { Queryable } from '../../contexto.ts'
import type { RequestScope } from '../../crud/requestScope.ts'
import { valueOf } from '../../crud/read/valueOf.ts'
import { reportesDeGrupos as reportes } from './tables.ts'

/** The reports of these groups in the period that the call names. */
export const datosReporteDe = async (
  db: Queryable,
  claves: readonly string[],
  call?: RequestScope,
): Promise<ReadonlyMap<string, DatosReporte>> => {
  const periodo = valueOf(llave, call?.params.id_periodo)
  const filas =
    call && typeof periodo === 'string'
      ? await db
          .select()
          .from(reportes)
          .where(and(inArray(reportes.clave_grupo, claves), eq(reportes.id_periodo, periodo)))
      : []
  const datos = new Map<string, DatosReporte>(claves.map(clave => [clave, 0]))
  for (const { clave_grupo, archivo_inicio, archivo_final } of filas) {
    datos.set(clave_grupo, {
      aprobado_inicio: archivo_inicio ? 1 : 0,
      aprobado_final: archivo_final ? 1 : 0,
      archivo_inicio: call?.archivo(archivo_inicio) ?? null,
      archivo_final: call?.archivo(archivo_final) ?? null,
    })
  }
  return datos
}

const llave = id()
