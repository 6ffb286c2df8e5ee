import { and, desc, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { DatosReporte } from '../../../src/domain/reportesDeGrupo.ts'
import { reportesDebidos } from '../../academico/tables.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { RequestScope } from '../../crud/requestScope.ts'
import { tables } from '../../university/tables.ts'
import { datosReporteDe } from './datosReporteDe.ts'

const { clases, grupos, periodos, reportes_de_grupos: reportes } = tables

/** A period of a group, and the state of its reports. */
type ReporteDePeriodo = { id_periodo: string; periodo: string; datos_reporte: DatosReporte }

/**
 * Returns the condition on `grupos` that owe a report of a begun period: the initial one, or the final one once their
 * classes with students are closed; reads `reportes_debidos`. (B §4, Group reports)
 */
export const conReportePendiente = ({ today }: Pick<RequestScope, 'today'>): SQL =>
  sql`exists (select from ${reportesDebidos} where ${eq(reportesDebidos.clave_grupo, grupos.clave_grupo)} and ${eq(reportesDebidos.clave_cuc, grupos.clave_cuc)} and ${lte(reportesDebidos.desde, today)})`

/** Returns the condition on `grupos` for those of which some report was sent. */
export const conReporteRecibido = (): SQL =>
  sql`exists (select from ${reportes} where ${eq(reportes.clave_grupo, grupos.clave_grupo)} and ${ne(reportes.estado, 'generado')})`

/** Returns the condition on `reportes_de_grupos` for cases that have something to report: a report that was sent, or a class of the group in the period. */
export const conAlgoQueReportar = (): SQL =>
  sql`(${ne(reportes.estado, 'generado')} or exists (select from ${clases} where ${eq(clases.clave_grupo, reportes.clave_grupo)} and ${eq(clases.id_periodo, reportes.id_periodo)}))`

/** Returns, for each group that owes reports, the oldest such period, with which to begin: a part of its record. */
export const reportesPendientes = async (db: Queryable, claves: readonly string[], call?: RequestScope) =>
  conDatos(
    db,
    call,
    call
      ? await db
          .selectDistinctOn([grupos.clave_grupo], { clave_grupo: grupos.clave_grupo, ...delPeriodo })
          .from(grupos)
          .innerJoin(periodos, sql`${periodos.id_periodo} in ${debidos(call.today)}`)
          .where(inArray(grupos.clave_grupo, [...claves]))
          .orderBy(grupos.clave_grupo, periodos.fecha_inicio, periodos.id_periodo)
      : [],
  )

/** Returns, for each group, the last period of which a report was sent: a part of its record. */
export const reportesRecibidos = async (db: Queryable, claves: readonly string[], call?: RequestScope) =>
  conDatos(
    db,
    call,
    await db
      .selectDistinctOn([reportes.clave_grupo], { clave_grupo: reportes.clave_grupo, ...delPeriodo })
      .from(reportes)
      .innerJoin(periodos, eq(periodos.id_periodo, reportes.id_periodo))
      .where(and(inArray(reportes.clave_grupo, [...claves]), ne(reportes.estado, 'generado')))
      .orderBy(reportes.clave_grupo, desc(periodos.fecha_inicio), desc(periodos.id_periodo)),
  )

const delPeriodo = { id_periodo: periodos.id_periodo, periodo: periodos.nombre }

/**
 * Selects the begun periods of which a group owes the initial report, or the final one once no class with students is
 * open. Reads class by class: the first period that owes is enough.
 */
const debidos = (hoy: string) => sql`(
  select ${clases.id_periodo} from ${clases} join ${periodos} as de on de.id_periodo = ${clases.id_periodo}
  where ${eq(clases.clave_grupo, grupos.clave_grupo)} and de.fecha_inicio <= ${hoy} and not exists (
    select from ${reportes}
    where ${eq(reportes.clave_grupo, clases.clave_grupo)} and ${eq(reportes.id_periodo, clases.id_periodo)}
      and (${reportes.estado} = 'final' or (${reportes.estado} <> 'generado' and not coalesce((
        select bool_and(otra.status_escolar) from ${clases} as otra
        where otra.clave_grupo = ${reportes.clave_grupo} and otra.id_periodo = ${reportes.id_periodo} and not otra.vacia), false)))))`

const conDatos = async (
  db: Queryable,
  call: RequestScope | undefined,
  filas: readonly { clave_grupo: string; id_periodo: string; periodo: string }[],
): Promise<ReadonlyMap<string, ReporteDePeriodo>> => {
  const periodosDichos = [...new Set(filas.map(({ id_periodo }) => id_periodo))]
  const datos = new Map(
    await Promise.all(
      periodosDichos.map(async id_periodo => {
        const suyos = filas.filter(fila => fila.id_periodo === id_periodo).map(({ clave_grupo }) => clave_grupo)
        const leidos = await datosReporteDe(db, suyos, call && { ...call, params: { id_periodo } })
        return [id_periodo, leidos] as const
      }),
    ),
  )
  return new Map(
    filas.map(({ clave_grupo, id_periodo, periodo }) => [
      clave_grupo,
      { id_periodo, periodo, datos_reporte: datos.get(id_periodo)?.get(clave_grupo) ?? 0 },
    ]),
  )
}
