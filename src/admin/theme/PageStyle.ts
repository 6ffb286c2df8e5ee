import { useInsertionEffect } from 'react'
import { nonceOfPage } from './nonceOfPage.ts'
import page from './page.css?inline'
import { styleCache } from './styleCache.ts'
import { theme } from './theme.ts'

/** Inserts the styles of the page while mounted: the theme's variables in both schemes, the light ones for paper, and the base of every page. Built before anybody signs in, since MUI would do it while the first screen is drawn. */
export const PageStyle = () => {
  useInsertionEffect(() => {
    const style = Object.assign(document.createElement('style'), { nonce: nonceOfPage(), textContent: text })
    document.head.insertBefore(style, styleCache().sheet.tags[0] ?? null)
    return () => style.remove()
  }, [])
  return null
}

const rule = (selector: string, said: object) =>
  `${selector}{${Object.entries(said)
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
    .join(';')}}`

const sheets = theme.generateStyleSheets().flatMap(sheet => Object.entries(sheet))
const daylight = sheets.filter(([selector]) => selector.includes('[data-light]')).map(([, said]) => said)

const text = [
  ...sheets.map(([selector, said]) => rule(selector, said)),
  `@media print{${daylight.map(said => rule('html[data-dark]', said)).join('')}}`,
  page,
].join('')
