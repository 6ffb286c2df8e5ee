import { contado } from '../language/contado.ts'
import { quienes } from './quienes.ts'

/** A grade as the facilitador handed it in, and as the office is about to close it. */
type Revisada = { nombre: string; entregada: number | null; cerrada: number | undefined }

/** Returns a sentence that counts and names the grades that differ from those handed in; undefined where none does. */
export const calificacionesCambiadas = (revisadas: readonly Revisada[]): string | undefined => {
  const otras = revisadas.filter(
    ({ entregada, cerrada }) => entregada !== null && cerrada !== undefined && entregada !== cerrada,
  )
  if (otras.length === 0) return undefined
  const cuales = quienes(otras.map(({ nombre, entregada, cerrada }) => `${nombre} (de ${entregada} a ${cerrada})`))
  return `Hay ${contado(otras.length, 'calificación distinta de la entregada', 'calificaciones distintas de las entregadas')}: ${cuales}`
}
