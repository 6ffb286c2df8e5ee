import { expect, test } from 'vitest'
import { solicitudesPorArchivo } from '../../src/domain/certificadosPorNombre.ts'

const solicitud = { n_folio: 'F-12', matricula_estudiante: 'A.1+ñ' }

const esDeLaSolicitud = (archivo: string, cual: typeof solicitud) =>
  solicitudesPorArchivo([archivo], [cual]).flat().includes(cual.n_folio)

test.each([
  ['its folio', 'F-12.pdf'],
  ['its folio among other words', 'certificado F-12 firmado.pdf'],
  ['its folio in small letters', 'cert_f-12.pdf'],
  ['the matrícula', 'A.1+ñ.pdf'],
  ['the matrícula as a Mac writes its ñ', 'A.1+ñ.pdf'.normalize('NFD')],
])('a file named by %s is meant for the request', (_, archivo) => {
  expect(esDeLaSolicitud(archivo, solicitud)).toBe(true)
})

test.each([
  ['a longer folio', 'F-123.pdf'],
  ['a folio that ends as this one', '3F-12.pdf'],
  ['a folio that goes on with a letter', 'F-12ñ.pdf'],
  ['nothing of it', 'certificado.pdf'],
  ['a matrícula in which a dot would stand for any letter', 'Ax1+ñ.pdf'],
])('a file named by %s is not: a certificate would reach somebody else', (_, archivo) => {
  expect(esDeLaSolicitud(archivo, solicitud)).toBe(false)
})

test('a folio with special characters is matched literally', () => {
  for (const signo of String.raw`\^$.*+?()[]{}|/-`)
    expect([
      signo,
      esDeLaSolicitud(`A${signo}B.pdf`, { n_folio: `A${signo}B`, matricula_estudiante: 'ninguna' }),
    ]).toEqual([signo, true])
})

const deAna = [
  { n_folio: '2026-00001', matricula_estudiante: 'ANA' },
  { n_folio: '2026-00002', matricula_estudiante: 'ANA' },
]
const deBeto = { n_folio: '2026-00003', matricula_estudiante: 'BETO' }

test.each<[string, string[], string[][]]>([
  [
    'folio and matrícula is of that folio alone',
    ['2026-00001 ANA.pdf', '2026-00002 ANA.pdf'],
    [['2026-00001'], ['2026-00002']],
  ],
  ['a matrícula alone may be of either request', ['ANA.pdf'], [['2026-00001', '2026-00002']]],
  [
    'a matrícula alone is of the request that no other file names',
    ['ANA.pdf', '2026-00001.pdf'],
    [['2026-00002'], ['2026-00001']],
  ],
  [
    'a matrícula alone, once all its requests have a file, may be of any',
    ['ANA.pdf', '2026-00001.pdf', '2026-00002.pdf'],
    [['2026-00001', '2026-00002'], ['2026-00001'], ['2026-00002']],
  ],
  [
    'two folios may be of both',
    ['2026-00001 y 2026-00003.pdf', 'BETO.pdf'],
    [['2026-00001', '2026-00003'], ['2026-00003']],
  ],
  [
    'the folio of one and the matrícula of another may be of both',
    ['2026-00001 BETO.pdf'],
    [['2026-00001', '2026-00003']],
  ],
  ['the folio of a request that was not chosen is of nobody', ['2026-00009 BETO.pdf'], [[]]],
])('a file named by %s', (_, archivos, folios) => {
  expect(solicitudesPorArchivo(archivos, [...deAna, deBeto])).toEqual(folios)
})
