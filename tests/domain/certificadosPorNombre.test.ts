import { expect, test } from 'vitest'
import { esDeLaSolicitud } from '../../src/domain/certificadosPorNombre.ts'

const solicitud = { n_folio: 'F-12', matricula_estudiante: 'A.1+ñ' }

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

test('whatever signs a folio has, it is looked for as it stands', () => {
  for (const signo of String.raw`\^$.*+?()[]{}|/-`)
    expect([
      signo,
      esDeLaSolicitud(`A${signo}B.pdf`, { n_folio: `A${signo}B`, matricula_estudiante: 'ninguna' }),
    ]).toEqual([signo, true])
})
