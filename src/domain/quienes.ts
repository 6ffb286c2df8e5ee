import { enLista } from '../language/enLista.ts'

/** Names people in a sentence, at most four of them: the others are counted. */
export const quienes = (nombres: readonly string[]): string => {
  const dichos = nombres.slice(0, nombres.length > masDichos + 1 ? masDichos : masDichos + 1)
  const demas = nombres.length - dichos.length
  return enLista(demas ? [...dichos, `${demas} estudiantes más`] : dichos)
}

const masDichos = 3
