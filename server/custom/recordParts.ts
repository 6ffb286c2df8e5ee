import { inArray } from 'drizzle-orm'
import type { RecordPart } from '../../src/schema/names.ts'
import { avances } from '../academico/avances.ts'
import { calificadas } from '../academico/calificada.ts'
import type { Consulta } from '../contexto.ts'
import type { Call } from '../crud/call.ts'
import { partesDeCertificado } from './certificados/partes.ts'
import { tables } from '../db/tables.ts'
import { documentacionDe } from './documentacion/documentacionDe.ts'
import { datosReporteDe } from './reportes/datosReporteDe.ts'

/** What each hand-made part of a record is, for records of these keys; some parts depend on the call that reads them. */
export const recordParts: Readonly<
  Record<RecordPart, (db: Consulta, keys: readonly string[], call?: Call) => Promise<ReadonlyMap<string, unknown>>>
> = {
  avance: (db, keys) => avances(db, inArray(tables.estudiantes.matricula, [...keys])),
  calificada: calificadas,
  documentacion: documentacionDe,
  datos_reporte: datosReporteDe,
  ...partesDeCertificado,
}

/** The parameters of a door's path that a part reads. */
export const partParams: Readonly<Partial<Record<RecordPart, readonly string[]>>> = { datos_reporte: ['id_periodo'] }
