import { describe, expect, test } from 'vitest'
import { cuandoChocan, fraseDeChoque, horasLibres, seTraslapan, type Ocupacion } from '../../src/domain/choques.ts'

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
  const viernes = clase('10:00', '11:00', [1, 5])
  expect(seTraslapan(viernes, { ...viernes, fecha_inicio: '2026-12-11', fecha_final: '2027-02-01' })).toBe(true)
  expect(seTraslapan(viernes, { ...viernes, fecha_inicio: '2026-12-12', fecha_final: '2027-02-01' })).toBe(false)
})

test('of periods that share a few dates, classes of other days of the week are never at once', () => {
  const una = clase('10:00', '11:00', [1, 3])
  const desde = (fecha_inicio: string, dias: number[]) => ({ ...una, dias, fecha_inicio, fecha_final: '2027-02-01' })
  expect(seTraslapan(una, desde('2026-12-11', [1, 3]))).toBe(false)
  expect(seTraslapan(desde('2026-12-11', [1, 3]), una)).toBe(false)
  expect(seTraslapan(una, desde('2026-12-10', [3]))).toBe(false)
  expect(seTraslapan(una, desde('2026-12-09', [3]))).toBe(true)
  expect(seTraslapan(una, desde('2026-12-05', [1]))).toBe(true)
  expect(seTraslapan(una, desde('2026-12-06', [1, 6]))).toBe(true)
  expect(seTraslapan({ ...una, dias: [6] }, desde('2026-12-06', [6]))).toBe(false)
})

test('classes that meet at one hour only before or after each other are not at once', () => {
  const una = clase('10:00', '11:00')
  expect(seTraslapan(una, clase('09:00', '10:00'))).toBe(false)
  expect(seTraslapan(una, clase('09:00', '10:01'))).toBe(true)
  const viernes = { ...una, dias: [5] }
  expect(seTraslapan({ ...viernes, fecha_inicio: '2026-12-12', fecha_final: '2027-02-01' }, viernes)).toBe(false)
  expect(seTraslapan({ ...viernes, fecha_inicio: '2026-12-11', fecha_final: '2027-02-01' }, viernes)).toBe(true)
})

describe('the message about a class that is already there', () => {
  const botanica = {
    ...clase('09:00', '10:30', [1, 3, 5]),
    materia: 'Botánica',
    facilitador: 'Luz Paz',
    cuc: 'CUC Tlaxiaco',
    grupo: 'G1',
    salon: 'S2',
  }
  const { fecha_inicio, fecha_final } = botanica
  const una = { dias: [5, 1], fecha_inicio, fecha_final }

  test('names the days that both have, in the order of the week, and its hours', () => {
    expect(cuandoChocan(botanica, una)).toBe('lunes y viernes 09:00–10:30')
    expect(cuandoChocan(botanica, { ...una, dias: [3] })).toBe('miércoles 09:00–10:30')
  })

  test('names of the days that both have those alone that come on a date of both periods', () => {
    const siguiente = { dias: [1, 3, 5], fecha_inicio: '2026-12-09', fecha_final: '2027-04-01' }
    expect(cuandoChocan(botanica, siguiente)).toBe('miércoles y viernes 09:00–10:30')
    expect(fraseDeChoque('salon', botanica, { ...siguiente, fecha_inicio: fecha_final })).toContain(' viernes 09:00')
  })

  test.each([
    ['facilitador', 'Luz Paz ya da «Botánica» lunes y viernes 09:00–10:30 en CUC Tlaxiaco (grupo G1, salón S2)'],
    ['grupo', 'El grupo G1 ya tiene «Botánica» lunes y viernes 09:00–10:30 (con Luz Paz, salón S2)'],
    ['salon', 'El salón S2 ya está ocupado lunes y viernes 09:00–10:30 por «Botánica» (grupo G1, con Luz Paz)'],
  ] as const)('with the same %s: who, what, when and where', (porQue, frase) => {
    expect(fraseDeChoque(porQue, botanica, una)).toBe(frase)
  })

  test.each([
    [['Ana'], 'Ana cursa ya'],
    [['Ana', 'Eva'], 'Ana y Eva cursan ya'],
    [['Ana', 'Eva', 'Isa', 'Paz'], 'Ana, Eva, Isa y Paz cursan ya'],
    [['Ana', 'Eva', 'Isa', 'Paz', 'Sol'], 'Ana, Eva, Isa y 2 estudiantes más cursan ya'],
    [['Ana', 'Eva', 'Isa', 'Paz', 'Sol', 'Luz'], 'Ana, Eva, Isa y 3 estudiantes más cursan ya'],
  ])('with students %j: four by name, of more the first three and how many else', (nombres, frase) => {
    expect(fraseDeChoque('estudiantes', botanica, una, nombres)).toBe(
      `${frase} «Botánica» lunes y viernes 09:00–10:30 (grupo G1, salón S2)`,
    )
  })
})
