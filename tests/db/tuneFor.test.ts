import { expect, test } from 'vitest'
import { tunedInWords } from '../../server/db/embedded/thisMachine.ts'
import { tuneFor } from '../../server/db/embedded/tuneFor.ts'

const GB = 2 ** 30
const tamanios = ['shared_buffers', 'work_mem', 'maintenance_work_mem', 'effective_cache_size', 'max_wal_size'] as const
const megas = (memory: number, cores = 4) => {
  const settings = tuneFor({ memory, cores })
  return tamanios.map(nombre => Number(/^(\d+)MB$/.exec(settings[nombre] ?? '')?.[1]))
}

test.each([
  [GB / 4, [64, 4, 32, 128, 512]],
  [GB, [128, 4, 64, 512, 512]],
  [8 * GB, [1024, 32, 512, 4096, 2048]],
  [256 * GB, [8192, 32, 512, 131072, 2048]],
])('%d bytes of memory', (memory, esperado) => expect(megas(memory)).toEqual(esperado))

test('connections, sorts and caches together leave half of the memory to others, from a gigabyte on', () => {
  for (let memory = GB; memory <= 128 * GB; memory *= 1.3) {
    const [buffers = 0, work = 0, maintenance = 0] = megas(memory)
    expect(buffers + work * 60 + 2 * maintenance).toBeLessThanOrEqual(memory / 2 / 2 ** 20 + 64)
  }
})

test('one processor is not divided', () => {
  expect(tuneFor({ memory: GB, cores: 1 }).max_parallel_workers_per_gather).toBe('0')
  expect(tuneFor({ memory: GB, cores: 2 }).max_parallel_workers_per_gather).toBe('1')
  expect(tuneFor({ memory: GB, cores: 64 }).max_parallel_workers_per_gather).toBe('2')
})

test('the start says it in one line', () => {
  const machine = { memory: 8e9, cores: 1 }
  expect(tunedInWords(machine, tuneFor(machine))).toBe(
    'PostgreSQL ajustado a 8 GB de memoria y 1 procesador: shared_buffers 953MB, work_mem 31MB, max_wal_size 1907MB.',
  )
})
