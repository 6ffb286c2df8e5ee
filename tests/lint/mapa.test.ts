import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from './frases.ts'

const mapa = readFileSync('docs/casa.md', 'utf8')
const rutas = [...mapa.matchAll(/(?<![\w/])(?:src|server|scripts|tests|docs)\/[\w./-]*\w|\.oxlintrc\.json/g)].map(
  ([ruta]) => ruta,
)

test('the drawing of the house and its walks name only what is there', () => {
  expect(rutas.length).toBeGreaterThan(40)
  expect(rutas.filter(ruta => !existsSync(ruta))).toEqual([])
})

test('the declarations read as the page quotes them', () => {
  expect(readFileSync('src/resources/materias.ts', 'utf8')).toContain(
    "min: [4, 'Los créditos no pueden ser menor a 4']",
  )
  expect(readFileSync('src/resources/materias.ts', 'utf8')).toContain("update: ['coordinador']")
})

test('the README tells of every event of the log', () => {
  const dichos = readFileSync('README.md', 'utf8')
  const tipos = /type LogEvent =([^/]+)/.exec(readFileSync('server/log/logEvent.ts', 'utf8'))?.[1] ?? ''
  const propios = filesIn('server', /\.ts$/).flatMap(cual => [
    ...readFileSync(cual, 'utf8').matchAll(/\bevent: ('[^']+')/g),
  ])
  const sucesos = [...tipos.matchAll(/('[^']+')/g), ...propios].map(([, suceso = '']) => suceso.slice(1, -1))
  expect(sucesos.length).toBeGreaterThan(15)
  expect(sucesos.filter(suceso => !dichos.includes(`\`${suceso}\``))).toEqual([])
})
