import { expect, it } from 'vitest'
import { byHalves } from '../../server/crud/byHalves.ts'
import { resources } from '../../src/resources/index.ts'
import '../../server/universityServer.ts'

it('an unforeseen error of one record ends the work for all, and is not retried by halves', async () => {
  const tratados: number[] = []
  const tratar = (some: readonly number[], code: string) => {
    tratados.push(some.length)
    throw Object.assign(new Error('canceled'), { code })
  }
  const hacer = (code: string) =>
    byHalves(resources.estudiantes, [1, 2, 3, 4], {
      attempt: async some => tratar(some, code),
      refuse: () => undefined,
    })
  await expect(hacer('57014')).rejects.toThrow('canceled')
  expect(tratados.splice(0)).toEqual([4])
  await hacer('23505')
  expect(tratados).toEqual([4, 2, 1, 1, 2, 1, 1])
})
