/** Names people in a sentence, at most four of them: the others are counted. */
export const quienes = (nombres: readonly string[]): string => {
  const dichos = nombres.slice(0, nombres.length > masDichos + 1 ? masDichos : masDichos + 1)
  const demas = nombres.length - dichos.length
  return lista.format(demas ? [...dichos, `${demas} estudiantes más`] : dichos)
}

const masDichos = 3
const lista = new Intl.ListFormat('es')
