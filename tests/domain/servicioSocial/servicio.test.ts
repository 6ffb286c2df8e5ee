import { describe, expect, it } from 'vitest'
import { estadosEnCurso } from '../../../src/domain/servicioSocial/estados.ts'
import {
  fases,
  fasesDe,
  liberacion,
  nombreDeFase,
  nombreParaEstudiante,
} from '../../../src/domain/servicioSocial/fases.ts'
import { faltaDeTransicion, primeroLaCarta } from '../../../src/domain/servicioSocial/faltaDeTransicion.ts'
import {
  estadoDeServicio,
  estaAbierta,
  faseActual,
  turno,
  type Servicio,
} from '../../../src/domain/servicioSocial/servicio.ts'
import { transiciones } from '../../../src/domain/servicioSocial/transiciones.ts'
import { alcanzables, despues, despuesDe, pasosDe, servicioNuevo } from './alcanzables.ts'

const todos = alcanzables()
const con = (
  periodo: Servicio['periodo'],
  cambios: Partial<Record<number, Servicio['estados'][number]>>,
): Servicio => ({ periodo, estados: fases.map((_, fase) => cambios[fase] ?? 'pendiente') })

describe('the machine', () => {
  it('has twelve phases, named as people name them', () => {
    expect(fases.map((_, fase) => nombreDeFase(fase))).toEqual([
      'Informacion servicio',
      'Carta de solicitud',
      'Carta de aceptacion',
      'Reporte bimestral 1',
      'Reporte bimestral 2',
      'Reporte bimestral 3',
      'Reporte bimestral 4',
      'Reporte bimestral 5',
      'Reporte bimestral 6',
      'Carta de terminacion',
      'Recibo de pago',
      'Carta de liberacion',
    ])
    expect(nombreParaEstudiante(liberacion)).toBe('Completado')
    expect(nombreParaEstudiante(3)).toBe('Reporte bimestral 1')
  })

  it('has four steps: the student sends, the office accepts or rejects what was sent, the coordinación delivers the letter', () => {
    const conDocumento = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(transiciones).toEqual([
      { accion: 'enviar', rol: 'estudiante', fases: conDocumento, desde: ['pendiente', 'rechazado'], hacia: 'enviado' },
      { accion: 'aceptar', rol: 'escolar', fases: conDocumento, desde: ['enviado'], hacia: 'aceptado' },
      { accion: 'rechazar', rol: 'escolar', fases: conDocumento, desde: ['enviado'], hacia: 'rechazado' },
      { accion: 'entregar', rol: 'coordinador', fases: [11], desde: ['pendiente'], hacia: 'aceptado' },
    ])
  })

  it('leads from every service that can be to a completed one', () => {
    expect(todos).toHaveLength(74)
    const llegan = new Set(todos.filter(servicio => estadoDeServicio(servicio) === 'completado').map(clave))
    let antes = -1
    while (llegan.size > antes) {
      antes = llegan.size
      for (const servicio of todos)
        if (pasosDe(servicio).some(paso => llegan.has(clave(despues(servicio, paso))))) llegan.add(clave(servicio))
    }
    expect(todos.filter(servicio => !llegan.has(clave(servicio)))).toEqual([])
  })

  it('never goes back but by a rejection, and never leaves a completed service', () => {
    for (const servicio of todos) {
      const siguientes = pasosDe(servicio).map(paso => despues(servicio, paso))
      if (estadoDeServicio(servicio) === 'completado') expect(siguientes).toEqual([])
      for (const siguiente of siguientes) expect(faseActual(siguiente)).toBeGreaterThanOrEqual(faseActual(servicio))
    }
  })

  it('shows reports 4 to 6 only in a year', () => {
    expect(fasesDe('semestre')).toEqual([0, 1, 2, 3, 4, 5, 9, 10, 11])
    expect(fasesDe('anio')).toHaveLength(12)
    expect(fasesDe(null)).toEqual(fasesDe('semestre'))
    for (const servicio of todos.filter(({ periodo }) => periodo !== 'anio')) {
      expect(servicio.estados.slice(6, 9)).toEqual(['pendiente', 'pendiente', 'pendiente'])
    }
  })

  it('always names the role in turn, with a step open to it', () => {
    for (const servicio of todos) {
      const quienes = pasosDe(servicio).map(({ accion }) => transiciones.find(cada => cada.accion === accion)?.rol)
      expect(turno(servicio) === 'nadie' ? quienes.length === 0 : quienes.some(rol => rol === turno(servicio))).toBe(
        true,
      )
    }
  })

  it('stands as its information until that is accepted, then as aceptado, and ends through pendiente_liberacion', () => {
    for (const servicio of todos) {
      const [fase, estado] = [faseActual(servicio), estadoDeServicio(servicio)]
      expect(estado).toBe(
        fase === 0
          ? servicio.estados[0]
          : fase < liberacion
            ? 'aceptado'
            : servicio.estados[liberacion] === 'aceptado'
              ? 'completado'
              : 'pendiente_liberacion',
      )
      expect(estadosEnCurso.some(cada => cada === estado)).toBe(estado !== 'completado')
    }
  })
})

