import { esFecha } from './fechas.ts'

/** Whole years lived on the day `hoy`, both `yyyy-mm-dd`; 0 for a date that is not one or has not come. (A §3, Derived age) */
export const edad = (fechaNacimiento: unknown, hoy: string): number => {
  if (!esFecha(fechaNacimiento) || fechaNacimiento > hoy) return 0
  const cumplidos = hoy.slice(5) >= fechaNacimiento.slice(5)
  return anio(hoy) - anio(fechaNacimiento) - (cumplidos ? 0 : 1)
}

/** Whether a student is old enough: turns 18 on or before 1 November of the current year. (B §5) */
export const cumpleDieciocho = (fechaNacimiento: unknown, hoy: string): boolean =>
  esFecha(fechaNacimiento) && edad(fechaNacimiento, `${hoy.slice(0, 4)}-11-01`) >= edadMinima

/** Whether a student's age is admitted: 18 by 1 November of the current year, and 100 at most. (B §5, §9) */
export const cumpleEdad = (fechaNacimiento: unknown, hoy: string): boolean =>
  cumpleDieciocho(fechaNacimiento, hoy) && edad(fechaNacimiento, hoy) <= edadMaxima

export const edadMinima = 18
export const edadMaxima = 100

const anio = (fecha: string) => Number(fecha.slice(0, 4))
