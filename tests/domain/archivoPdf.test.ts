import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition } from '../../server/files/contentDisposition.ts'
import { nombreDePdf } from '../../src/domain/archivoPdf.ts'

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Usuarios\\Ana\\Acta firmada.PDF', 'Acta firmada.pdf'],
  ['Currículo de Peña.pdf', 'Currículo de Peña.pdf'],
  ['acta\u0000\r\nX: y.pdf', 'actaX y.pdf'],
  ['acta\u202Efdp.exe', 'actafdp.exe.pdf'],
  ['recibo.pdf.pdf', 'recibo.pdf'],
  ['acta.pdf final.pdf', 'acta.pdf final.pdf'],
  ['acta  \t de  asamblea.pdf', 'acta de asamblea.pdf'],
  ['..', 'archivo.pdf'],
  ['. acta . . .pdf', 'acta.pdf'],
  ['', 'archivo.pdf'],
  ['/', 'archivo.pdf'],
  ['.pdf', 'archivo.pdf'],
  [`${'á'.repeat(300)}.pdf`, `${'á'.repeat(120)}.pdf`],
])('%j is kept as %j', (dado, guardado) => {
  expect(nombreDePdf(dado)).toBe(guardado)
})

const nombre = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'../\\:\r\n\0\u202E"ñ.pdf ') }),
)

test('no name leads anywhere, holds what cannot be printed, or changes when it is cleaned again', () => {
  fc.assert(
    fc.property(nombre, dado => {
      const limpio = nombreDePdf(dado)
      expect(limpio).toMatch(/^[^/\\<>:"|?*\p{C}]+\.pdf$/u)
      expect(limpio).not.toMatch(/^[. ]/)
      expect(nombreDePdf(limpio)).toBe(limpio)
    }),
  )
})

test('a header says every name whole, in plain characters', () => {
  fc.assert(
    fc.property(nombre, dado => {
      const [, llano = '', codificado = ''] =
        /^inline; filename="([\w .()-]*)"; filename\*=UTF-8''([\w.~!%-]*)$/.exec(contentDisposition(dado)) ?? []
      expect(llano).toMatch(/.\.pdf$/)
      expect(decodeURIComponent(codificado)).toBe(nombreDePdf(dado))
    }),
  )
})
