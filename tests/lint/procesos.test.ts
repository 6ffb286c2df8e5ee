import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { archivo, dibujos } from '../../scripts/procesos/dibujos.ts'

test('the processes are drawn as they are declared: npm run procesos', async () => {
  expect(readFileSync(archivo, 'utf8')).toBe(await dibujos())
})
