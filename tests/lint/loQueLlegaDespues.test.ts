import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The files that load whole screens: without their code there is no earlier state to keep. */
const screens = /^(admin\/(defer|routes)\/|landing\/|custom\/index\.ts$)/

test('whole screens alone are `lazy`: a dialog over one, or a part of one, survives the absence of its code', () => {
  const lazyOnes = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    path => /\.tsx?$/.test(path) && /\blazy\(/.test(readFileSync(join('src', path), 'utf8')),
  )
  expect(lazyOnes.length).toBeGreaterThan(0)
  expect(lazyOnes.filter(path => !screens.test(path))).toEqual([])
})
