import { palabrasDeAqui } from './palabrasDeAqui.ts'

/** What every demonstration account signs in with. Everybody knows it, so that it serves where the demonstration lives and nowhere else. */
export const contrasenaDeDemostracion = 'Comunal2026'

/**
 * Whether a guesser tries a password early: it is one that leaks show to be common, or one common word, of theirs or of here, with the
 * digits or the year that people put beside it; whatever its capitals, accents, signs for letters, and the marks between and at its end.
 */
export const esContrasenaComun = (contrasena: string, filtradas: ReadonlySet<string>): boolean =>
  formas(contrasena).some(forma => {
    const { palabra } = conDigitos.exec(forma)?.groups ?? {}
    return filtradas.has(forma) || (palabra !== undefined && (palabrasDeAqui.has(palabra) || filtradas.has(palabra)))
  })

/** One or two digits, one of them over and over, a count, a year. */
const digitos = String.raw`(?:\d{1,2}|000+|111+|222+|333+|444+|555+|666+|777+|888+|999+|123|1234|12345|123456|321|4321|(?:19|20)\d\d)`
const conDigitos = new RegExp(
  String.raw`^(?:${digitos}[^\p{L}\d]*)?(?<palabra>[a-z]{3,})(?:[^\p{L}\d]*${digitos})?$`,
  'u',
)

/** A password as a list of common ones may hold it: `Pássword1!` and `Pa$$w0rd1` are `password1`. */
const formas = (contrasena: string): string[] => {
  const normal = contrasena.normalize('NFKC').toLowerCase()
  const llanas = [normal, normal.normalize('NFD').replaceAll(/\p{M}/gu, '')]
  const sinFinal = llanas.map(forma => forma.replace(/[^\p{L}\d]+$/u, ''))
  return [...llanas, ...sinFinal, ...sinFinal.map(forma => forma.replaceAll(/[$@!](?=.*\p{L})|0(?=.*\p{L})/gu, letra))]
}

const letra = (signo: string) => ({ $: 's', '@': 'a', '!': 'i', 0: 'o' })[signo] ?? signo
