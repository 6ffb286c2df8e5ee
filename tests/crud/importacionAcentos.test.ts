import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvSheet } from '../../server/crud/import/file/csvSheet.ts'
import { veces } from '../harness/aFondo.ts'

const utf8 = (texto: string) => Buffer.from(texto)

/** The characters of Windows-1252 from 0x80 on, in the order of its table, with a blank for those it does not define. */
const signosDe1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const en1252 = (texto: string) =>
  Buffer.from(
    [...texto].map(letra => {
      const byte = signosDe1252.indexOf(letra)
      return byte >= 0 && letra !== ' ' ? 0x80 + byte : letra.charCodeAt(0)
    }),
  )

const leida = (archivo: Buffer) => csvSheet(archivo, 'ana')
const celdasDe = async (archivo: Buffer) => (await leida(archivo)).rows.map(({ celdas }) => celdas.join('|'))
const mezclada = (renglon: number) => `el renglón ${renglon} no está como los demás`

describe('reads a file in Windows-1252 throughout as it is', () => {
  it.each([
    ['capitals before what looks with them like one letter of UTF-8', 'Clave,Créditos\nJOSÉ\u00a0LUIS,EL CAFÉ… y más'],
    ['such capitals alone', 'Clave,Creditos\nARC-2,EL CAFÉ…'],
    ['a quote after a capital, alone', 'TALLER CAFÉ”'],
    ['a quote after a capital, beside other accents', 'Ñandú,TALLER CAFÉ” UNO'],
    ['an ordinal and a degree', 'Ñandú,ARTE AÑº 2,PERÚ°'],
    [
      'every sign after every capital',
      [...'ÉÍÑÓÚÜ'].flatMap(cual => [...'…’–—\u00a0»º°ª©™'].map(signo => `ÁR${cual}${signo} A`)).join(),
    ],
    ['two signs after a small letter, alone', 'Jose,Mamá…”,José\u00a0– Luis'],
    ['a saltillo written as an apostrophe, in capitals', 'BË’ËNË,JÄ’ÄY'],
    ['a product', '3\u00a0×\u00a04,Ñandú'],
    ['every sign by itself', `Ñandú,${[...signosDe1252].filter(signo => signo !== ' ').join(' ')}`],
  ])('%s', async (_, texto) => {
    expect(await celdasDe(en1252(texto))).toEqual(texto.split('\n').map(linea => linea.replaceAll(',', '|')))
  })
})

describe('reads a file in UTF-8 throughout as it is', () => {
  it.each([
    ['the letters of Oaxaca alone', 'mɨɨ,jʉꞌ,kʉʉꞌ'],
    ['phonetic letters inside of words and at their end, alone', 'kɔka,jmɔ,mɛ,kəə'],
    ['phonetic letters beside Spanish', 'Créditos,Tɔka,/ɔ/ y /ə/,mɔ̱'],
    ['combining marks', 'x̱a,ch̃i,a̰'],
    ['a line below, beside Spanish', 'Créditos,kaẖ'],
    ['a macron alone', 'Ēka'],
    ['macrons', 'tēcpan,TĒCPAN,Ēhēcatl,Tlālōcān'],
    ['signs alone', '“Uno”… – dos € «tres» 4.º'],
    ['other alphabets', 'Иван,мох,ёж,Nguyễn,王陈,αβγ π,🙂'],
    ['what was spoilt before it came', 'ComÃºn,Com\ufffdn'],
    ['a mark, and else only what is in doubt', '\ufeffTɔ'],
  ])('%s', async (_, texto) => {
    const leido = texto.replace('\ufeff', '').normalize('NFC')
    expect(await celdasDe(utf8(texto))).toEqual([leido.replaceAll(',', '|')])
  })
})

describe('refuses a mixed file with the first row in the rarer encoding', () => {
  const linea = (codigo: (texto: string) => Buffer) => (texto: string) => codigo(`${texto}\n`)
  const [u, w] = [linea(utf8), linea(en1252)]
  it.each([
    ['one row in Windows-1252', [u('Créditos'), u('en común'), w('Ñandú'), w('x')], 3],
    ['one row in UTF-8', [w('Créditos'), w('Ñandú'), u('en común'), w('Páramo')], 3],
    ['within a row', [w('Clave'), utf8('en común '), w('Ñandú')], 2],
    ['within a row whose other rows say how', [w('Créditos'), utf8('en común '), w('Ñandú')], 2],
    ['a capital and a sign that would be one letter', [u('Créditos'), u('en común'), w('JOSÉ… LUIS')], 3],
    ['a capital and a quote', [u('Créditos'), w('TALLER CAFÉ” UNO')], 2],
    ['a word of Oaxaca and Spanish', [u('jmɔ'), w('Ñandú'), w('Páramo')], 1],
    ['lines that end as on an old Mac', [utf8('Créditos\rcomún\r'), en1252('Ñandú\r')], 3],
    ['lines that end as on Windows', [utf8('Créditos\r\ncomún\r\n'), en1252('Ñandú\r\n')], 3],
    ['a cell of two lines, an empty row', [utf8('Créditos\n"a\ncomún"\n\n'), w('Ñandú')], 4],
    ['the separator said first', [utf8('sep=;\nCréditos;común\n'), w('a;b'), w('Ñandú;x')], 4],
    ['a mark, and the rest otherwise', [utf8('\ufeffClave\n'), w('Ñandú'), w('Páramo')], 2],
    ['a cell that ends with «à»', [u('Créditos'), u('voilà'), w('Ñandú')], 3],
  ])('%s', async (_, partes, renglon) => {
    await expect(leida(Buffer.concat(partes))).rejects.toThrow(mezclada(renglon))
  })

  it('also where it is large', async () => {
    const largo = Array.from({ length: 3000 }, () => u('en común'))
    await expect(leida(Buffer.concat([...largo, w('Ñandú')]))).rejects.toThrow(mezclada(3001))
  })
})

