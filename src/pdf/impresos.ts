/** Returns data as a PDF can print them, every text in composed signs, and the texts that lose some by it, which get a `?`. `letra` is asked for only where a text has signs that not every PDF prints. */
export const impresos = async <Datos>(
  datos: Datos,
  letra: () => Promise<(signo: string) => boolean>,
): Promise<{ legibles: Datos; incompletos: readonly string[] }> => {
  const escrito = JSON.stringify(datos).normalize('NFC').replaceAll('ꞏ', '·')
  const tiene = deTodoPdf.test(escrito) ? () => true : await letra()
  const imprimible = (texto: string) =>
    Array.from(texto, signo => (deTodoPdf.test(signo) || tiene(signo) ? signo : '?')).join('')
  const incompletos = new Set<string>()
  JSON.parse(escrito, (clave, valor) => {
    for (const texto of [clave, valor])
      if (typeof texto === 'string' && imprimible(texto) !== texto) incompletos.add(texto)
  })
  return { legibles: JSON.parse(imprimible(escrito)), incompletos: [...incompletos].filter(sinOtroQueLoDiga) }
}

/** Tells whether no other of the texts contains this one, as a full name does the name. */
const sinOtroQueLoDiga = (texto: string, _: number, todos: readonly string[]) =>
  !todos.some(otro => otro !== texto && otro.includes(texto))

/** Matches a text of signs that the fonts of every PDF have, those of Windows-1252. */
const deTodoPdf = /^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/
