import { byPage, pageWith } from './byPage.ts'

/** Tells whether a text that Windows-1252 would spoil is Spanish as old Macintosh or MS-DOS programs write it: Excel saves both formats too, and neither says so in the file. */
export const isOfAnotherPage = (file: Buffer, as1252: string): boolean =>
  !isLegible(as1252) &&
  [macRoman(file), dos(file)].some(read => accented.test(read) && isLegible(read) && !miscased.test(read))

/** Tells whether everything that is not English is a letter of Spanish, or a sign where it may stand. */
const isLegible = (text: string) => !unknown.test(text) && !outOfPlace.test(text)

const macRoman = (file: Buffer) => new TextDecoder('macintosh').decode(file)

/** Decodes code page 850, and 437 in what both have; letters that Spanish does not write are unknown. */
const dos = (file: Buffer) => byPage(file, pageOfDos)

const ofDos = new Map(
  Object.entries({
    á: 0xa0,
    é: 0x82,
    í: 0xa1,
    ó: 0xa2,
    ú: 0xa3,
    ü: 0x81,
    ñ: 0xa4,
    Á: 0xb5,
    É: 0x90,
    Í: 0xd6,
    Ó: 0xe0,
    Ú: 0xe9,
    Ü: 0x9a,
    Ñ: 0xa5,
    ª: 0xa6,
    º: 0xa7,
    '¿': 0xa8,
    '¡': 0xad,
    '«': 0xae,
    '»': 0xaf,
    '°': 0xf8,
    '·': 0xfa,
    '\u00a0': 0xff,
  }).map(([letter, byte]) => [byte, letter]),
)

const pageOfDos = pageWith(byte => (byte < 0x80 ? undefined : (ofDos.get(byte) ?? '\ufffd')))

const small = 'áéíóúüñ'
const capital = 'ÁÉÍÓÚÜÑ'
const letter = `[A-Za-z${small}${capital}]`
const accented = RegExp(`[${small}${capital}]`)
/** Signs that may stand behind a word, those that open something, and units. */
const signs = '»”’…–—ºª°™©·•\u00a0'
const openers = '¿¡«“‘‚„'
const units = '£¥¢€µ'

const unknown = RegExp(`[^\\0-\\x7f${small}${capital}${signs}${openers}${units}]`)

/** A sign within a word, except an apostrophe; one that opens something behind a word; a unit before or behind one, except «µg» and «µm». */
const outOfPlace = RegExp(
  `(?<=${letter})(?:[»”…–—™©•](?=${letter})|[${openers}${units}])|[${units}](?=${letter})(?!(?<=µ)[glms]\\b)`,
)

/** A small letter amid capitals or a capital behind a small one: names that a program put in capitals keep the former, but no page has only such. */
const miscased = RegExp(
  `(?<=[A-Z${capital}])[${small}](?=[A-Z${capital}])|(?<=[a-z${small}])[${capital}]|(?<=[a-z${small}])[${small}](?=[A-Z${capital}])`,
)
