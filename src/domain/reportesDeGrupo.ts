import { contado } from '../language/contado.ts'

/** State of the reports of a group in a period: the number 0 before any is generated, else which were sent and where their files are. (A §3, Grupo) */
export type DatosReporte =
  | 0
  | { aprobado_inicio: 0 | 1; aprobado_final: 0 | 1; archivo_inicio: string | null; archivo_final: string | null }

export type Reporte = 'inicial' | 'final'

/** Types of the reports: type 1 hides grades, type 2 prints them. (A §9) */
export const tipoDeReporte = { inicial: 1, final: 2 } as const
export type TipoDeReporte = (typeof tipoDeReporte)[Reporte]

/** Tells whether a report of a group was sent. */
export const fueEnviado = (datos: DatosReporte, reporte: Reporte): boolean =>
  datos !== 0 && (reporte === 'inicial' ? datos.aprobado_inicio : datos.aprobado_final) === 1

/** Returns the address of the signed file of a report; null where there is none. */
export const archivoDe = (datos: DatosReporte, reporte: Reporte): string | null =>
  datos === 0 ? null : reporte === 'inicial' ? datos.archivo_inicio : datos.archivo_final

export const sinGenerar = 'Primero genere el reporte con Descargar'
export const sinAsignaturas = 'El grupo no tiene asignaturas en este periodo: no hay reporte que enviar'
export const yaEnviado = 'El reporte ya fue enviado'
export const faltaInicial = 'Primero envíe el reporte inicial'
export const envioDefinitivo = 'Una vez enviado, el reporte no se puede cambiar.'

/** Returns the warning before a final report is sent while classes of its group and period are open; empty without such classes. It does not forbid sending. (B §4, Group reports) */
export const sinCerrar = (asignaturas: number): string =>
  asignaturas
    ? `${contado(asignaturas, 'asignatura del grupo aún no se cierra', 'asignaturas del grupo aún no se cierran')}: sus calificaciones no son definitivas, y en el reporte llevan un asterisco.`
    : ''

/** Returns why a report cannot be sent now; undefined when it can: each once, the final one after the initial. (B §4, Group reports) */
export const faltaParaEnviar = (datos: DatosReporte, reporte: Reporte): string | undefined =>
  datos === 0
    ? sinGenerar
    : fueEnviado(datos, reporte)
      ? yaEnviado
      : reporte === 'final' && !fueEnviado(datos, 'inicial')
        ? faltaInicial
        : undefined

/** Returns why the school office cannot download a report now; undefined when it can: the final one only after the initial was sent. (B §4, Group reports) */
export const faltaParaDescargar = (datos: DatosReporte, reporte: Reporte): string | undefined =>
  reporte === 'final' && !fueEnviado(datos, 'inicial') ? faltaInicial : undefined
