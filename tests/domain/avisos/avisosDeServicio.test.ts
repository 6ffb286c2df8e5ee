import { describe, expect, test } from 'vitest'
import { avisosDeServicio } from '../../../src/domain/avisos/avisosDeServicio.ts'
import { fases } from '../../../src/domain/servicioSocial/fases.ts'

const ana = { nombreC: 'Ana Ruiz' }
const caso = { periodo: 'semestre', del_cuc: 'CUC & 1' }
/** Returns the states of a service's phases, accepted up to `fase`, with these exceptions. */
const hasta = (fase: number, cambios: Partial<Record<number, string>> = {}) =>
  fases.map((_, numero) => cambios[numero] ?? (numero <= fase ? 'aceptado' : 'pendiente'))
const paso = (step: string, phase?: number, states?: readonly string[], comment: string | null = null) => ({
  step,
  comment,
  record: ana,
  ...(phase !== undefined && { phase }),
  ...(states && { states }),
})

describe('of a social service', () => {
  test('the student is told that it began, and where to go', () => {
    expect(avisosDeServicio.pendiente.estudiante()).toEqual({
      address: '/servicioSocialEstudiante',
      subject: 'Su servicio social está activo',
      text: 'Escriba la información de su servicio social y envíela a Servicios escolares.',
    })
  })

  test('the office reads the sender and the phase of each document; one without a phase is the information', () => {
    expect(avisosDeServicio.enviado.escolar(caso, paso('enviar', 3))).toEqual({
      subject: 'Servicio social: «Reporte bimestral 1» por revisar',
      text: 'Ana Ruiz envió «Reporte bimestral 1». Revise lo enviado y acéptelo o rechácelo.',
    })
    expect(avisosDeServicio.enviado.escolar(caso, paso('informar')).subject).toBe(
      'Servicio social: «Informacion servicio» por revisar',
    )
  })

  test('the office reads of a letter of acceptance that it cannot decide yet what goes before', () => {
    const aviso = (states: readonly string[]) => avisosDeServicio.enviado.escolar(caso, paso('enviar', 2, states))
    const texto = (states: readonly string[]) => aviso(states).text
    const asunto = (que: string) => `Servicio social: «Carta de aceptacion» ${que}`
    expect(aviso(hasta(0, { 1: 'enviado', 2: 'enviado' })).subject).toBe(asunto('recibida'))
    expect(aviso(hasta(1, { 2: 'enviado' })).subject).toBe(asunto('por revisar'))
    const despues =
      'Ana Ruiz envió «Carta de aceptacion». Podrá aceptarla o rechazarla cuando haya decidido «Carta de solicitud».'
    for (const carta of ['pendiente', 'enviado']) expect(texto(hasta(0, { 1: carta, 2: 'enviado' }))).toBe(despues)
    for (const states of [hasta(1, { 2: 'enviado' }), hasta(0, { 1: 'rechazado', 2: 'enviado' })])
      expect(texto(states)).toBe('Ana Ruiz envió «Carta de aceptacion». Revise lo enviado y acéptelo o rechácelo.')
  })

  test('a rejection reaches the student with its reason', () => {
    expect(avisosDeServicio.rechazado.estudiante(caso, paso('rechazar', 1, undefined, 'Falta el sello'))).toEqual({
      address: '/servicioSocialEstudiante',
      subject: 'Servicio social: se rechazó «Carta de solicitud»',
      text: 'Motivo: Falta el sello\nCorrija lo que se pide y vuelva a enviarlo.',
    })
    expect(avisosDeServicio.rechazado.estudiante(caso, paso('rechazar', 1)).text).toContain('Motivo: \n')
  })

  test.each([
    ['the next phase', 3, hasta(3), caso, 'Siga con «Reporte bimestral 2».'],
    [
      'the last letter but one after the third report of a semester',
      5,
      hasta(5),
      caso,
      'Siga con «Carta de terminacion».',
    ],
    ['a fourth report in a year', 5, hasta(5), { ...caso, periodo: 'anio' }, 'Siga con «Reporte bimestral 4».'],
    [
      'to wait, while another phase is being looked at',
      1,
      hasta(1, { 2: 'enviado' }),
      caso,
      'Lo demás que envió sigue en revisión.',
    ],
    [
      'that only the letter is missing',
      10,
      hasta(10),
      caso,
      'Falta que la Coordinación académica entregue su carta de liberación.',
    ],
  ])('an accepted phase tells the student %s', (_, fase, estados, de, sigue) => {
    const aviso = avisosDeServicio.aceptado.estudiante(de, paso('aceptar', fase, estados))
    const nombre = fases[fase]?.nombre
    expect(aviso).toEqual({
      address: '/servicioSocialEstudiante',
      subject: `Servicio social: se aceptó «${nombre}»`,
      text: `Servicios escolares aceptó «${nombre}». ${sigue}`,
    })
  })

  test('without known phases the next one is the information', () => {
    expect(avisosDeServicio.aceptado.estudiante({}, paso('aceptar', 0)).text).toContain(
      'Siga con «Informacion servicio».',
    )
  })

  test('the coordinador is told once, when only the letter is missing, and led to the campus', () => {
    expect(avisosDeServicio.aceptado.coordinador(caso, paso('aceptar', 10, hasta(10)))).toEqual({
      address: '/servicioSocialCoordinador?clave_cuc=CUC+%26+1',
      subject: 'Carta de liberación por generar',
      text: 'Ana Ruiz terminó su servicio social y espera su carta de liberación.',
    })
    expect(avisosDeServicio.aceptado.coordinador(caso, paso('aceptar', 9, hasta(9)))).toBeUndefined()
    expect(avisosDeServicio.aceptado.coordinador(caso, paso('entregar', 11, hasta(11)))).toBeUndefined()
  })

  test('the delivered letter is told to the student and to the office, and to nobody else', () => {
    const entrega = paso('entregar', 11, hasta(11))
    expect(avisosDeServicio.aceptado.estudiante(caso, entrega)).toEqual({
      address: '/servicioSocialEstudiante',
      subject: 'Servicio social completado',
      text: 'La Coordinación académica entregó su carta de liberación: su servicio social está completado.',
    })
    expect(avisosDeServicio.aceptado.escolar(caso, entrega)).toEqual({
      subject: 'Servicio social completado',
      text: 'La Coordinación académica entregó la carta de liberación de Ana Ruiz.',
    })
    expect(avisosDeServicio.aceptado.escolar(caso, paso('aceptar', 3, hasta(3)))).toBeUndefined()
  })
})
