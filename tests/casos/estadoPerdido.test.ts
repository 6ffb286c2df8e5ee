import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseLostStates } from '../../server/crud/casos/refuseLostStates.ts'
import { tables } from '../../server/university/tables.ts'
import { bajasTemporales } from '../../src/resources/bajasTemporales.ts'
import { house, registerHouse } from '../../src/schema/house.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { apertura, procesos } from '../harness/casos.ts'
import { escena, type Escena } from '../harness/escena.ts'

const { process } = bajasTemporales
const { states } = process

describe('a declaration without one of its former states', () => {
  let e: Escena
  beforeAll(async () => {
    e = await escena()
  })
  afterAll(() => e.cerrar())

  it('is refused while cases stand in it, and starts once none does', async () => {
    const proceso = procesos.find(({ name }) => name === 'bajasTemporales')
    if (!proceso) throw new Error('no process is declared')
    const token = await e.tokenDe('estudiante')
    const cuerpo = await apertura(e.app, proceso, e.reloj.ahora)
    const { data } = await e.pedir('POST', 'bajasTemporales', { token, cuerpo })
    await refuseLostStates(e.db)
    const { solicitada: _, ...quedan } = states
    const todo = house()
    const dicha: AnyResource = Object.assign({}, bajasTemporales, { process: { ...process, states: quedan } })
    registerHouse({ ...todo, resources: { ...todo.resources, bajasTemporales: dicha } })
    try {
      await expect(refuseLostStates(e.db)).rejects.toThrow(
        'Hay casos donde ningún proceso los espera:\n  bajasTemporales: hay 1 en el estado «solicitada», que ya no se declara. Declárelo, con un paso que salga de él, hasta que no quede ninguno.',
      )
      await e.db
        .update(tables.bajasTemporales)
        .set({ estado: 'rechazada' })
        .where(eq(tables.bajasTemporales.id_caso, data.id_caso ?? ''))
      await refuseLostStates(e.db)
    } finally {
      registerHouse(todo)
    }
  })
})
