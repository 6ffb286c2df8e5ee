import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { sumarMeses } from '../../src/domain/fechas.ts'
import { porReinscribir } from '../academico/situacionDe.ts'
import type { Consulta } from '../contexto.ts'
import { delCuc, delCucDelEscolar, propioCuc, type Scopes } from '../crud/scope.ts'
import { tables } from '../db/tables.ts'
import { scopesDeClases } from './clases/scopes.ts'
import { reticulasMaterias } from './reticulas/tables.ts'
import { candidatos } from './servicioSocial/candidatos.ts'

const { materias, periodos, programas, reticulas } = tables

/** The condition behind every named scope of the declarations. */
export const scopesOn = (db: Consulta): Scopes => ({
  propioCuc,
  delCucDelEscolar,
  delCuc,
  candidatos,
  ...scopesDeClases(db),
  porReinscribir,
  /** Periods of the programme's own periodicidad. */
  delPrograma: ({ params }) =>
    inArray(
      periodos.periodicidad,
      db
        .select({ periodicidad: programas.periodicidad })
        .from(programas)
        .where(eq(programas.clave, params.clave_programa ?? '')),
    ),
  /** Subjects that stand in some grid of the programme. */
  enMallasDelPrograma: ({ params }) =>
    inArray(
      materias.id_materia,
      db
        .select({ id: reticulasMaterias.id_materia })
        .from(reticulasMaterias)
        .innerJoin(reticulas, eq(reticulas.id_reticula, reticulasMaterias.id_reticula))
        .where(eq(reticulas.clave_programa, params.clave_programa ?? '')),
    ),
  /** Periods that some day of the current month belongs to. */
  delMesActual: ({ hoy }) => {
    const mes = `${hoy.slice(0, 7)}-01`
    return and(lt(periodos.fecha_inicio, sumarMeses(mes, 1)), gte(periodos.fecha_final, mes))
  },
})
