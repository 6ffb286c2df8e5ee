import { beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '../../src/admin/createQueryClient.ts'
import { readAhead, whileAhead } from '../../src/admin/readAhead.ts'
import { answersAhead } from '../../src/api/answersAhead.ts'

const clave = ['materias', 'getList', 2]

let client = createQueryClient()
beforeEach(() => {
  client = createQueryClient()
})
const leida = () => client.getQueryCache().find({ queryKey: clave })
const frescura = () => {
  const query = leida()
  return query && whileAhead(query)
}

it('data read ahead counts as fresh for three seconds, once', async () => {
  await readAhead(client, clave, () => 'una')
  expect(frescura()).toBe(3000)
  client.setQueryData(clave, 'otra', { updatedAt: (leida()?.state.dataUpdatedAt ?? 0) + 1 })
  expect(frescura()).toBe(0)
})

it('data read while a write was under way is read again', async () => {
  answersAhead.noteWrite(1)
  await readAhead(client, clave, () => 'la de antes')
  answersAhead.noteWrite(-1)
  expect(frescura()).toBe(0)
})

it('a read that was on its way during a write does not count as a new one', async () => {
  let responder = (_dicho: string) => undefined as void
  const primera = readAhead(client, clave, () => new Promise<string>(resolve => (responder = resolve)))
  answersAhead.noteWrite(1)
  const segunda = readAhead(client, clave, () => 'la nueva')
  responder('la de antes')
  await Promise.all([primera, segunda])
  expect([leida()?.state.data, frescura()]).toEqual(['la de antes', 0])
})
