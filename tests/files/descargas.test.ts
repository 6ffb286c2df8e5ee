import Docxtemplater from 'docxtemplater'
import { readXlsx } from 'hucre/xlsx'
import { readdirSync, readFileSync } from 'node:fs'
import Papa from 'papaparse'
import PizZip from 'pizzip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { mayImport } from '../../src/schema/cells/importable.ts'
import { everyResource, puertas } from '../crud/rutas.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

const bajar = async (path: string, rol: Rol) => {
  const respuesta = await e.app.request(
    `/api/${path}`,
    { headers: { authorization: `Bearer ${await e.tokenDe(rol)}` } },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  )
  expect([path, respuesta.status]).toEqual([path, 200])
  return new Uint8Array(await respuesta.arrayBuffer())
}

/** Removes the apostrophe written before texts that a program could take for a formula. */
const sinDefensa = (texto: string) => texto.replace(/^'(?=[=+\-@\t\r])/, '')

const exportables = puertas.flatMap(({ door: { single, path, roles } }) =>
  single || path.includes('{') ? [] : roles.slice(0, 1).map(rol => ({ path, rol })),
)

describe('an exported list opens as a workbook of one sheet with the content of its CSV', () => {
  it.each(exportables)('$path', async ({ path, rol }) => {
    const crudo = new TextDecoder().decode(await bajar(`${path}?formato=csv`, rol))
    const { data, errors } = Papa.parse<string[]>(crudo)
    expect(errors.filter(({ code }) => code !== 'UndetectableDelimiter')).toEqual([])
    const { sheets } = await readXlsx(await bajar(`${path}?formato=xlsx`, rol))
    expect(sheets).toHaveLength(1)
    const filas = sheets[0]?.rows ?? []
    expect(filas).toHaveLength(data.length)
    for (const [lugar, fila] of data.entries()) {
      const leidas = fila.map((_, cual) => filas[lugar]?.[cual] ?? '')
      const textos = leidas.map((celda, cual) => (typeof celda === 'string' ? celda : sinDefensa(fila[cual] ?? '')))
      expect(textos).toEqual(fila.map(sinDefensa))
    }
  })
})

describe('the workbook to be filled in opens', () => {
  const importables = everyResource.flatMap(resource =>
    roles
      .filter(rol => mayImport(resource, rol))
      .slice(0, 1)
      .map(rol => ({ name: resource.name, rol })),
  )
  it.each(importables)('of $name: headings alone, and notes', async ({ name, rol }) => {
    const { sheets } = await readXlsx(await bajar(`importaciones/${name}/plantilla`, rol))
    expect(sheets[0]?.rows).toHaveLength(1)
    expect(sheets.some(hoja => hoja.name === 'Notas' && hoja.rows.length > 1)).toBe(true)
  })
})

describe('a Word file of the school opens whole', () => {
  const enlaces = ['plantillas', 'storage/formatos'].flatMap(carpeta =>
    readdirSync(`public/${carpeta}`).map(archivo => ({ carpeta, archivo })),
  )
  it.each(enlaces)('$carpeta/$archivo', ({ carpeta, archivo }) => {
    const zip = new PizZip(readFileSync(`public/${carpeta}/${archivo}`), { checkCRC32: true })
    const texto = new Docxtemplater(zip, { linebreaks: true }).getFullText()
    expect(texto.trim().length).toBeGreaterThan(40)
    expect(/\{\w+\}/.test(texto)).toBe(carpeta === 'plantillas')
  })
})
