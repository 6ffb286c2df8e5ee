import { describe, expect, test } from 'vitest'
import { documentosDe, esVisible } from '../../src/domain/documentos.ts'
import { grados } from '../../src/domain/programas.ts'

const mexicana = 2
const visibles = (grado: string, nacionalidad: number) =>
  documentosDe(grado).filter(nombre => esVisible(nombre, nacionalidad))

/** Returns the hidden documents of a degree, as the specification lists them. (B §5, Documentation) */
const ocultos = (grado: string, nacionalidad: number) =>
  documentosDe(grado).filter(nombre => !esVisible(nombre, nacionalidad))

describe.each(['Licenciatura', 'Ingeniería', 'Técnico Superior Universitario o Profesional Asociado'])('%s', grado => {
  test('a Mexican student owes no apostille', () => {
    expect(visibles(grado, mexicana)).toEqual([
      'Acta de nacimiento',
      'Identificación oficial',
      'CURP',
      'Certificado de bachillerato',
      'Diploma de bachillerato',
    ])
    expect(ocultos(grado, mexicana)).toEqual([
      'Apostille de acta de nacimiento',
      'Apostille de identificación oficial',
      'Apostille de certificado de bachillerato',
      'Apostille de diploma de bachillerato',
    ])
  })
  test.each([1, 3])('of a foreign one (%i) only the CURP is hidden', nacionalidad =>
    expect(ocultos(grado, nacionalidad)).toEqual(['CURP']),
  )
})

describe.each(['Maestría', 'Especialidad', 'Doctorado'])('%s', grado => {
  test('a Mexican student owes no apostille', () => {
    expect(visibles(grado, mexicana)).toEqual([
      'Acta de nacimiento',
      'Identificación oficial',
      'CURP',
      'Certificado de licenciatura',
      'Acta de examen',
      'Título de licenciatura',
      'Cédula profesional',
      'Verificación de cédula profesional',
    ])
    expect(ocultos(grado, mexicana)).toEqual([
      'Apostille de acta de nacimiento',
      'Apostille de identificación oficial',
      'Apostille de certificado de licenciatura',
      'Apostille de acta de examen',
      'Apostille de título de licenciatura',
    ])
  })
  test.each([1, 3])('of a foreign one (%i) the CURP and both of the cédula are hidden', nacionalidad =>
    expect(ocultos(grado, nacionalidad)).toEqual(['CURP', 'Cédula profesional', 'Verificación de cédula profesional']),
  )
})

test('every degree that a programme may have is of one of the two groups', () => {
  expect(grados.map(grado => documentosDe(grado).length).toSorted()).toEqual([13, 13, 13, 9, 9, 9])
})

test('a document stored under a name no longer asked for is shown', () => {
  expect(esVisible('Carta de motivos', mexicana)).toBe(true)
})
