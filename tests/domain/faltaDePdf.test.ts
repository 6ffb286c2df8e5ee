import { describe, expect, test } from 'vitest'
import { faltaDePdf, faltasAlAbrir, megabyte, pdfCortado, pdfGrande, soloPdf } from '../../src/domain/archivoPdf.ts'

const inicio = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'
const final = 'startxref\n1234\n%%EOF\n'
const falta = (texto: string, tamanio?: number) => faltaDePdf(Buffer.from(texto, 'latin1'), tamanio)

test('says its sentences in Spanish', () => {
  expect([soloPdf, pdfGrande]).toEqual(['Solo se permiten archivos PDF', 'El archivo debe pesar máximo 10 MB'])
  expect(pdfCortado).toMatch(/incompleto/)
  expect(faltasAlAbrir.protegido).toMatch(/contraseña o restricciones/)
})

test('ten megabytes are the most, and are asked before anything is read', () => {
  expect(falta(inicio + final, 10 * megabyte)).toBeUndefined()
  expect(falta(inicio + final, 10 * megabyte + 1)).toBe(pdfGrande)
  expect(falta('', 10 * megabyte + 1)).toBe(pdfGrande)
  expect(falta(inicio + ' '.repeat(10 * megabyte) + final)).toBe(pdfGrande)
})

test.each(['', 'PK\u0003\u0004', ` ${inicio}${final}`, `${final}%PDF-`, '<html>'])('%j is not a PDF', texto =>
  expect(falta(texto)).toBe(soloPdf),
)

describe('a PDF is whole', () => {
  test.each([
    ['when it ends by the book', final],
    ['with other line ends', 'startxref\r\n99\r\n%%EOF'],
    ['with NULs for blanks', 'startxref\0\0\u00007\0\0%%EOF'],
    ['with the index right after its word', 'startxref12%%EOF'],
    ['with what a scanner or a mail leaves behind it', `${final}\0\0\0--boundary 7 objects\n`],
    ['with changes appended', `${final}2 0 obj\n<<>>\nendobj\nstartxref\n99\n%%EOF\n`],
  ])('%s', (_, cierre) => expect(falta(inicio + cierre)).toBeUndefined())
})

describe('a PDF is cut', () => {
  test.each([
    ['after its heading', ''],
    ['before its end', 'startxref\n1234\n'],
    ['with an end and no index', '%%EOF\n'],
    ['with its index after its end', '%%EOF\nstartxref\n1234\n'],
    ['with an index that is no number', 'startxref\nabcd\n%%EOF\n'],
    ['with an index without a figure', 'startxref\n%%EOF\n'],
    ['with something before the figure of the index', 'startxref x 12\n%%EOF\n'],
    ['with something between index and end', 'startxref\n12\nendobj\n%%EOF\n'],
    ['in a later part', `${final}2 0 obj\n<< /Len`],
    ['in a later part whose heading has many blanks', `${final}2 0 \t\n obj\n`],
  ])('%s', (_, cierre) => expect(falta(inicio + cierre)).toBe(pdfCortado))
})

describe('a PDF is protected', () => {
  test.each([
    ['by a reference', '/Encrypt 12 0 R'],
    ['by a reference over several lines', '/Encrypt\r\n12\n\n10  R'],
    ['by a reference with NULs', '/Encrypt\0\u000012\0\u00000\0R'],
    ['in place', '/Encrypt << /Filter /Standard >>'],
    ['in place, without a blank', '/Encrypt<</Filter/Standard>>'],
  ])('%s', (_, clave) => expect(falta(`${inicio}trailer << ${clave} >>\n${final}`)).toBe(faltasAlAbrir.protegido))

  test.each([
    '/EncryptMetadata true',
    '/Encrypt x 0 R',
    '/Encrypt 12 R',
    '/Encrypt 12 0 S',
    'Encrypt 12 0 R',
    '/Encrypt <',
  ])('not by %s', clave => expect(falta(`${inicio}trailer << ${clave} >>\n${final}`)).toBeUndefined())
})
