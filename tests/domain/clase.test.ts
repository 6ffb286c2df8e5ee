import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cierreDe, estadoDeCalificacion, faltaPara, sinEstudiantes, type Acto } from '../../src/domain/clase.ts'

const avances = [
  { status_facilitador: false, status_escolar: false, calificada: false },
  { status_facilitador: false, status_escolar: false, calificada: true },
  { status_facilitador: true, status_escolar: false, calificada: true },
  { status_facilitador: true, status_escolar: true, calificada: true },
] as const
const actos: readonly Acto[] = ['editar', 'eliminar', 'cambiarDeMateria', 'inscribir', 'facilitador', 'escolar']
const abiertos = (lugar: number) => actos.filter(acto => !faltaPara(acto, avances[lugar] ?? avances[0]))

describe('the acts still open on a class', () => {
  test.each([
    ['nobody graded', 0, actos],
    ['holds a grade that nobody submitted', 1, ['editar', 'facilitador', 'escolar']],
    ['its facilitador submitted', 2, ['editar', 'escolar']],
    ['the office closed', 3, []],
  ])('that %s', (_, lugar, esperados) => expect(abiertos(lugar)).toEqual(esperados))

  test('says the two sentences of the contract, and its own about what it is of', () => {
    expect(faltaPara('editar', avances[3])).toBe('Esta clase ya fue calificada asi que no puede ser editada')
    expect(faltaPara('inscribir', avances[2])).toBe(
      'Esta clase ya fue calificada, por lo tanto ya no puede modificar los datos',
    )
    expect(faltaPara('cambiarDeMateria', avances[1])).toBe('Ya hay calificaciones: este dato no se puede cambiar')
  })

  test('an act closed by a stage is not opened by a later one', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.constantFrom(...actos), (lugar, acto) => {
        if (!abiertos(lugar).includes(acto)) expect(abiertos(lugar + 1)).not.toContain(acto)
      }),
    )
  })
})

describe('a stage', () => {
  test.each([
    ['facilitador', 0, 3, 'Calificar', undefined],
    ['facilitador', 1, 3, 'Calificar', undefined],
    ['facilitador', 0, 0, 'No disponible', sinEstudiantes],
    ['facilitador', 2, 3, 'Calificada', cierreDe.facilitador.because],
    ['facilitador', 2, 0, 'Calificada', cierreDe.facilitador.because],
    ['escolar', 0, 3, 'No disponible', 'No disponible: el facilitador aún no ha calificado esta asignatura'],
    ['escolar', 2, 3, 'Calificar', undefined],
    ['escolar', 2, 0, 'No disponible', sinEstudiantes],
    ['escolar', 3, 3, 'Calificada', cierreDe.escolar.because],
  ] as const)('of the %s in state %i with %i students is %s', (etapa, lugar, cuantos, estado, porque) => {
    expect(estadoDeCalificacion(etapa, avances[lugar], cuantos)).toEqual({ estado, ...(porque && { porque }) })
  })
})

test('a class without students says who does what about it', () =>
  expect(sinEstudiantes).toBe(
    'La asignatura no tiene estudiantes: servicios escolares debe inscribirlos o, si no se impartió, eliminarla',
  ))
