import { describe, expect, it } from 'vitest'
import { agendaDe, type ClaseDeAgenda } from '../../src/domain/agenda.ts'

const periodo = { nombre: '2026-B', fecha_inicio: '2026-08-03', fecha_final: '2027-01-29' }
const clase = (cambios: Partial<ClaseDeAgenda>): ClaseDeAgenda => ({
  id_clase: 'una',
  nombre: 'Milpa',
  salon: 'A1',
  dias: [1, 3],
  hora_inicio: '10:00',
  hora_final: '11:30',
  periodo,
  ...cambios,
})

describe('the agenda of a day', () => {
  it('has the classes of its weekday, by their hour', () => {
    const clases = [clase({}), clase({ id_clase: 'dos', hora_inicio: '08:00' }), clase({ id_clase: 'tres', dias: [2] })]
    const claves = (hoy: string) => agendaDe(clases, hoy).clases.map(({ id_clase }) => id_clase)
    expect(claves('2026-11-23')).toEqual(['dos', 'una'])
    expect(claves('2026-11-24')).toEqual(['tres'])
    expect(claves('2026-11-22')).toEqual([])
  })

  it('has none before the period begins or once it is over, and those of both its last days', () => {
    const cuantas = (hoy: string) => agendaDe([clase({ dias: [1, 2, 3, 4, 5, 6] })], hoy).clases.length
    expect(['2026-08-01', '2026-08-03', '2027-01-29', '2027-01-30'].map(cuantas)).toEqual([0, 1, 1, 0])
  })

  it('says the next date of the periods that counts, today too; none after the last', () => {
    const fecha = (hoy: string) => agendaDe([clase({})], hoy).fecha
    expect(fecha('2026-08-01')).toEqual({ dia: '2026-08-03', que: 'Inicia 2026-B' })
    expect(fecha('2026-08-03')).toEqual({ dia: '2026-08-03', que: 'Inicia 2026-B' })
    expect(fecha('2026-08-04')).toEqual({ dia: '2027-01-29', que: 'Termina 2026-B' })
    expect(fecha('2027-01-30')).toBeNull()
  })
})