const sinDistinguir = /^No se distingue.*«CSV UTF-8»/

it('refuses a file readable both ways', async () => {
  await expect(leida(utf8('Nombre\n/ɔ/'))).rejects.toThrow(sinDistinguir)
})

describe('a file of an older page of Excel is refused instead of spoilt', () => {
  const letras = [...'áéíóúüñÁÉÍÓÚÜÑ¿¡«»ºª']
  const paginas = {
    Macintosh: '878e92979c9f96e783eaeef28684c0c1c7c8bcbb',
    'MS-DOS': 'a082a1a2a381a4b590d6e0e99aa5a8adaeafa7a6',
  }
  const escrita = (texto: string, bytes: string) =>
    Buffer.from([...texto].map(letra => Buffer.from(bytes, 'hex')[letras.indexOf(letra)] ?? letra.charCodeAt(0)))

  const textos = [
    'Clave,Nombre\nMAT,Introducción a la Peña',
    'MATEMÁTICAS Y EDUCACIÓN «UNO»',
    'Álgebra en óptica',
    'JOSÉ NÚÑEZ',
    'José',
    'Muñoz,García',
    '¿Cómo?,¡Así!,1.º',
    'PINGÜINO',
  ]
  it.each(Object.entries(paginas).flatMap(([pagina, bytes]) => textos.map(texto => [pagina, texto, bytes] as const)))(
    '%s: %j',
    async (_, texto, bytes) => {
      await expect(leida(escrita(texto, bytes))).rejects.toThrow(sinDistinguir)
    },
  )

  it('refuses a dash when nothing else distinguishes it from a letter', async () => {
    await expect(leida(en1252('norte—sur'))).rejects.toThrow(sinDistinguir)
    expect(await celdasDe(en1252('norte—sur común'))).toEqual(['norte—sur común'])
  })

  it.each([
    'norte — sur',
    'Norte–Sur',
    'D’Angelo',
    'ma’alob',
    'François,Gonçalves,São,naïve,voilà,Straße,Ångström,MÜLLER,Müller',
    '£5,¢,µg,5 µm,€ 3,1.er,2.ª,m²,±3,½',
    'dijo—',
    'GONÇALVES',
    'CAFé',
    'PéREZ',
    'ÿA',
    'ø',
  ])('but not for a letter of another language or a sign: %s', async texto => {
    expect(await celdasDe(en1252(texto))).toEqual([texto.replaceAll(',', '|')])
  })
})

describe('by chance', () => {
  const letra = fc.constantFrom(...'abcdelmnorstyzáéíóúüñ')
  const palabra = fc
    .tuple(fc.array(letra, { minLength: 2, maxLength: 6 }), fc.constantFrom('así', 'Así', 'ASÍ'))
    .map(([letras, forma]) => {
      const junta = letras.join('')
      return forma === 'así' ? junta : forma === 'ASÍ' ? junta.toUpperCase() : junta[0]?.toUpperCase() + junta.slice(1)
    })
  const abre = fc.constantFrom('', '', '', '«', '“', '‘', '¿', '¡', '(')
  const cierra = fc
    .array(fc.constantFrom('…', '”', '’', '»', '!', '.', '™', '—'), { maxLength: 3 })
    .map(s => s.join(''))
  const entre = fc.constantFrom(' ', ' ', '\u00a0', ' – ', '\u00a0– ', ' — ', '…', ' 1.º ', ' 5° ')
  const texto = fc
    .array(fc.tuple(abre, palabra, cierra, entre), { minLength: 1, maxLength: 4 })
    .map(partes => partes.flat().join('').trim())
  /** Without what Windows-1252 writes as UTF-8 does a letter of Vietnamese, as in «Nguyễn»: it is taken for that letter. */
  const acentuado = texto.filter(cual => /[áéíóúüñ]/i.test(cual) && !/á».[a-z]/.test(cual))

  it('Spanish written one way comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texto, { minLength: 1, maxLength: 3 }), async lineas => {
        for (const codigo of [utf8, en1252]) expect(await celdasDe(codigo(lineas.join('\n')))).toEqual(lineas)
      }),
      { numRuns: veces(8000) },
    )
  })

  it('a line of each is refused, in one row or two', async () => {
    await fc.assert(
      fc.asyncProperty(acentuado, acentuado, fc.constantFrom('\n', '\r', '\r\n', ' '), async (uno, otro, corte) => {
        for (const partes of [
          [utf8(uno), utf8(corte), en1252(otro)],
          [en1252(otro), utf8(corte), utf8(uno)],
        ])
          await expect(leida(Buffer.concat(partes))).rejects.toThrow(/mezcla/)
      }),
      { numRuns: veces(8000) },
    )
  })
})
