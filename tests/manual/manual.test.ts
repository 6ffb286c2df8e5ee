import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { archivosDeManual } from '../../scripts/vite/manual/archivosDeManual.ts'
import { guion } from '../../scripts/manual/guion.ts'
import { roles } from '../../src/domain/roles.ts'

const archivos = await archivosDeManual()
const paginas = readdirSync('docs/manual').filter(nombre => nombre.endsWith('.md'))
const texto = (pagina: string) => readFileSync(join('docs/manual', pagina), 'utf8')
const fuentes = ['src', 'server']
  .flatMap(de =>
    readdirSync(de, { recursive: true, encoding: 'utf8' })
      .filter(nombre => /\.tsx?$/.test(nombre))
      .map(nombre => readFileSync(join(de, nombre), 'utf8')),
  )
  .join('\n')

/** Bold texts of a page that the application builds from parts. */
const armados = [
  'Lo básico',
  'Agregar Programa',
  'Eliminar Programa',
  'Agregar Facilitador',
  'Eliminar Facilitador',
  'El servicio social estara disponible cuando usted acredite el 70% de las materias que corresponden a su malla curricular',
]

test.each(roles)('%s has a page', rol => {
  expect(String(archivos.get(`manual/${rol}/index.html`))).toContain('<h1')
})

test('every picture of the script is in a page, and every picture of a page in the script and in the folder', () => {
  const nombradas = paginas.flatMap(pagina =>
    [...texto(pagina).matchAll(/\]\(imagenes\/([\w-]+)\.webp\)/g)].map(([, nombre]) => nombre),
  )
  expect(nombradas.toSorted()).toEqual(
    Object.values(guion)
      .flat()
      .map(({ nombre }) => nombre)
      .toSorted(),
  )
  expect(nombradas.filter(nombre => !archivos.has(`manual/imagenes/${nombre}.webp`))).toEqual([])
})

describe.each(paginas)('%s', pagina => {
  test('leads only to pages that there are', () => {
    const hacia = [...texto(pagina).matchAll(/\]\((\w+\.md)\)/g)].map(([, cual = '']) => cual)
    expect(hacia.filter(cual => !paginas.includes(cual))).toEqual([])
  })

  test('its bold quotations are texts of the application', () => {
    const dichos = [...texto(pagina).matchAll(/\*\*(.+?)\*\*/g)].map(([, dicho = '']) =>
      dicho.replaceAll(/^[\s….]+|[\s….]+$/g, ''),
    )
    expect(dichos.filter(dicho => !fuentes.includes(dicho) && !armados.includes(dicho))).toEqual([])
  })
})

test('a picture has its size, so that the text does not jump', () => {
  const html = String(archivos.get('manual/basico/index.html'))
  expect(html).toMatch(
    /<img src="\/manual\/imagenes\/ingreso\.webp" alt="[^"]+" loading="lazy" width="1280" height="760">/,
  )
})
