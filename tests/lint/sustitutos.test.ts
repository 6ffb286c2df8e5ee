import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import config from '../../vite.config.ts'
import { filesIn } from './frases.ts'

/** The packages whose imports the web build replaces. */
const paquetes = [
  'ra-core/dist',
  'node-polyglot',
  '@emotion/react/dist',
  '@emotion/styled/dist',
  '@mui/material/locale',
  '@mui/material/TablePagination',
]

const pedidos = paquetes
  .flatMap(paquete => filesIn(`node_modules/${paquete}`, /\.m?js$/))
  .flatMap(archivo => {
    const texto = readFileSync(archivo, 'utf8')
    const importados = [...texto.matchAll(/import ([^'";]+?) from ['"]([^'"]+)['"]/g)]
    const requeridos = [...texto.matchAll(/require\(['"]([^'"]+)['"]\)/g)]
    return [
      ...importados.map(([, nombres = '', de = '']) => ({ de, nombres: nombresEn(nombres) })),
      ...requeridos.map(([, de = '']) => ({ de, nombres: [] })),
    ]
  })

const { resolve } = await config({ command: 'build', mode: 'production', isSsrBuild: false })
const sustitutos = [resolve?.alias ?? []]
  .flat()
  .flatMap(({ find, replacement }) => (replacement.includes('/native/') ? [[find, replacement] as const] : []))

test('the build of the page gives something of ours for some packages', () =>
  expect(sustitutos.length).toBeGreaterThan(7))

test.each(sustitutos)('a package still asks for %s, and ours has all that it takes of it', async (find, ours) => {
  const suyos = pedidos.filter(({ de }) => (typeof find === 'string' ? de === find : find.test(de)))
  expect(suyos).not.toEqual([])
  const tiene = Object.keys(await import(pathToFileURL(ours).href))
  expect(suyos.flatMap(({ nombres }) => nombres).filter(nombre => !tiene.includes(nombre))).toEqual([])
})

test('every pagination brings its buttons, since the build leaves out those of the package', () => {
  const tablas = filesIn('src', /\.tsx$/).flatMap(
    archivo => readFileSync(archivo, 'utf8').match(/<TablePagination[^]*?\/>/g) ?? [],
  )
  expect(tablas.length).toBeGreaterThan(1)
  expect(tablas.filter(tabla => !tabla.includes('ActionsComponent'))).toEqual([])
})

/** Returns the names imported by `{ humanize, transform as change }`, and `default` for a name outside the braces. */
function nombresEn(dicho: string): string[] {
  const [, propio, entreLlaves = ''] = /^([\w$]+)?[,\s]*(?:\{([^}]*)\})?/.exec(dicho) ?? []
  const nombrados = entreLlaves.split(',').map(cada => cada.trim().split(/\s+as\s+/)[0] ?? '')
  return [...(propio ? ['default'] : []), ...nombrados.filter(Boolean)]
}
