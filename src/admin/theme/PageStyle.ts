import { useInsertionEffect } from 'react'
import { nonceOfPage } from './nonceOfPage.ts'
import page from './page.css?inline'
import { styleCache } from './styleCache.ts'
import { theme } from './theme.ts'

/**
 * Inserts the page's styles while mounted: theme variables in both schemes, light ones for paper, and the base. Built
 * before sign-in, since MUI would do it while the first screen is drawn.
 */
export const PageStyle = () => {
  useInsertionEffect(() => {
    const style = Object.assign(document.createElement('style'), { nonce: nonceOfPage(), textContent: text })
    document.head.insertBefore(style, styleCache().sheet.tags[0] ?? null)
    return () => style.remove()
  }, [])
  return null
}

const rule = (selector: string, declarations: object) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
    .join(';')}}`

const sheets = theme.generateStyleSheets().flatMap(sheet => Object.entries(sheet))
const daylight = sheets
  .filter(([selector]) => selector.includes('[data-light]'))
  .map(([, declarations]) => declarations)

const text = [
  ...sheets.map(([selector, declarations]) => rule(selector, declarations)),
  `@media print{${daylight.map(declarations => rule('html[data-dark]', declarations)).join('')}}`,
  page,
].join('')
