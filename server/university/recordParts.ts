import { inArray } from 'drizzle-orm'
import type { RecordPart } from '../../src/schema/names.ts'
import { avances } from '../academico/avances.ts'
import { calificadas, calificados } from '../academico/calificada.ts'
import type { RecordPartRoom } from '../crud/serverHouse.ts'
import { asignaturasDeBajas } from '../custom/advertencias/asignaturasEnCurso.ts'
import { partesDeCertificado } from '../custom/certificados/partesDeCertificado.ts'
import { tables } from './tables.ts'
import { documentacionDe } from '../custom/documentacion/documentacionDe.ts'
import { reportesPendientes, reportesRecibidos } from '../custom/reportes/reportesDebidos.ts'
import { datosReporteDe } from '../custom/reportes/datosReporteDe.ts'

/** Readers of the hand-made parts of a record, for records of these keys; some parts depend on the call that reads them. */
export const recordParts: Readonly<Record<RecordPart, RecordPartRoom>> = {
  avance: (db, keys) => avances(db, inArray(tables.estudiantes.matricula, [...keys])),
  calificada: calificadas,
  documentacion: documentacionDe,
  datos_reporte: datosReporteDe,
  reporte_pendiente: reportesPendientes,
  reportes_recibidos: reportesRecibidos,
  calificados,
  sin_calificar: asignaturasDeBajas,
  ...partesDeCertificado,
}

/** Parameters of a door's path that a part reads. */
export const partParams: Readonly<Partial<Record<RecordPart, readonly string[]>>> = { datos_reporte: ['id_periodo'] }
