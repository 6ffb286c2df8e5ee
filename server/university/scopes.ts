import { eq, inArray, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { addMeses } from '../../src/domain/fechas.ts'
import { porReinscribir } from '../academico/situacionDe.ts'
import { llavesQueDa } from '../auth/sistemas/llavesQueDa.ts'
import { scope, type Scopes } from '../crud/scope.ts'
import {
  delCuc,
  delCucDelEscolar,
  dePersona,
  ofTheirCuc,
  propioCuc,
  propios,
  propiosYAnteriores,
} from '../academico/belonging.ts'
import { tables } from './tables.ts'
import { scopesDeClases } from '../custom/clases/scopesDeClases.ts'
import { conBajaTerminada } from '../custom/bajas/conBajaTerminada.ts'
import { conDocumentosPendientes } from '../custom/documentacion/conDocumentosPendientes.ts'
import { conAlgoQueReportar, conReportePendiente, conReporteRecibido } from '../custom/reportes/reportesDebidos.ts'
import { reticulasMaterias } from '../custom/reticulas/tables.ts'
import { propioServicio } from '../custom/servicioSocial/propioServicio.ts'
import { candidatos } from '../custom/servicioSocial/candidatos.ts'
import { queSigue } from '../academico/queSigue.ts'

const { cucs, materias, periodos, programas, reticulas } = tables

const query = new QueryBuilder()

/** Conditions of the scopes that declarations name. */
export const scopes: Scopes = {
  propioCuc,
  delCucDelEscolar,
  delCuc,
  propios,
  propiosYAnteriores,
  dePersona,
  llavesQueDa,
  conAlgoQueReportar: scope([], conAlgoQueReportar),
  conBajaTerminada: scope([], conBajaTerminada),
  conDocumentosPendientes: scope([], conDocumentosPendientes),
  conReportePendiente: scope([], conReportePendiente),
  conReporteRecibido: scope([], conReporteRecibido),
  candidatos: scope([], candidatos),
  queSigue: scope([], queSigue),
  propioServicio: scope([], propioServicio),
  ...scopesDeClases,
  porReinscribir: scope([], porReinscribir),
  /** The caller's own campus; every one for the roles of the whole university. */
  miCuc: scope([], ({ usuario }) => ofTheirCuc(usuario, clave => eq(cucs.clave, clave))),
  /** Periods of the programme's own periodicidad. */
  delPrograma: scope(['clave_programa'], ({ params }) =>
    inArray(
      periodos.periodicidad,
      query
        .select({ periodicidad: programas.periodicidad })
        .from(programas)
        .where(eq(programas.clave, params.clave_programa)),
    ),
  ),
  /** Subjects that stand in some grid of the programme. */
  enMallasDelPrograma: scope(['clave_programa'], ({ params }) =>
    inArray(
      materias.id_materia,
      query
        .select({ id: reticulasMaterias.id_materia })
        .from(reticulasMaterias)
        .innerJoin(reticulas, eq(reticulas.id_reticula, reticulasMaterias.id_reticula))
        .where(eq(reticulas.clave_programa, params.clave_programa)),
    ),
  ),
  /** Periods that some day of the current month belongs to. */
  delMesActual: scope([], ({ today }) => {
    const mes = `${today.slice(0, 7)}-01`
    return sql`(${periodos.fecha_inicio} < ${addMeses(mes, 1)} and ${periodos.fecha_final} >= ${mes})`
  }),
}
