import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const mapa = readFileSync('docs/casa.md', 'utf8')
const rutas = [...mapa.matchAll(/(?<![\w/])(?:src|server|scripts|tests|docs)\/[\w./-]*\w|\.oxlintrc\.json/g)].map(
  ([ruta]) => ruta,
)

test('the drawing of the house and its walks name only what is there', () => {
  expect(rutas.length).toBeGreaterThan(40)
  expect(rutas.filter(ruta => !existsSync(ruta))).toEqual([])
})

test('what is declared reads as the page says', () => {
  expect(readFileSync('src/resources/materias.ts', 'utf8')).toContain(
    "min: [4, 'Los créditos no pueden ser menor a 4']",
  )
  expect(readFileSync('src/resources/materias.ts', 'utf8')).toContain("update: ['coordinador']")
})