describe('a phase', () => {
  it('opens when the service has come that far', () => {
    for (const servicio of todos) {
      for (const fase of fasesDe(servicio.periodo)) {
        const beside = faseActual(servicio) === 1 && fase === 2
        expect(estaAbierta(servicio, fase)).toBe(beside || fase <= faseActual(servicio))
      }
    }
  })

  it('leads a semester from its third report to the carta de terminacion', () => {
    const antes = con('semestre', {
      0: 'aceptado',
      1: 'aceptado',
      2: 'aceptado',
      3: 'aceptado',
      4: 'aceptado',
      5: 'enviado',
    })
    expect(faseActual(despuesDe(antes, 'aceptar', 5))).toBe(9)
    expect(faseActual(despuesDe({ ...antes, periodo: 'anio' }, 'aceptar', 5))).toBe(6)
  })

  it('2 waits for the decision of the letter, whichever it is, while the service is in 1', () => {
    for (const carta of ['pendiente', 'enviado'] as const) {
      expect(faltaDeTransicion(con('anio', { 0: 'aceptado', 1: carta, 2: 'enviado' }), 'aceptar', 2)).toBe(
        primeroLaCarta,
      )
    }
    const rechazada = con('anio', { 0: 'aceptado', 1: 'rechazado', 2: 'enviado' })
    expect(faltaDeTransicion(rechazada, 'aceptar', 2)).toBeUndefined()
    expect(faseActual(despuesDe(rechazada, 'aceptar', 2))).toBe(1)
    expect(faseActual(con('anio', { 0: 'aceptado', 1: 'aceptado', 2: 'aceptado' }))).toBe(3)
    expect(faltaDeTransicion(con('anio', { 0: 'aceptado', 1: 'aceptado', 2: 'enviado' }), 'aceptar', 2)).toBeUndefined()
    expect(faltaDeTransicion(con('anio', { 0: 'aceptado', 1: 'enviado' }), 'enviar', 2)).toBeUndefined()
  })

  it.each([
    ['enviar', 0, con(null, { 0: 'enviado' }), 'La fase «Informacion servicio» ya fue enviada y está en revisión'],
    ['enviar', 0, con('anio', { 0: 'aceptado' }), 'La fase «Informacion servicio» ya fue aceptada'],
    ['enviar', 3, con('anio', { 0: 'aceptado' }), 'La fase «Reporte bimestral 1» todavía no está abierta'],
    [
      'enviar',
      6,
      con('semestre', { 0: 'aceptado' }),
      'La fase «Reporte bimestral 4» solo corresponde a un servicio social de 1 Año',
    ],
    ['enviar', 11, con('anio', {}), 'La carta de liberación la entrega la coordinación académica'],
    ['aceptar', 1, con('anio', { 0: 'aceptado' }), 'La fase «Carta de solicitud» todavía no ha sido enviada'],
    [
      'rechazar',
      1,
      con('anio', { 0: 'aceptado', 1: 'rechazado' }),
      'La fase «Carta de solicitud» ya fue decidida: rechazado',
    ],
    [
      'entregar',
      11,
      { periodo: 'anio', estados: fases.map(() => 'aceptado' as const) },
      'El servicio social ya fue completado',
    ],
    ['entregar', 11, con('anio', { 0: 'aceptado' }), 'El servicio social no está pendiente de liberación'],
    ['entregar', 3, con('anio', { 0: 'aceptado' }), 'La fase «Reporte bimestral 1» no admite esta acción'],
  ] as const)('refuses to %s phase %i with a sentence', (accion, fase, servicio, falta) => {
    expect(faltaDeTransicion(servicio, accion, fase)).toBe(falta)
  })

  it('stays as it is under a step that it does not have', () => {
    const servicio = con('anio', { 0: 'aceptado', 3: 'enviado' })
    expect(despuesDe(servicio, 'entregar', 3)).toEqual(servicio)
    expect(nombreDeFase(12)).toBe('')
  })

  it('of a new service asks for the information first', () => {
    expect(pasosDe(servicioNuevo)).toEqual([
      { accion: 'enviar', fase: 0, periodo: 'semestre' },
      { accion: 'enviar', fase: 0, periodo: 'anio' },
    ])
  })
})

const clave = (servicio: Servicio) => JSON.stringify(servicio)
