import { isAscii, isUtf8 } from 'node:buffer'
import { isOfAnotherPage } from './isOfAnotherPage.ts'
import { starts, type SheetRow } from './sheet.ts'
import { signsOf1252, windows1252 } from './windows1252.ts'

/**
 * Detects the encoding of a text. `mixed` (valid in none) and `doubtful` (in both, or in an older page too) must be
 * refused: in the wrong encoding names are spoilt. A UTF-8 mark decides.
 */
export const encodingOf = (file: Buffer): 'utf-8' | 'windows-1252' | 'mixed' | 'doubtful' => {
  if (isAscii(file) || (isUtf8(file) && starts(file, utf8Mark))) return 'utf-8'
  const { utf8, ansi } = possible(file)
  if (utf8 && ansi) return 'doubtful'
  if (utf8) return 'utf-8'
  if (!ansi) return 'mixed'
  return isOfAnotherPage(file, windows1252(file)) ? 'doubtful' : 'windows-1252'
}

/** Finds the first row of a mixed text, read as Latin-1, that is in the encoding of the fewer rows. */
export const rowOutOfLine = (rows: readonly SheetRow[]): number | undefined => {
  const read = rows.map(({ renglon, celdas }) => ({ renglon, ...possible(Buffer.from(celdas.join(), 'latin1')) }))
  return [read.filter(({ utf8 }) => !utf8), read.filter(({ ansi }) => !ansi)]
    .filter(group => group.length)
    .toSorted((one, other) => one.length - other.length)[0]?.[0]?.renglon
}

/** First bytes by which a file says that it is UTF-8. */
export const utf8Mark = '\u00ef\u00bb\u00bf'

/** Tells in which of both encodings a text makes sense. */
const possible = (text: Buffer) => {
  const read = windows1252(text)
  return { utf8: isUtf8(text) && !only1252.test(read), ansi: !onlyUtf8.test(read) }
}

/* The patterns below match a text as Windows-1252 reads it, a letter a byte: the «ú» of UTF-8 is «Ãº» there. */

const high = '[^\\0-\\x7f]'

/** Bytes with which UTF-8 continues a letter. */
const follower = `[\\x80-\\xbf${signsOf1252}]`
const sequence = `(?:[Â-ß]${follower}|[à-ï]${follower}{2}|[ð-ô]${follower}{3})`

/** Signs that stand beside words; É with one of ‘“”™¡ª is ɑ ɓ ɔ ə ɡ or ɪ in UTF-8, of which languages of Mexico write some. */
const plain = '’…•–—\\xa0©«\\xad®°´·º»¿'
const sign = `[${plain}‘“”™¡ª]`

/** Spanish before signs: in UTF-8 a letter of an alphabet that nobody writes here. */
const spanish = `(?:(?<![a-z])(?:[ÍÑÓÚÜ×]${sign}|É[${plain}])|[áäéëí]${sign}{2}|[ñó]${sign}{3})`

/** Makes sense in Windows-1252 alone: the above, except letters of Vietnamese (áº… á»…), or a sign behind a word in capitals; beside no other letter of UTF-8. */
const only1252 = RegExp(`(?<!${high})(?:(?!áº|á».[a-z])${spanish}|(?<=[A-Z])É${sign}(?![a-z]))(?!${high})`)

/** Makes sense in UTF-8 alone: Windows-1252 would have a sign inside of a word, or a letter that nobody writes here. */
const onlyUtf8 = RegExp(`(?!${spanish}|(?<![a-z])[ÄÉËÏÖ]${sign}(?![a-z]))${sequence}`)
