import { describe, expect, it, test } from 'vitest'
import {
  aQuien,
  cucDicho,
  gradoDicho,
  lugarYFecha,
  programaDicho,
  semestreDicho,
  trato,
} from '../../src/domain/cartas.ts'
import { grados } from '../../src/domain/programas.ts'
import { con, conArticulo } from '../../src/domain/articulos.ts'

const sexos = ['H', 'M', null] as const

describe('somebody, by every sex', () => {
  it.each([
    ['H', 'el C.', 'al C.'],
    ['M', 'la C.', 'a la C.'],
    [null, '', 'a'],
    [undefined, '', 'a'],
  ] as const)('%s is «%s», «%s»', (sexo, dicho, despues) => {
    expect([trato(sexo), aQuien(sexo)]).toEqual([dicho, despues])
  })
})

describe('a programme, by every degree', () => {
  const esperados = {
    Licenciatura: 'de la Licenciatura en Comunalidad',
    Ingeniería: 'de la Ingeniería en Comunalidad',
    Maestría: 'de la Maestría en Comunalidad',
    Especialidad: 'de la Especialidad en Comunalidad',
    Doctorado: 'del Doctorado en Comunalidad',
    'Técnico Superior Universitario o Profesional Asociado':
      'de la carrera de Técnico Superior Universitario en Comunalidad',
  } as const

  it.each(grados)('%s, with its degree in the name or without', grado => {
    expect(con('de', programaDicho({ nombre: 'Comunalidad', grado }))).toBe(esperados[grado])
    const nombre = `${grado.replace(' o Profesional Asociado', '')} en Comunalidad`
    expect(con('de', programaDicho({ nombre, grado }))).toBe(esperados[grado])
  })

  it.each([
    ['Lic. en Derecho', 'Licenciatura', 'de la Licenciatura en Derecho'],
    ['LIC EN DERECHO', 'Licenciatura', 'de la Licenciatura EN DERECHO'],
    ['Ing. en Sistemas Computacionales', 'Ingeniería', 'de la Ingeniería en Sistemas Computacionales'],
    ['Ing. Civil', null, 'de la Ingeniería Civil'],
    ['Mtría. en Educación', 'Maestría', 'de la Maestría en Educación'],
    ['TSU en Enfermería', null, 'de la carrera de Técnico Superior Universitario en Enfermería'],
    ['T.S.U. en Enfermería', null, 'de la carrera de Técnico Superior Universitario en Enfermería'],
    ['Licitaciones', 'Especialidad', 'de la Especialidad en Licitaciones'],
    ['Esp.', 'Especialidad', 'de la Especialidad en Esp.'],
  ] as const)('«%s», with its degree shortened', (nombre, grado, dicho) => {
    expect(con('de', programaDicho({ nombre, grado }))).toBe(dicho)
  })

  it('is a programa where its degree is not known', () => {
    expect(con('de', programaDicho({ nombre: ' Comunalidad ' }))).toBe('del programa de Comunalidad')
  })

  it('reads right after every sex', () => {
    const frases = sexos.flatMap(sexo =>
      grados.map(grado => `${aQuien(sexo)} X, ${con('de', programaDicho({ nombre: 'Y', grado }))}`),
    )
    expect(new Set(frases).size).toBe(18)
    for (const frase of frases) expect(frase).not.toMatch(/\b(a el|de el|de la el|en en| {2})\b/)
  })
})

test.each([
  ['CUC Unión Hidalgo', 'en el CUC Unión Hidalgo', 'del CUC Unión Hidalgo'],
  ['Unión Hidalgo', 'en el CUC Unión Hidalgo', 'del CUC Unión Hidalgo'],
  ['Centro Ndaniguia', 'en el Centro Ndaniguia', 'del Centro Ndaniguia'],
  ['Unidad Mixteca', 'en la Unidad Mixteca', 'de la Unidad Mixteca'],
])('the campus «%s» is %s, %s', (nombre, en, de) => {
  expect([con('en', cucDicho(nombre)), con('de', cucDicho(nombre))]).toEqual([en, de])
})

test.each([
  ['Universidad Comunal', 'de la Universidad Comunal'],
  ['Instituto Tecnológico del Istmo', 'del Instituto Tecnológico del Istmo'],
  ['UABJO', 'de UABJO'],
  ['Elpidio Santos', 'de Elpidio Santos'],
])('the school «%s» is %s', (nombre, dicho) => {
  expect(con('de', conArticulo(nombre))).toBe(dicho)
})

test.each([
  ['Unión Hidalgo', 'Oaxaca', 'Unión Hidalgo, Oaxaca, a 21 de noviembre de 2026'],
  ['Córdoba', 'Veracruz de Ignacio de la Llave', 'Córdoba, Veracruz, a 21 de noviembre de 2026'],
  ['Toluca', 'México', 'Toluca, Estado de México, a 21 de noviembre de 2026'],
  ['', '', 'a 21 de noviembre de 2026'],
])('%s, %s: %s', (municipio, estado, dicho) => {
  expect(lugarYFecha({ municipio, estado }, '2026-11-21')).toBe(dicho)
})

test('degrees are abbreviated as in running text, semesters have their ordinal', () => {
  expect(['C', 'LIC', 'ING', 'MTRO', 'DR', null].map(grado => gradoDicho(grado))).toEqual([
    'C.',
    'Lic.',
    'Ing.',
    'Mtro.',
    'Dr.',
    '',
  ])
  for (const cargo of [
    'Directora general',
    'Presidenta municipal',
    'jefa de área',
    'Secretaria técnica',
    'Síndica',
    'C. Directora',
  ])
    expect(['C', 'ING', 'MTRO', 'DR'].map(grado => gradoDicho(grado, cargo))).toEqual(['C.', 'Ing.', 'Mtra.', 'Dra.'])
  for (const cargo of [
    'Director',
    'Titular de la Secretaría',
    'Secretaría técnica',
    'Presidente',
    'Dentista',
    '',
    null,
  ])
    expect(gradoDicho('MTRO', cargo)).toBe('Mtro.')
  expect([1, 3, 8, 12, 13].map(semestreDicho)).toEqual([
    'primer semestre',
    'tercer semestre',
    'octavo semestre',
    'duodécimo semestre',
    'semestre 13',
  ])
})
