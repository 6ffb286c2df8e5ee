import english from 'ra-language-english'
import { expect, it } from 'vitest'
import { spanishTexts } from '../../src/admin/i18n/spanishTexts.ts'
import { i18nProvider } from '../../src/admin/i18n/i18nProvider.ts'

type Arbol = { [clave: string]: Arbol | string | undefined }

const hojas = (arbol: Arbol, camino = ''): [string, string][] =>
  Object.entries(arbol).flatMap(([clave, valor]): [string, string][] =>
    typeof valor === 'object' ? hojas(valor, `${camino}${clave}.`) : [[camino + clave, valor ?? '']],
  )
const ingles = hojas(english)
const nuestras = new Map(hojas(spanishTexts))
const huecos = (texto: string) => [...new Set(texto.match(/%\{\w+\}/g))]

it('no key of react-admin is missing', () => {
  expect(ingles.length).toBeGreaterThan(150)
  expect(ingles.filter(([clave]) => !nuestras.has(clave)).map(([clave]) => clave)).toEqual([])
})

it('nothing was left in English', () => {
  const palabras = (texto: string) => /[a-z]{2}/i.test(texto.replace(/%\{\w+\}/g, ''))
  const iguales = ingles
    .filter(([clave, texto]) => nuestras.get(clave) === texto && palabras(texto))
    .map(([clave]) => clave)
  expect(iguales.sort()).toEqual(['ra.boolean.false', 'ra.configurable.inspector.title', 'ra.message.no'])
})

it('no text asks for a value that react-admin does not give', () => {
  const sobran = ingles.flatMap(([clave, texto]) =>
    huecos(nuestras.get(clave) ?? '')
      .filter(hueco => !huecos(texto).includes(hueco))
      .map(hueco => `${clave} ${hueco}`),
  )
  expect(sobran).toEqual([])
})

it('a text that is no key is shown as it stands', () => {
  expect(i18nProvider.translate("La 'clave del CUC' es requerida")).toBe("La 'clave del CUC' es requerida")
})
