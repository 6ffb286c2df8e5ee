import { expect, test } from 'vitest'
import { siguienteIntento } from '../../src/domain/correos.ts'

const desde = new Date('2026-11-20T12:00:00Z')

test('a mail that could not leave waits longer each time, eighteen hours together, and is then given up', () => {
  const intentos = [1, 2, 3, 4, 5, 6, 7].map(cada => siguienteIntento(cada, desde)?.toISOString() ?? null)
  expect(intentos).toEqual([
    '2026-11-20T12:01:00.000Z',
    '2026-11-20T12:05:00.000Z',
    '2026-11-20T12:15:00.000Z',
    '2026-11-20T13:00:00.000Z',
    '2026-11-20T16:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
    null,
  ])
})
