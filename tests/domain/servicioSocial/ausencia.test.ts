import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diasEntre, addDias } from '../../../src/domain/fechas.ts'
import {
  alAusentarse,
  alVolver,
  avisoDeAusencia,
  fechasMovidas,
  segunAusencia,
} from '../../../src/domain/servicioSocial/ausencia.ts'
import { yaNoSigue } from '../../../src/domain/servicioSocial/continuidad.ts'
import { dondeEsta, servicioSegun } from '../../../src/domain/servicioSocial/dondeEsta.ts'

const fechas = { fecha_inicio: '2026-03-01', fecha_final: '2027-03-01' }
const aceptadas = (cuantas: number, ...mas: string[]) => [...Array<string>(cuantas).fill('aceptado'), ...mas]
const enReporte = { ...dondeEsta(servicioSegun('anio', aceptadas(3)), '2026-03-10', fechas), ...fechas }
const salida = alAusentarse(enReporte, '2026-04-01')

test('the deadline of a student is on pause during an absence: as many days are left on the return as on leaving', () => {
  expect(enReporte).toMatchObject({ turno: 'estudiante', vence: '2026-05-01' })
  expect(salida).toEqual({ ausente_desde: '2026-04-01', turno: 'pausa', vence: null, dias_restantes: 30 })
  expect(alVolver({ ...enReporte, ...salida }, '2026-10-01')).toEqual({
    ausente_desde: null,
    dias_ausente: 183,
    turno: 'estudiante',
    ultimo_movimiento: '2026-10-01',
    vence: '2026-10-31',
    dias_restantes: null,
  })
})

test('a student late on leaving is as late on the return, and no later', () => {
  const tarde = { ...enReporte, ...alAusentarse(enReporte, '2026-05-04') }
  expect(tarde.dias_restantes).toBe(-3)
  expect(alVolver(tarde, '2026-09-10').vence).toBe('2026-09-07')
})

test('every later report moves by the days away', () => {
  const vuelto = { ...enReporte, ...salida, ...alVolver({ ...enReporte, ...salida }, '2026-10-01') }
  const { corrimiento } = fechasMovidas(vuelto, '2026-11-01')
  expect(corrimiento).toBe(183)
  expect(
    dondeEsta(servicioSegun('anio', aceptadas(4)), '2026-11-01', { ...fechas, corrimiento: corrimiento ?? 0 }).vence,
  ).toBe(addDias('2026-07-01', 183))
})

test('while the office or the coordination is awaited nothing is on pause; their days go on', () => {
  const enviado = { ...dondeEsta(servicioSegun('anio', aceptadas(3, 'enviado')), '2026-05-01', fechas), ...fechas }
  expect(alAusentarse(enviado, '2026-05-02')).toEqual({ ausente_desde: '2026-05-02' })
  expect(segunAusencia(enviado, { ausente_desde: '2026-05-02' })).toMatchObject({
    turno: 'escolar',
    vence: '2026-05-06',
  })
})

test('a phase sent back to an inactive student waits from that day on', () => {
  const rechazado = dondeEsta(servicioSegun('anio', aceptadas(3, 'rechazado')), '2026-05-10', fechas)
  const pausado = { ...rechazado, ...segunAusencia(rechazado, { ausente_desde: '2026-05-02' }) }
  expect(pausado).toMatchObject({ turno: 'pausa', vence: null, dias_restantes: 15 })
  expect(alVolver({ ...pausado, ...fechas, ausente_desde: '2026-05-02' }, '2026-08-01').vence).toBe('2026-08-16')
})

test('a report is due on the day of its own that the calendar has then, though part of the absence lay before the first day', () => {
  const antes = { ...enReporte, ...alAusentarse(enReporte, '2026-02-20') }
  const vuelto = { ...antes, ...alVolver(antes, '2026-03-11') }
  const { corrimiento = 0 } = fechasMovidas(vuelto, '2026-03-11')
  expect([corrimiento, vuelto.vence]).toEqual([10, addDias('2026-05-01', corrimiento)])
})

test('days before the first day of the service, and days before its information was accepted or sent, do not move its calendar', () => {
  const antes = { ...enReporte, ausente_desde: '2026-02-01' }
  expect(alVolver(antes, '2026-02-20').dias_ausente).toBe(0)
  expect(alVolver(antes, '2026-03-11').dias_ausente).toBe(10)
  expect(alVolver({ ...antes, status: 'rechazado', dias_ausente: 7 }, '2026-03-11').dias_ausente).toBeNull()
  expect(segunAusencia({ ...enReporte, status: 'pendiente' }, { dias_ausente: 7 }).dias_ausente).toBeNull()
})

test('any absences leave a student the days that were left, and move the calendar by the days away', () => {
  const tramo = fc.record({ dentro: fc.nat(90), fuera: fc.nat(400) })
  fc.assert(
    fc.property(fc.array(tramo, { maxLength: 4 }), tramos => {
      let servicio: Parameters<typeof alVolver>[0] = enReporte
      let [hoy, fuera] = ['2026-03-10', 0]
      for (const tramo of tramos) {
        hoy = addDias(hoy, tramo.dentro)
        const ido = { ...servicio, ...alAusentarse(servicio, hoy) }
        hoy = addDias(hoy, tramo.fuera)
        servicio = { ...ido, ...alVolver(ido, hoy) }
        fuera += tramo.fuera
      }
      expect([servicio.turno, servicio.dias_ausente ?? 0]).toEqual(['estudiante', fuera])
      expect(diasEntre(String(enReporte.vence), String(servicio.vence))).toBe(fuera)
    }),
  )
})

test.each([
  ['inactive', 'pausa', 3, false, 'no puede entrar al sistema ni recibe avisos de lo que aquí se decida. El plazo'],
  ['inactive while the office is awaited', 'escolar', 3, false, 'ni recibe avisos de lo que aquí se decida.'],
  ['going on, and active', 'escolar', 10, true, 'mientras esté activa, recibe con ella los avisos'],
  ['going on, and inactive there too', 'pausa', 10, true, 'no corre: con ella está inactivo, o comenzó otro'],
  ['going on without the service', 'pausa', 8, true, yaNoSigue],
] as const)('the office reads of a student %s no more than is so', (_, turno, fase, continua, dicho) => {
  expect(avisoDeAusencia({ status: 'aceptado', turno, fase }, { estatus: 0, continua })).toContain(dicho)
  expect(avisoDeAusencia({ status: 'completado', turno, fase }, { estatus: 0, continua })).toBeUndefined()
  expect(avisoDeAusencia({ status: 'aceptado', turno, fase }, { estatus: 1, continua: false })).toBeUndefined()
})
