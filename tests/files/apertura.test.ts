import fc from 'fast-check'
import { jsPDF } from 'jspdf'
import { readFileSync } from 'node:fs'
import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { faltaAlAbrir } from '../../server/files/faltaAlAbrir.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { faltaDePdf, faltasAlAbrir, pdfCortado, soloPdf } from '../../src/domain/archivoPdf.ts'

const muestra = pdfDeMuestra('Acta', ['De asamblea'])
const archivo = (nombre: string) => readFileSync(new URL(`muestras/${nombre}.pdf`, import.meta.url))
const juicio = async (contenido: Uint8Array) => faltaDePdf(contenido) ?? (await faltaAlAbrir(contenido, { de: 'ana' }))
const unidos = (...partes: (string | Uint8Array)[]) => Buffer.concat(partes.map(parte => Buffer.from(parte)))

/** Appends an incremental update to a PDF, as a program does that saves only the changes. */
const conCambio = (antes: Buffer) => {
  const objeto = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Lang (es-MX) >>\nendobj\n'
  const indice = antes.length + objeto.length
  const previo = /startxref\n(\d+)/.exec(antes.toString('latin1'))?.[1]
  return unidos(
    antes,
    objeto,
    `xref\n1 1\n${String(antes.length).padStart(10, '0')} 00000 n \ntrailer << /Size 6 /Root 1 0 R /Prev ${previo} >>\nstartxref\n${indice}\n%%EOF\n`,
  )
}

/** Builds a PDF whose objects are in a stream that unpacks to this many megabytes of spaces. */
const bomba = (megas: number) => {
  const mega = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const comprimido = unidos(Buffer.from([0x78, 0x9c]), ...Array.from({ length: megas }, () => mega))
  const flujo = (dicho: string, contenido: Uint8Array) =>
    unidos(`<< ${dicho} /Length ${contenido.length} >>\nstream\n`, contenido, '\nendstream\nendobj\n')
  const objetos = unidos('%PDF-1.7\n2 0 obj\n', flujo('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', comprimido))
  const indice = Buffer.from(
    [
      [0, 0, 0],
      [2, 2, 0],
      [1, 9, 0],
      [1, 0, 0],
    ].flatMap(([tipo = 0, lugar = 0]) => [tipo, 0, 0, 0, lugar, 0]),
  )
  return unidos(
    objetos,
    '3 0 obj\n',
    flujo('/Type /XRef /Size 4 /W [1 4 1] /Root 1 0 R', indice),
    `startxref\n${objetos.length}\n%%EOF\n`,
  )
}

describe('real documents pass', () => {
  test.each(['linearizado', 'pdf20', 'chromium', 'libreoffice', 'escaneado'])('%s.pdf', async nombre => {
    expect(await juicio(archivo(nombre))).toBeUndefined()
  })

  const nuestro = new jsPDF()
  nuestro.text('Kárdex', 20, 20)
  nuestro.addPage()
  test.each([
    ['ours', new Uint8Array(nuestro.output('arraybuffer'))],
    ['with its changes appended', conCambio(muestra)],
    ['with changes appended twice', conCambio(conCambio(muestra))],
    ['followed by zeros', unidos(muestra, new Uint8Array(5000))],
    ['followed by a page of the site it came from', unidos(muestra, '\n<html>12 0 objetos</html>')],
    ['with other line ends at its end', unidos(muestra.toString('latin1').replace('%%EOF\n', '%%EOF'))],
    ['whose index does not fit', unidos(muestra.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'))],
  ])('one %s', async (_, contenido) => {
    expect(await juicio(contenido)).toBeUndefined()
  })
})

describe('a file that cannot be opened is refused with its message', () => {
  const cambiado = (de: string, a: string) => unidos(muestra.toString('latin1').replace(de, a.padEnd(de.length)))
  test.each([
    ['a picture', Buffer.from('\u0089PNG'), soloPdf],
    ['nothing', Buffer.alloc(0), soloPdf],
    ['its first line alone', Buffer.from('%PDF-1.4\n'), pdfCortado],
    ['its first half', muestra.subarray(0, muestra.length / 2), pdfCortado],
    ['the first half of a linearised one', archivo('linearizado').subarray(0, 700), pdfCortado],
    ['a half of its changes', conCambio(muestra).subarray(0, muestra.length + 40), pdfCortado],
    ['a first line and an end', unidos('%PDF-1.4\nhola\nstartxref\n0\n%%EOF'), faltasAlAbrir.roto],
    ['a half with an end', unidos(muestra.subarray(0, 150), '\nstartxref\n9\n%%EOF\n'), faltasAlAbrir.roto],
    ['no page', cambiado('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'), faltasAlAbrir.vacio],
    ['a password', archivo('cifrado'), faltasAlAbrir.protegido],
    ['restrictions', archivo('restringido'), faltasAlAbrir.protegido],
  ])('%s', async (_, contenido, falta) => {
    expect(await juicio(contenido)).toBe(falta)
  })

  test('a document cut anywhere before its end', async () => {
    const enteros = [muestra, ...['linearizado', 'pdf20', 'chromium', 'libreoffice', 'escaneado'].map(archivo)]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...enteros),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (entero, parte) => {
          const largo = Math.floor(parte * entero.lastIndexOf('%%EOF'))
          expect(await juicio(entero.subarray(0, largo))).toBeDefined()
        },
      ),
    )
  })
})

describe('a hostile file', () => {
  test.each([
    ['time', { milisegundos: 100 }],
    ['memory', { milisegundos: 60_000, megas: 8 }],
  ])('is ended by its %s, and the next one is opened', async (_, limites) => {
    const mala = bomba(900)
    expect(faltaDePdf(mala)).toBeUndefined()
    let vueltas = 0
    const latido = setInterval(() => (vueltas += 1), 5)
    expect(
      await Promise.all([faltaAlAbrir(mala, { ...limites, de: 'ana' }), faltaAlAbrir(muestra, { de: 'luz' })]),
    ).toEqual([faltasAlAbrir.excesivo, undefined])
    clearInterval(latido)
    expect(vueltas).toBeGreaterThan(3)
  })

  test('one sender’s files take turns with those of others', async () => {
    const abiertas: string[] = []
    const abrir = async (de: string) => {
      expect(await faltaAlAbrir(muestra, { de })).toBeUndefined()
      abiertas.push(de)
    }
    await Promise.all(['ana', 'ana', 'ana', 'luz', 'eva'].map(abrir))
    expect(abiertas).toEqual(['ana', 'luz', 'eva', 'ana', 'ana'])
  })
})
