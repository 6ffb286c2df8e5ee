import { acreditado } from '../../domain/acreditado.ts'
import { promedio } from '../../domain/promedio.ts'
import type { Hoja } from './hoja.ts'

/** Figures of a class so far. The mean is over the grades there are. */
export type Resumen = { total: number; calificados: number; faltan: number; promedio: string; acreditan: number }

export const resumen = (hoja: Hoja): Resumen => {
  const filas = hoja.alumnos.map(({ matricula }) => hoja.fila(matricula))
  const notas = filas.flatMap(({ nota }) => nota ?? [])
  const calificados = filas.filter(({ completa }) => completa).length
  return {
    total: filas.length,
    calificados,
    faltan: filas.length - calificados,
    promedio: promedio(notas),
    acreditan: notas.filter(nota => acreditado(nota) === 'Si').length,
  }
}
