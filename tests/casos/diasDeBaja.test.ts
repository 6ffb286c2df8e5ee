import { expect, it } from 'vitest'
import { bajasTemporales } from '../../src/resources/bajasTemporales.ts'
import { validate } from '../../src/schema/validate.ts'
import { solicitud } from './solicitud.ts'

const faltaDe = (fecha_inicio: string, fecha_final: string) =>
  validate(bajasTemporales, 'create', { ...solicitud, fecha_inicio, fecha_final }, { today: '2026-09-10' }).errors
    .fecha_final

it.each([
  ['2026-09-01', '2026-09-10', undefined],
  ['1990-01-01', '1991-01-01', 'El último día de la baja ya pasó'],
  ['2026-09-01', '2026-09-09', 'El último día de la baja ya pasó'],
  ['2026-12-01', '2026-11-01', 'El último día debe ser posterior al primero'],
])('a leave from %s to %s, asked for on 10 September 2026: %s', (inicio, final, falta) => {
  expect(faltaDe(inicio, final)).toBe(falta)
})

it('confirms a leave under way without a word of its first day', () => {
  const { confirm } = bajasTemporales.process.steps.confirmar ?? {}
  const dicho = (hoy: string) => typeof confirm === 'function' && confirm({ fecha_inicio: '2026-12-01' }, hoy)
  expect(dicho('2026-12-01')).toBe('El estudiante quedará inactivo y ya no podrá ingresar.')
  expect(dicho('2026-11-30')).toContain('desde hoy')
})

it('nor are office and student told of it', () => {
  const told = Object.values(bajasTemporales.process.tells?.confirmada ?? {})
  const dichos = (today: string) =>
    told.map(dice => {
      const paso = { step: 'confirmar', comment: null, record: solicitud, today }
      return typeof dice === 'function' ? dice({}, paso)?.text : dice
    })
  const aunNo =
    ' Su cuenta queda inactiva desde el 30 de noviembre de 2026, aunque la baja comienza el 1 de diciembre de 2026.'
  expect(dichos('2026-11-30').every(dicho => dicho?.endsWith(aunNo))).toBe(true)
  expect(dichos('2026-12-01').join()).not.toContain('queda inactiva')
  expect(dichos('2026-12-01')).toHaveLength(2)
})
