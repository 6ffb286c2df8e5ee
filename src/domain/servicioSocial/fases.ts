/** The twelve phases of a social service by number: their name in records and calls, and the one that people read. (B §3) */
export const fases = [
  { clave: 'fase_cero', nombre: 'Informacion servicio' },
  { clave: 'fase_uno', nombre: 'Carta de solicitud' },
  { clave: 'fase_dos', nombre: 'Carta de aceptacion' },
  { clave: 'fase_tres', nombre: 'Reporte bimestral 1' },
  { clave: 'fase_cuatro', nombre: 'Reporte bimestral 2' },
  { clave: 'fase_cinco', nombre: 'Reporte bimestral 3' },
  { clave: 'fase_seis', nombre: 'Reporte bimestral 4' },
  { clave: 'fase_siete', nombre: 'Reporte bimestral 5' },
  { clave: 'fase_ocho', nombre: 'Reporte bimestral 6' },
  { clave: 'fase_nueve', nombre: 'Carta de terminacion' },
  { clave: 'fase_diez', nombre: 'Recibo de pago' },
  { clave: 'fase_once', nombre: 'Carta de liberacion' },
] as const

export type ClaveDeFase = (typeof fases)[number]['clave']

/** Numbers of the phases that the rules name. */
export const informacion = 0
export const cartaDeSolicitud = 1
export const cartaDeAceptacion = 2
export const primerReporte = 3
export const cartaDeTerminacion = 9
export const reciboDePago = 10
export const liberacion = 11

/** Tells whether a role makes the request letter of a service. (B §7) */
export const generaSolicitud = (rol: string | undefined): boolean => rol === 'escolar' || rol === 'estudiante'

/** Returns the name of a phase for the student: the last one is «Completado». (B §3) */
export const nombreParaEstudiante = (fase: number): string => (fase === liberacion ? 'Completado' : nombreDeFase(fase))

/** Returns the name of a phase; empty for an unknown number. */
export const nombreDeFase = (fase: number): string => fases[fase]?.nombre ?? ''

/** Lengths of a service, as they are stored and as they are offered. (B §9) */
export const duraciones = [
  ['semestre', '1 Semestre'],
  ['anio', '1 Año'],
] as const
export type Duracion = (typeof duraciones)[number][0]

/** Reports 4 to 6, which only a service of a year has. (B §4) */
const soloDeUnAnio: readonly number[] = [6, 7, 8]

/** Returns the numbers of the phases of a service of this length, in order; those of a semester until the length is known. */
export const fasesDe = (periodo: Duracion | null): readonly number[] =>
  fases.map((_, numero) => numero).filter(numero => periodo === 'anio' || !soloDeUnAnio.includes(numero))
