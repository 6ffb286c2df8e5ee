import { esFecha } from '../language/esFecha.ts'

/** Returns the whole years lived on the day `hoy`, both `yyyy-mm-dd`; 0 for a date that is not valid or has not come. (A §3, Derived age) */
export const edad = (fechaNacimiento: unknown, hoy: string): number => {
  if (!esFecha(fechaNacimiento)) return 0
  const cumplidos = hoy.slice(5) >= fechaNacimiento.slice(5)
  return Math.max(0, anio(hoy) - anio(fechaNacimiento) - (cumplidos ? 0 : 1))
}

/** Returns the age as a form shows it: empty before a date is chosen. */
export const edadDicha = (fechaNacimiento: unknown, hoy: string): number | '' =>
  fechaNacimiento ? edad(fechaNacimiento, hoy) : ''

/** Tells whether a student is old enough: 18 already, or on 1 November of the current year at the latest. (B §5) */
export const cumpleDieciocho = (fechaNacimiento: unknown, hoy: string): boolean => {
  const corte = `${anio(hoy)}-11-01`
  return edad(fechaNacimiento, hoy > corte ? hoy : corte) >= edadMinima
}

const edadMinima = 18
/** First day on which anybody in the records may be born. (B §9) */
export const primerNacimiento = '1925-01-01'
export const edadMaxima = 100

const anio = (fecha: string) => Number(fecha.slice(0, 4))
