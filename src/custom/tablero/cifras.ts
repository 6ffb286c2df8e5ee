import { porcentajes } from '../../domain/porcentaje.ts'

/** Totals that both dashboards receive. (A §3, Dashboard statistics) */
export type Totales = {
  total_estudiantes: number
  total_hombres: number
  total_mujeres: number
  total_estudiantes_mexicanos: number
  total_estudiantes_no_mexicanos: number
}

/** Part of a whole: its amount, and its share (%). */
export type Parte = { nombre: string; cantidad: number; porcentaje: number }

/** Returns each amount with its share of the sum. */
export function partes(cantidades: Readonly<Record<string, number>>): Parte[] {
  const shares = porcentajes(Object.values(cantidades))
  return Object.entries(cantidades).map(([nombre, cantidad], lugar) => ({
    nombre,
    cantidad,
    porcentaje: shares[lugar] ?? 0,
  }))
}
