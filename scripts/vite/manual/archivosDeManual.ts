import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { medidasDeWebp } from './medidasDeWebp.ts'
import { pagina } from './pagina.ts'
import { redactado } from './redactado.ts'

const carpeta = 'docs/manual'

/** Returns every file of the manual as it is served, by its path: a page for the index and for each role, with pictures, style sheet and fonts. */
export async function archivosDeManual(): Promise<ReadonlyMap<string, string | Buffer>> {
  const [textos, fotos, { hoja, letras }] = await Promise.all([
    leidos(carpeta, '.md'),
    leidos(join(carpeta, 'imagenes'), '.webp'),
    estilo(),
  ])
  const medidas = new Map([...fotos].map(([nombre, foto]) => [nombre, medidasDeWebp(foto)]))
  const paginas = [...textos].map(([archivo, texto]) => {
    const lugar = archivo === 'README.md' ? '' : `/${basename(archivo, '.md')}`
    return [
      `manual${lugar}/index.html`,
      pagina({ ...redactado(texto.toString(), medidas), portada: lugar === '' }),
    ] as const
  })
  return new Map<string, string | Buffer>([
    ...paginas,
    ...[...fotos].map(([nombre, foto]) => [`manual/imagenes/${nombre}`, foto] as const),
    ...letras,
    ['manual/manual.css', hoja],
  ])
}

const leidos = async (de: string, final: string) => {
  const nombres = (await readdir(de)).filter(nombre => nombre.endsWith(final)).sort()
  return new Map(await Promise.all(nombres.map(async nombre => [nombre, await readFile(join(de, nombre))] as const)))
}

/** Returns the style sheet, joined from the palette of the landing page, the fonts of the application and the manual's own rules, and the font files. */
const estilo = async () => {
  const [paleta, fuentes, propio] = await Promise.all(
    ['src/landing/paleta.css', 'src/admin/theme/fonts.css', 'scripts/vite/manual/manual.css'].map(cual =>
      readFile(cual, 'utf8'),
    ),
  )
  const nombradas = [...(fuentes ?? '').matchAll(/url\('(@[^']+)'\)/g)].map(([, archivo = '']) => archivo)
  const letras = await Promise.all(
    nombradas.map(
      async archivo => [`manual/${basename(archivo)}`, await readFile(join('node_modules', archivo))] as const,
    ),
  )
  return {
    hoja: [paleta, fuentes?.replaceAll(/url\('@[^']+\/([^'/]+)'\)/g, "url('/manual/$1')"), propio].join('\n'),
    letras,
  }
}
