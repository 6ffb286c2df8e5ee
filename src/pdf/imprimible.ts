/** Returns a text as the fonts of a PDF can print it: a sign that they lack loses its marks, or becomes the nearest letter or `?`. Left as it is, it would garble the whole line. */
export const imprimible = (texto: string): string =>
  [...texto.normalize('NFC')].map(signo => (existe(signo) ? signo : cercano(signo))).join('')

const existe = (signo: string) => /^[\n\u0020-\u007e\u00a0-\u00ff]$/.test(signo) || adicionales.has(signo)

/** Signs of Windows-1252 beyond Latin-1. */
const adicionales: ReadonlySet<string> = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

const cercano = (signo: string) => {
  if (/^\p{M}$/u.test(signo)) return ''
  const [letra = ''] = parecidos[signo] ?? signo.normalize('NFD')
  return existe(letra) ? letra : '?'
}

/** Nearest Latin letters for those of the languages of Oaxaca, and of people from elsewhere, that are not a Latin letter with a mark. */
const parecidos: Readonly<Record<string, string>> = {
  ɨ: 'i',
  Ɨ: 'I',
  ʉ: 'u',
  Ʉ: 'U',
  ʼ: '’',
  ꞌ: '’',
  ʔ: '’',
  ꞏ: '·',
  ŋ: 'n',
  Ŋ: 'N',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ı: 'i',
}
