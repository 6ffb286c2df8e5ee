import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const paginas = ['README.md', 'asvs.md'].map(nombre => readFileSync(`docs/seguridad/${nombre}`, 'utf8'))

test('every test that the security pages name is there', () => {
  const nombrados = paginas.flatMap(texto => [...texto.matchAll(/(?<![\w/])[\w/]+\.test\.tsx?/g)].map(([ruta]) => ruta))
  expect(nombrados.length).toBeGreaterThan(100)
  expect([...new Set(nombrados)].filter(ruta => !existsSync(`tests/${ruta}`))).toEqual([])
})

test('every file and page that they lead to is there', () => {
  const rutas = paginas.flatMap(texto => [
    ...[...texto.matchAll(/\]\(([^)#h][^)#]*)\)/g)].map(([, ruta]) => `docs/seguridad/${ruta}`),
    ...[...texto.matchAll(/`((?:server|src|scripts)\/[\w./-]+)`/g)].map(([, ruta]) => String(ruta)),
  ])
  expect(rutas).not.toEqual([])
  expect(rutas.filter(ruta => !existsSync(ruta))).toEqual([])
})

/** Requirements of levels 1 and 2 by chapter, as counted in the released 5.0.0. Those of one line count each. */
test('every chapter is judged, and no requirement twice', () => {
  const juzgados = paginas.flatMap(texto =>
    [...texto.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, | to )?)+) \| ([^|]+) \|/gm)].flatMap(([, cuales = '']) =>
      [...cuales.matchAll(/(\d+\.\d+\.)(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(([, de = '', desde = '', hasta]) =>
        Array.from({ length: Number(hasta ?? desde) - Number(desde) + 1 }, (_, n) => `${de}${Number(desde) + n}`),
      ),
    ),
  )
  expect(juzgados.filter((uno, lugar) => juzgados.indexOf(uno) !== lugar)).toEqual([])
  const porCapitulo = (capitulo: number) => juzgados.filter(uno => uno.startsWith(`${capitulo}.`)).length
  const debidos = {
    1: 27,
    2: 11,
    3: 19,
    4: 10,
    5: 9,
    6: 35,
    7: 18,
    8: 7,
    9: 7,
    11: 14,
    12: 9,
    13: 13,
    14: 9,
    15: 13,
    16: 16,
  }
  for (const [capitulo, cuantos] of Object.entries(debidos))
    expect([capitulo, porCapitulo(Number(capitulo))]).toEqual([capitulo, cuantos])
})
