/**
 * Tells whether a password is among the 50,000 commonest leaked ones, or a common word and usual digits, whatever its
 * capitals, accents, signs for letters, and marks at its end.
 */
export const isLeaked = async (contrasena: string): Promise<boolean> => {
  leaked ??= readLeaked()
  const lugares = await leaked
  const lugar = (forma: string) => (enEspanol.has(forma) ? 0 : (lugares.get(forma) ?? Infinity))
  return formas(contrasena).some(forma => {
    const { palabra } = conDigitos.exec(forma)?.groups ?? {}
    return lugares.has(forma) || (palabra !== undefined && lugar(palabra) < palabrasMasUsadas)
  })
}

let leaked: Promise<ReadonlyMap<string, number>> | undefined

const readLeaked = async (): Promise<ReadonlyMap<string, number>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Map(dictionary['passwords-common'].map((palabra, lugar) => [palabra, lugar]))
}

/** Words that a guesser tries first here, and that leaks of the whole world rank too low. */
const enEspanol = new Set(['contrasena', 'contrasenia'])

/** Words of the list, from its start, that are too common even with a year or a count behind them. */
const palabrasMasUsadas = 15_000
const conDigitos = /^(?<palabra>[a-z]{3,}?)(1|12|123|1234|12345|123456|(?:19|20)\d\d)$/

/** Returns the forms in which a list of leaked passwords may hold one: `Pássword1!` and `Pa$$w0rd1` are `password1`. */
const formas = (contrasena: string): string[] => {
  const normal = contrasena.normalize('NFKC').toLowerCase()
  const llanas = [normal, normal.normalize('NFD').replaceAll(/\p{M}/gu, '')]
  const sinFinal = llanas.map(forma => forma.replace(/[^\p{L}\d]+$/u, ''))
  return [...llanas, ...sinFinal, ...sinFinal.map(forma => forma.replaceAll(/[$@!](?=.*\p{L})|0(?=.*\p{L})/gu, letra))]
}

const letra = (signo: string) => ({ $: 's', '@': 'a', '!': 'i', 0: 'o' })[signo] ?? signo
