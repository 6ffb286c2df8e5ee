import { cell } from '../admin/defer/cell.tsx'
import type { CellRoom } from '../admin/rooms.ts'
import type { RowCell } from '../schema/names.ts'

const comprobanteDePago = cell(async () => (await import('./certificados/ComprobanteDePago.tsx')).ComprobanteDePago)
const certificadoEmitido = cell(async () => (await import('./certificados/CertificadoEmitido.tsx')).CertificadoEmitido)
const reporteInicial = cell(async () => (await import('./reportes/ReporteInicial.tsx')).ReporteInicial)
const reporteFinal = cell(async () => (await import('./reportes/ReporteFinal.tsx')).ReporteFinal)
const reporteInicialRecibido = cell(
  async () => (await import('./reportes/ReporteInicialRecibido.tsx')).ReporteInicialRecibido,
)
const reporteFinalRecibido = cell(
  async () => (await import('./reportes/ReporteFinalRecibido.tsx')).ReporteFinalRecibido,
)

const reportePendiente = cell(async () => (await import('./reportes/ReportePendiente.tsx')).ReportePendiente)
const calificados = cell(async () => (await import('./calificaciones/Calificados.tsx')).Calificados)

/** Hand-made columns of rows. */
export const rowCells: Record<RowCell, CellRoom> = {
  comprobanteDePago: { label: 'Comprobante pago', Cell: comprobanteDePago, width: 122 },
  certificadoEmitido: { label: 'Certificado', Cell: certificadoEmitido, width: 122 },
  reporteInicial: { label: 'Reporte inicial', Cell: reporteInicial, width: 228 },
  reporteFinal: { label: 'Reporte final', Cell: reporteFinal, width: 228 },
  reporteInicialRecibido: { label: 'Reporte inicial', Cell: reporteInicialRecibido, width: 128 },
  reportePendiente: { label: 'Reporte', Cell: reportePendiente, width: 228 },
  calificados: { label: 'Calificados', Cell: calificados, width: 150 },
  reporteFinalRecibido: { label: 'Reporte Final', Cell: reporteFinalRecibido, width: 128 },
}
