import { expect, it } from 'vitest'
import { takeTurn } from '../../server/http/takeTurn.ts'
import { takeSharedTurn } from '../../server/auth/takeSharedTurn.ts'
import type { Queryable } from '../../server/db/queryable.ts'
import { openPool } from '../../server/db/openPool.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

const base = () => ({}) as Queryable
const settled = () => new Promise(resolve => setImmediate(resolve))

/** Creates jobs that report when they begin and end when told to. */
const trabajos = (db: Queryable) => {
  const empezados: string[] = []
  const finales = new Map<string, { resolve: (value: string) => void; reject: (error: Error) => void }>()
  const pedir = (nombre: string, quien = 'ana', lugares = 2) =>
    takeTurn(db, { whose: quien, places: lugares }, () => {
      empezados.push(nombre)
      return new Promise<string>((resolve, reject) => finales.set(nombre, { resolve, reject }))
    })
  return { empezados, finales, pedir }
}

it('as many as there are places run at once, the others one by one in the order in which they came', async () => {
  const { empezados, finales, pedir } = trabajos(base())
  const hechos = ['a', 'b', 'c', 'd'].map(nombre => pedir(nombre))
  await settled()
  expect(empezados).toEqual(['a', 'b'])
  finales.get('b')?.resolve('b')
  expect(await hechos[1]).toBe('b')
  await settled()
  expect(empezados).toEqual(['a', 'b', 'c'])
  finales.get('a')?.resolve('a')
  await settled()
  expect(empezados).toEqual(['a', 'b', 'c', 'd'])
  for (const nombre of ['c', 'd']) finales.get(nombre)?.resolve(nombre)
  expect(await Promise.all(hechos)).toEqual(['a', 'b', 'c', 'd'])
})

it('one that fails says so, and its place is free again', async () => {
  const { empezados, finales, pedir } = trabajos(base())
  const roto = pedir('roto', 'ana', 1)
  const siguiente = pedir('siguiente', 'ana', 1)
  await settled()
  finales.get('roto')?.reject(new Error('se cayó'))
  await expect(roto).rejects.toThrow('se cayó')
  await settled()
  finales.get('siguiente')?.resolve('bien')
  expect(await siguiente).toBe('bien')
  const ultimo = pedir('último', 'ana', 1)
  await settled()
  expect(empezados).toEqual(['roto', 'siguiente', 'último'])
  finales.get('último')?.resolve('bien')
  await ultimo
})

it('nobody waits for another name, nor for the works of another database', async () => {
  const [una, otra] = [trabajos(base()), trabajos(base())]
  const hechos = [una.pedir('a', 'ana', 1), una.pedir('b', 'eva', 1), otra.pedir('c', 'ana', 1)]
  await settled()
  expect([...una.empezados, ...otra.empezados]).toEqual(['a', 'b', 'c'])
  for (const { finales } of [una, otra]) for (const [nombre, { resolve }] of finales) resolve(nombre)
  await Promise.all(hechos)
})

it('one of each name runs at a time, across processes; a failure lets the next in', async () => {
  const { url, cerrar } = await baseDePrueba({ sinTablas: true })
  const procesos = Array.from({ length: 6 }, () => openPool(url))
  let [dentro, mas, hechos] = [0, 0, 0]
  const trabajo = async () => {
    dentro += 1
    mas = Math.max(mas, dentro)
    for (let vuelta = 0; vuelta < 20; vuelta++) await settled()
    dentro -= 1
    hechos += 1
    if (hechos === 3) throw new Error('se cayó')
  }
  const todos = procesos.flatMap(({ db }) => [1, 2, 3].map(() => takeSharedTurn(db, 'ana', trabajo)))
  const fallas = (await Promise.allSettled(todos)).filter(({ status }) => status === 'rejected')
  expect([mas, hechos, fallas.length]).toEqual([1, 18, 1])
  for (const { close } of procesos) await close()
  await cerrar()
})
