import type { CaseCall, Sheet, StepRoom } from '../../src/schema/names.ts'
import type { CaseCallRoom } from '../crud/casos/caseCallRoom.ts'
import type { CaseRoom } from '../crud/casos/caseRoom.ts'
import type { SheetRoom } from '../crud/casos/sheetRoom.ts'
import { bajaConObjeto } from '../custom/bajas/bajaConObjeto.ts'
import { llamadasDeCalificaciones } from '../custom/calificaciones/llamadasDeCalificaciones.ts'
import { notas } from '../custom/calificaciones/notas.ts'
import { reinscripcionTrasPeriodo } from '../custom/reinscripcion/reinscripcionTrasPeriodo.ts'
import { envioDeReporte } from '../custom/reportes/enviosDeReporte.ts'
import { llamadasDeServicio } from '../custom/servicioSocial/llamadasDeServicio.ts'
import { servicioDeCandidato } from '../custom/servicioSocial/servicioDeCandidato.ts'
import { servicioQueSigue } from '../custom/servicioSocial/servicioQueSigue.ts'
import { solicitudDeCertificado } from '../custom/certificados/solicitudDeCertificado.ts'

/** Rooms that judge steps of processes by other tables, by the names that declarations say. */
export const stepRooms: Readonly<Record<StepRoom, CaseRoom>> = {
  bajaConObjeto,
  reinscripcionTrasPeriodo,
  servicioDeCandidato,
  servicioQueSigue,
  solicitudDeCertificado,
}

/** Rooms of the lists of rows that go with steps, by the names that declarations say. */
export const sheets: Readonly<Record<Sheet, SheetRoom>> = { notas }

/** Rooms of the calls that were there before their process, by the names that declarations say. */
export const caseCalls: Readonly<Record<CaseCall, CaseCallRoom>> = {
  envioDeReporteInicial: envioDeReporte('Inicial'),
  envioDeReporteFinal: envioDeReporte('Final'),
  ...llamadasDeServicio,
  ...llamadasDeCalificaciones,
}
