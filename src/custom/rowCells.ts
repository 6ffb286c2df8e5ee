import { lazy, type ComponentType } from 'react'
import type { RowCell } from '../schema/screen.ts'

const reporteInicial = lazy(async () => ({ default: (await import('./reportes/ReporteInicial.tsx')).ReporteInicial }))
const reporteFinal = lazy(async () => ({ default: (await import('./reportes/ReporteFinal.tsx')).ReporteFinal }))
const reporteInicialRecibido = lazy(async () => ({ default: (await import('./reportes/ReporteInicialRecibido.tsx')).ReporteInicialRecibido }))
const reporteFinalRecibido = lazy(async () => ({ default: (await import('./reportes/ReporteFinalRecibido.tsx')).ReporteFinalRecibido }))

/** What each hand-made column is called, and what draws it for the row around. */
export const rowCells: Record<RowCell, { label: string; Cell: ComponentType }> = {
  reporteInicial: { label: 'Reporte inicial', Cell: reporteInicial },
  reporteFinal: { label: 'Reporte final', Cell: reporteFinal },
  reporteInicialRecibido: { label: 'Reporte inicial', Cell: reporteInicialRecibido },
  reporteFinalRecibido: { label: 'Reporte Final', Cell: reporteFinalRecibido },
}
