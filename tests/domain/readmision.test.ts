import { expect, test } from 'vitest'
import { faltaParaReadmitir, sinEstudiante } from '../../src/domain/readmision.ts'
import { recordatoriosDe } from '../../src/domain/recordatorios.ts'

test.each([
  [
    'goes on in another record',
    { continua: true, activoEnOtroCuc: false },
    'Este estudiante ya continúa con otra matrícula',
  ],
  [
    'goes on and is active elsewhere',
    { continua: true, activoEnOtroCuc: true },
    'Este estudiante ya continúa con otra matrícula',
  ],
  [
    'is active at another campus',
    { continua: false, activoEnOtroCuc: true },
    'Este estudiante sigue activo en otro CUC: pida que allá lo den de baja primero',
  ],
  ['left, and goes on nowhere', { continua: null, activoEnOtroCuc: false }, undefined],
])('a person whose record %s', (_, anterior, falta) => {
  expect(faltaParaReadmitir(anterior)).toBe(falta)
})

test('does not tell whether matrícula or birth date was wrong', () => {
  expect(sinEstudiante).toBe('No se encontró un estudiante con esa matrícula y esa fecha de nacimiento')
})

test('an office reminds others and never itself: closing and reports are its own', () => {
  expect(recordatoriosDe).toEqual({
    coordinador: ['calificaciones', 'cierres', 'reportes', 'servicios'],
    escolar: ['calificaciones', 'servicios'],
  })
})
