import { enLista } from '../language/enLista.ts'
import { propiedad } from './propiedad.ts'

/** Roles that a key may have: those that look after the university or a campus, never those that see one person's own rows. */
export const rolesDeLlave = ['coordinador', 'administrativo', 'consejero', 'escolar'] as const

/** Roles among them that look after one campus. */
export const rolesDeUnCuc = ['consejero', 'escolar'] as const

/** Longest time for which a key may be lent (days). */
export const diasDeLlave = 366

/** Days before its last one from which a key awaits whoever renews it: the system that uses it stops reading then without notice. */
export const diasDeAviso = 14

/** Reads the calls that a key opens from a form or a body: returns them as they are stored, or the sentence that refuses them. */
export const llamadasDichas = (dicho: unknown): readonly { llamada: string }[] | string => {
  if (!Array.isArray(dicho)) return 'Las llamadas no son válidas'
  if (dicho.length === 0) return 'Elija al menos una llamada'
  if (dicho.length > maximoDeLlamadas) return `Una llave abre máximo ${maximoDeLlamadas} llamadas`
  const llamadas = dicho.map(cada => String(propiedad(cada, 'llamada') ?? ''))
  return llamadas.some(llamada => !llamada)
    ? 'Las llamadas no son válidas'
    : [...new Set(llamadas)].toSorted().map(llamada => ({ llamada }))
}

/** Returns the sentence that refuses calls that the role of a key does not open. */
export const llamadasQueNoPresta = (llamadas: readonly string[]): string =>
  llamadas.length === 1
    ? `Su rol no abre ${llamadas.join()}: quítela de 'Llamadas que abre'`
    : `Su rol no abre ${enLista(llamadas)}: quítelas de 'Llamadas que abre'`

/** Renders the calls of a key as people read them. */
export const textoDeLlamadas = (llamadas: readonly object[]): string =>
  llamadas.map(cada => String(propiedad(cada, 'llamada') ?? '')).join(', ')

const maximoDeLlamadas = 200
