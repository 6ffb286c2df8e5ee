import { describe, expect, test } from 'vitest'
import { clases } from '../../src/resources/clases.ts'
import { validate } from '../../src/schema/validate.ts'

const llave = '0e2c5f0e-8f57-4c1c-9d2f-0a1b2c3d4e5f'
const clase = {
  nombre: 'COM-1A_Álgebra',
  id_materia: llave,
  matricula: 'F'.padEnd(18, '0'),
  clave_programa: 'LICCOMUNAL',
  clave_grupo: 'COM-1A',
  id_periodo: llave,
  hora_inicio: '08:00',
  hora_final: '09:30',
  salon: 'Aula 1',
  dias: [1, 3],
}
const errores = (cambios: object) =>
  validate(clases, 'create', { ...clase, ...cambios }, { today: '2026-03-10' }).errors
const horas = (hora_inicio: unknown, hora_final: unknown) => errores({ hora_inicio, hora_final })

describe('the hours of a class', () => {
  test.each([
    ['07:00', '07:45'],
    ['20:00', '22:00'],
    ['20:00', '20:45'],
    ['08:00', '10:00'],
  ])('from %s to %s', (inicio, final) => expect(horas(inicio, final)).toEqual({}))
  test.each(['', null, '7:00', '24:00', '08:60', '0800', '08:00:00', 800])('%j is not hh:mm', hora => {
    expect(horas(hora, '09:30')).toEqual({ hora_inicio: 'Formato de hora incorrecto (hh:mm)' })
    expect(horas('08:00', hora)).toEqual({ hora_final: 'Formato de hora incorrecto (hh:mm)' })
  })
  test.each(['06:59', '20:01'])('does not begin at %s', inicio =>
    expect(horas(inicio, '21:30')).toMatchObject({
      hora_inicio: 'La hora de inicio debe ser entre las 07:00 hrs y las 20:00 hrs.',
    }),
  )
  test('is over at 22:00', () =>
    expect(horas('20:00', '22:01')).toEqual({ hora_final: 'El maximo de hora final es a las 22:00 hrs.' }))
  test.each(['09:00', '08:59'])('does not begin at 09:00 to end at %s', final =>
    expect(horas('09:00', final)).toEqual({ hora_inicio: 'La hora de inicio debe ser menor a la hora final' }),
  )
  test('lasts from 45 minutes to 2 hours', () => {
    expect(horas('08:00', '08:44')).toEqual({ hora_final: 'Debe haber al menos 45 minutos de diferencia' })
    expect(horas('08:00', '10:01')).toEqual({ hora_final: 'La duración máxima es de 2 horas' })
  })
})

describe('the form of a class', () => {
  test('asks for everything', () => {
    expect(validate(clases, 'create', {}, { today: '2026-03-10' }).errors).toMatchObject({
      nombre: 'El nombre de la asignatura es requerido',
      salon: 'El salón de la asignatura es requerido',
      dias: 'Seleccione al menos un día',
      id_materia: 'La materia es requerida',
      matricula: 'El facilitador es requerido',
      clave_grupo: 'El grupo es requerido',
      id_periodo: 'El periodo es requerido',
      clave_programa: 'El programa es requerido',
    })
  })
  test('counts the characters of the name and of the room', () => {
    expect(errores({ nombre: 'x'.repeat(150), salon: 'x'.repeat(50) })).toEqual({})
    expect(errores({ nombre: 'x'.repeat(151), salon: 'x'.repeat(51) })).toEqual({
      nombre: 'El nombre de la asignatura debe contener solo menos de 150 caracteres',
      salon: 'El salón de la asignatura debe contener máximo 50 caracteres',
    })
  })
  test('knows the days from Monday to Saturday', () => {
    expect(errores({ dias: [7] })).toHaveProperty('dias')
    expect(errores({ dias: [] })).toEqual({ dias: 'Seleccione al menos un día' })
  })
  test('decides neither of the two closes', () => {
    const { values } = validate(
      clases,
      'create',
      { ...clase, status_facilitador: true, status_escolar: true },
      { today: '2026-03-10' },
    )
    expect(values).not.toHaveProperty('status_facilitador')
    expect(values).not.toHaveProperty('status_escolar')
  })
})
