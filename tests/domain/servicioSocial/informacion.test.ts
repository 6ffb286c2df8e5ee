import { expect, test } from 'vitest'
import { avisoDePeriodo, faltaDeDias } from '../../../src/domain/servicioSocial/informacion.ts'

test('a service whose last day has not come says which it is', () => {
  expect(faltaDeDias('2027-03-01', '2027-02-28')).toBe('El servicio termina el 1 de marzo de 2027, que aún no llega.')
  expect([faltaDeDias('2027-03-01', '2027-03-01'), faltaDeDias(null, '2027-03-01')]).toEqual([undefined, undefined])
})

test('dates that differ from the length of the service by more than a month are told', () => {
  const revise = 'revise las fechas y el periodo, que decide cuántos reportes se piden'
  expect(avisoDePeriodo('semestre', '2026-03-01', '2027-03-01')).toBe(
    `De la fecha de inicio a la fecha final hay 12 meses, y «1 Semestre» son 6: ${revise}`,
  )
  expect(avisoDePeriodo('anio', '2026-03-01', '2026-04-15')).toBe(
    `De la fecha de inicio a la fecha final hay 1 mes, y «1 Año» son 12: ${revise}`,
  )
  for (const [periodo, final] of [
    ['semestre', '2026-08-01'],
    ['semestre', '2026-10-01'],
    ['anio', '2027-02-01'],
    ['anio', '2027-04-01'],
  ] as const)
    expect(avisoDePeriodo(periodo, '2026-03-01', final)).toBeUndefined()
  for (const [periodo, inicio, final] of [
    [null, '2026-03-01', '2026-04-01'],
    ['anio', null, '2026-04-01'],
    ['anio', '2026-03-01', '2026-02'],
    ['anio', '2026-04-01', '2026-03-01'],
  ] as const)
    expect(avisoDePeriodo(periodo, inicio, final)).toBeUndefined()
})
