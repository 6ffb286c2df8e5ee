import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pasos } from '../../server/crud/casos/tables.ts'
import { refuseMovedPhases } from '../../server/upgrade/refuseMovedPhases.ts'
import { serviciosSociales } from '../../src/resources/serviciosSociales.ts'
import { house, registerHouse } from '../../src/schema/house.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { escena, type Escena } from '../harness/escena.ts'

const { process } = serviciosSociales
const { list } = process.phases ?? { list: [] }
const deHoy = list.map(({ name }) => name)
const todo = house()

/** Registers a house whose service has these phases. */
const conFases = (nombres: readonly string[]) => {
  const phases = { ...process.phases, list: nombres.map(name => ({ name, label: name })) }
  const dicha: AnyResource = Object.assign({}, serviciosSociales, { process: { ...process, phases } })
  registerHouse({ ...todo, resources: { ...todo.resources, serviciosSociales: dicha } })
}

let e: Escena
beforeAll(async () => {
  e = await escena()
  await refuseMovedPhases(e.db)
  const paso = {
    proceso: 'serviciosSociales',
    caso: 's1',
    paso: 'enviar',
    a: 'enviado',
    autor: 'Ana',
    rol: 'estudiante',
  }
  await e.db
    .insert(pasos)
    .values([9, 9, 11].map((fase, n) => ({ ...paso, n, fase, huella: `f${n}`, momento: e.reloj.ahora })))
})
afterEach(() => registerHouse(todo))
afterAll(() => e.cerrar())

const lugares = async () =>
  (await e.db.select({ fase: pasos.fase }).from(pasos).orderBy(pasos.n)).map(({ fase }) => fase)

describe('phases of a process', () => {
  it('may be added at the end, and behind all that cases took steps on', async () => {
    conFases([...deHoy, 'fase_doce'])
    await expect(refuseMovedPhases(e.db)).resolves.toBeUndefined()
    conFases([...deHoy, 'fase_trece', 'fase_doce'])
    await expect(refuseMovedPhases(e.db)).resolves.toBeUndefined()
    conFases(deHoy)
    await expect(refuseMovedPhases(e.db)).resolves.toBeUndefined()
  })

  it('that are gone are refused while steps stand on them, in the middle and at the end', async () => {
    conFases(deHoy.slice(0, -1))
    await expect(refuseMovedPhases(e.db)).rejects.toThrow('«fase_once» (1 paso) ya no está')
    conFases(deHoy.toSpliced(9, 1))
    await expect(refuseMovedPhases(e.db)).rejects.toThrow(
      'Hay fases que cambiaron de lugar:\n  serviciosSociales: «fase_nueve» (2 pasos) ya no está; «fase_once» (1 paso) pasó del lugar 11 al 10.',
    )
  })

  it('that are gone and had no steps are no part of the migration that is told', async () => {
    conFases(deHoy.toSpliced(5, 1))
    await expect(refuseMovedPhases(e.db)).rejects.toThrow(
      'UPDATE "pasos" SET "fase" = CASE "fase" WHEN 9 THEN 8 WHEN 11 THEN 10 END WHERE "proceso" = \'serviciosSociales\' AND "fase" IN (9, 11);',
    )
  })

  it('that moved are refused, until a migration brings their steps along as it is told', async () => {
    conFases(deHoy.toSpliced(9, 0, 'informe'))
    const falla: unknown = await refuseMovedPhases(e.db).catch(error => error)
    const [dicho = '', ...migracion] = String(falla).split('--a-mano):\n')
    expect(dicho).toContain(
      '«fase_nueve» (2 pasos) pasó del lugar 9 al 10; «fase_once» (1 paso) pasó del lugar 11 al 12.',
    )
    const [sentencias = '', despues] = migracion.join('').split('\n  Después ')
    expect(despues).toBe(
      'ponga al día dónde está cada caso (fase, status, turno, ultimo_movimiento, vence, dias_ausente, dias_restantes).',
    )
    await e.db.execute(sql.raw(sentencias))
    await refuseMovedPhases(e.db)
    expect(await lugares()).toEqual([10, 10, 12])
    registerHouse(todo)
    await expect(refuseMovedPhases(e.db)).rejects.toThrow('«fase_nueve» (2 pasos) pasó del lugar 10 al 9')
  })
})
