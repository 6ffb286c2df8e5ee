type Impresos = {
  /** Returns a text as the PDF prints it, in composed signs, with a `?` for each that it lacks. */
  imprimible: (texto: string) => string
  /** Texts that lose signs by it, none that another one contains. */
  incompletos: readonly string[]
}

/** Returns how a PDF prints the texts of its data. `letra` is asked for only where one has signs that not every PDF prints; it tells whether a sign is in the letter that it fetched. */
export const impresos = async (datos: unknown, letra: () => Promise<(signo: string) => boolean>): Promise<Impresos> => {
  const textos = [...textosDe(datos)]
  const tiene = textos.every(texto => deTodoPdf.test(compuesto(texto))) ? () => true : await letra()
  const imprimible = (texto: string) =>
    Array.from(compuesto(texto), signo => (deTodoPdf.test(signo) || tiene(signo) ? signo : '?')).join('')
  const incompletos = textos.filter(texto => imprimible(texto) !== compuesto(texto))
  return { imprimible, incompletos: incompletos.filter(sinOtroQueLoDiga) }
}

/** Returns every text in the data, names of properties included: a kardex names its periods by them. */
const textosDe = (datos: unknown): ReadonlySet<string> => {
  const textos = new Set<string>()
  JSON.stringify(datos, (clave, valor) => {
    for (const texto of [clave, valor]) if (typeof texto === 'string') textos.add(texto)
    return valor
  })
  return textos
}

const compuesto = (texto: string) => texto.normalize('NFC').replaceAll('ꞏ', '·')

/** Tells whether no other of the texts contains this one, as a full name does the name. */
const sinOtroQueLoDiga = (texto: string, _: number, todos: readonly string[]) =>
  !todos.some(otro => otro !== texto && otro.includes(texto))

/** Matches a text of signs that the fonts of every PDF have, those of Windows-1252. */
const deTodoPdf = /^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/
