import { expect, it } from 'vitest'
import { fraseDeYaEsta, nombreComparable } from '../../src/domain/mismaPersona.ts'

it.each([
  ['accents and Ñ', ['José', 'Peña', 'Núñez'], ['JOSE', 'Pena', 'Nunez']],
  ['the order of surnames', ['Ana', 'Cruz', 'López'], ['Ana', 'López', 'Cruz']],
  ['abbreviations', ['Ma. Gpe.', 'Hdez.', 'Mtz'], ['María Guadalupe', 'Hernández', 'Martínez']],
  ['particles and hyphens', ['María del Carmen', 'De la Cruz', 'García-López'], ['Ma. Carmen', 'Cruz', 'Garcia Lopez']],
  ['a missing surname', ['Ana', 'Cruz', null], ['Ana', 'Cruz', '']],
])('%s do not tell a name apart', (_, uno, otro) => {
  expect(nombreComparable(...uno)).toBe(nombreComparable(...otro))
})

it('another name is another', () => {
  expect(nombreComparable('Ana', 'Cruz', 'López')).not.toBe(nombreComparable('Ana', 'Cruz', 'Pérez'))
})

it('a duplicate is described by what matches, with its name, kind and campus', () => {
  expect(fraseDeYaEsta({ nombre: 'Ana Ruiz', tipo: 'Estudiante', cuc: 'CUC Tlaxiaco' }, 'curp')).toBe(
    'Ya hay una persona con esta CURP: Ana Ruiz (Estudiante, CUC Tlaxiaco)',
  )
  expect(fraseDeYaEsta({ nombre: 'Ana Ruiz', tipo: 'Facilitador', cuc: null }, 'nombre')).toBe(
    'Ya hay una persona con este nombre y fecha de nacimiento: Ana Ruiz (Facilitador)',
  )
})
