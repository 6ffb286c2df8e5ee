import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A button that is disabled while it works loses the focus of the keys; only the question's «Confirmar» may, since it leaves with its question. */
test('a button that works keeps the focus', () => {
  const losing = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx'))
    .filter(path => /<Button\b(?:=>|[^>])*?\bloading=/.test(readFileSync(join('src', path), 'utf8')))
  expect(losing).toEqual([join('admin', 'confirm', 'ConfirmDialog.tsx')])
})
