import { expect, test } from 'vitest'
import { horasLibres, seTraslapan, type Ocupacion } from '../../src/domain/choques.ts'

const clase = (hora_inicio: string, hora_final: string, dias = [1, 3]): Ocupacion => ({
  dias,
  hora_inicio,
  hora_final,
  fecha_inicio: '2026-08-03',
  fecha_final: '2026-12-11',
})
const inicios = (pedida: Ocupacion, ocupadas: readonly Ocupacion[], cuantas?: number) =>
  horasLibres(pedida, ocupadas, cuantas).map(({ hora_inicio, hora_final }) => `${hora_inicio}–${hora_final}`)

test('free hours of the same length, the nearest first, beside what is taken', () => {
  expect(inicios(clase('10:00', '11:30'), [clase('10:00', '11:30')])).toEqual([
    '08:30–10:00',
    '11:30–13:00',
    '08:00–09:30',
    '12:00–13:30',
  ])
  expect(inicios(clase('10:00', '11:00'), [clase('10:00', '11:00', [2])])[0]).toBe('10:00–11:00')
})

test('the whole day of work is offered, from its first beginning until its last end', () => {
  const todas = inicios(clase('12:00', '14:00'), [], 99)
  expect([todas.length, todas.includes('07:00–09:00'), todas.includes('20:00–22:00')]).toEqual([27, true, true])
  expect(todas.some(horas => horas > '20:00–22:00' || horas < '07:00–09:00')).toBe(false)
  expect(inicios(clase('19:00', '20:30'), [], 99)).toContain('20:00–21:30')
})

test('classes of other days, or of periods that do not touch, are at no hour at once', () => {
  const una = clase('10:00', '11:00')
  expect(seTraslapan(una, clase('10:30', '11:30'))).toBe(true)
  expect(seTraslapan(una, clase('11:00', '12:00'))).toBe(false)
  expect(seTraslapan(una, clase('10:30', '11:30', [2, 4]))).toBe(false)
  expect(seTraslapan(una, { ...una, fecha_inicio: '2026-12-11', fecha_final: '2027-02-01' })).toBe(true)
  expect(seTraslapan(una, { ...una, fecha_inicio: '2026-12-12', fecha_final: '2027-02-01' })).toBe(false)
})
