import { enLista } from '../language/enLista.ts'
import { propiedad } from './propiedad.ts'

/** Whose sight a key may have: of the roles that look after the university or a campus, never of one person's own rows. */
export const rolesDeLlave = ['coordinador', 'administrativo', 'consejero', 'escolar'] as const

/** Those of them that look after one campus. */
export const rolesDeUnCuc = ['consejero', 'escolar'] as const

/** For how many days a key may be lent at most. */
export const diasDeLlave = 366

/** How many days before its last one a key awaits whoever renews it: what reads by it stops then without a word. */
export const diasDeAviso = 14

/** What a form or a body says of the calls that a key opens, as it is kept; else the sentence that refuses it. */
export const llamadasDichas = (dicho: unknown): readonly { llamada: string }[] | string => {
  if (!Array.isArray(dicho)) return 'Las llamadas no son válidas'
  if (dicho.length === 0) return 'Elija al menos una llamada'
  if (dicho.length > maximoDeLlamadas) return `Una llave abre máximo ${maximoDeLlamadas} llamadas`
  const llamadas = dicho.map(cada => String(propiedad(cada, 'llamada') ?? ''))
  return llamadas.some(llamada => !llamada)
    ? 'Las llamadas no son válidas'
    : [...new Set(llamadas)].toSorted().map(llamada => ({ llamada }))
}

/** The sentence that refuses calls which the role of a key has not to lend. */
export const llamadasQueNoPresta = (llamadas: readonly string[]): string =>
  llamadas.length === 1
    ? `Su rol no abre ${llamadas.join()}: quítela de 'Llamadas que abre'`
    : `Su rol no abre ${enLista(llamadas)}: quítelas de 'Llamadas que abre'`

/** The calls of a key as people read them. */
export const textoDeLlamadas = (llamadas: readonly object[]): string =>
  llamadas.map(cada => String(propiedad(cada, 'llamada') ?? '')).join(', ')

const maximoDeLlamadas = 200
