import { afterAll, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena } from '../harness/escena.ts'
import { programa } from '../harness/filas.ts'

const e = await escena()
afterAll(() => e.cerrar())

const periodo = (nombre: string, fecha_inicio: string, fecha_final: string) =>
  ({ nombre, fecha_inicio, fecha_final, periodicidad: programa.periodicidad }) as const

describe('the periods of the month', () => {
  it.each(['2026-11-01T12:00:00-06:00', '2026-11-30T23:59:00-06:00'])(
    'are those that a day of it belongs to: asked on %s',
    async momento => {
      await e.db.delete(tables.periodos)
      await e.db
        .insert(tables.periodos)
        .values([
          periodo('acabó el mes pasado', '2026-06-01', '2026-10-31'),
          periodo('acaba el primero', '2026-06-01', '2026-11-01'),
          periodo('es de todo el mes', '2026-08-01', '2027-01-31'),
          periodo('empieza el último', '2026-11-30', '2027-04-30'),
          periodo('empieza el mes que viene', '2026-12-01', '2027-05-31'),
          { ...periodo('es de otra periodicidad', '2026-09-01', '2026-12-15'), periodicidad: 'Trimestre' },
        ])
      e.reloj.ahora = new Date(momento)
      const token = await e.tokenDe('escolar')
      const { texto } = await e.pedir('GET', `programa/${programa.clave}/periodos/mes/actual`, { token })
      const nombres = JSON.parse(texto).data.map(({ nombre }: { nombre: string }) => nombre)
      expect(nombres.toSorted()).toEqual(['acaba el primero', 'empieza el último', 'es de todo el mes'])
    },
  )
})
