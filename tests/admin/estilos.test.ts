// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { expect, it } from 'vitest'
import { nestAtRules } from '../../src/admin/theme/nestAtRules.ts'
import { prefix } from '../../src/admin/theme/prefix.ts'

/** Returns the CSS rules of a component's styles, without the empty ones that Emotion adds only in development. */
const reglas = (estilos: string) => {
  const container = document.createElement('div')
  const cache = createCache({ key: 'css', container, stylisPlugins: [prefix, nestAtRules], speedy: false })
  const dicho = serializeStyles([estilos])
  cache.insert('.a', dicho, cache.sheet, false)
  return [...container.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter(rule => !rule.endsWith('{}'))
}

it('writes a condition inside the rule that it holds, in its place', () => {
  expect(reglas('color:red;@media print{color:black;}&:hover{color:blue;}')).toEqual([
    '.a{color:red;}',
    '.a{@media print{color:black;}}',
    '.a:hover{color:blue;}',
  ])
})

it('writes it into each rule that it holds', () => {
  expect(reglas('@media (hover: none){&:hover,&.on b{color:red;}.c &{color:blue;}}')).toEqual([
    '.a:hover,.a.on b{@media (hover: none){color:red;}}',
    '.c .a{@media (hover: none){color:blue;}}',
  ])
})

it('leaves it around a pseudo-element and around another condition', () => {
  expect(reglas('@media print{color:red;&::before{color:blue;}}')).toEqual([
    '.a{@media print{color:red;}}',
    '@media print{.a::before{color:blue;}}',
  ])
  expect(reglas('&::before{@media print{color:blue;}}')).toEqual(['@media print{.a::before{color:blue;}}'])
  expect(reglas('@media print{@media (min-width:1px){color:red;}}')).toEqual([
    '@media print{@media (min-width:1px){.a{color:red;}}}',
  ])
})

it('leaves what moves as it is', () => {
  expect(reglas('@keyframes b{from{color:red;}}')).toEqual(['@keyframes b{from{color:red;}}'])
})

it('writes under its older name what some browser of today knows by that alone', () => {
  expect(reglas('user-select:none;display:flex;@media print{color-adjust:exact;}')).toEqual([
    '.a{-webkit-user-select:none;user-select:none;display:flex;}',
    '.a{@media print{-webkit-print-color-adjust:exact;color-adjust:exact;}}',
  ])
})
