import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import config from '../../vite.config.ts'

const construido = async () => {
  const { build } = await config({ command: 'build', mode: 'production', isSsrBuild: false })
  return [build?.target].flat()
}

/** Parses «Chrome y Edge 111, Firefox 121», also with «o», into the targets of a build: each name with the version that follows it. */
const nombrados = (prosa: string) =>
  [...prosa.matchAll(/([A-Z][a-z]+(?: [oy] [A-Z][a-z]+)*) (\d+(?:\.\d+)?)/g)].flatMap(([, nombres = '', version]) =>
    nombres.split(/ [oy] /).map(nombre => `${nombre.toLowerCase()}${version}`),
  )

it.each([
  ['index.html', /<p id="navegador"[^>]*>[^<]+\scon\s([^<]+)/],
  ['docs/operacion.md', /## Con qué navegadores se usa\s+([^\n]+?), o posteriores/],
])('the oldest browsers that %s names are those that the page is built for', async (archivo, donde) => {
  const [, prosa = ''] = donde.exec(await readFile(archivo, 'utf8')) ?? []
  const sola = prosa.replaceAll(/\([^)]*\)/g, '').replaceAll(/\s+/g, ' ')
  expect(nombrados(sola)).toEqual(await construido())
})
