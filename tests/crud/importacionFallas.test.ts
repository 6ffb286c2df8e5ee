import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importableFields } from '../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { resources } from '../../src/resources/index.ts'
import { importaciones } from '../../server/crud/import/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { fallasDeEstudiante } from '../harness/fallasDeEstudiante.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let escolar: ReturnType<typeof importador>
let cabeza: string[] = []
let modelo: string[] = []
const estudiantes: AnyResource = resources.estudiantes
const campos = importableFields(estudiantes).map(([name]) => name)
const lugar = (name: string) => campos.indexOf(name)
beforeAll(async () => {
  e = await escena({ sembrada: true })
  escolar = importador(e, await e.tokenDe('escolar'))
  const texto = new TextDecoder().decode(
    await escolar.exportado(`cuc/estudiantes/escolar?columnas=${campos.join(',')}`, 'csv'),
  )
  const [primera = [], ...filas] = Papa.parse<string[]>(texto.replace(/^\ufeff/, '')).data
  cabeza = primera
  modelo = filas.find(fila => fila[lugar('estado_nacimiento')] !== '') ?? []
})
afterAll(() => e.cerrar())

/** Builds the row of a new student, who differs from an existing one in key and e-mail. */
const nuevo = (cual: number, cambios: Readonly<Record<string, string>> = {}) =>
  campos.map((name, at) =>
    name === 'matricula'
      ? (cambios.matricula ?? `NUEVA${String(cual).padStart(13, '0')}`)
      : name === 'email'
        ? (cambios.email ?? `nueva.${cual}@ejemplo.mx`)
        : name === 'estatus'
          ? (cambios.estatus ?? '')
          : (cambios[name] ?? modelo[at] ?? ''),
  )

describe('faults among many rows', () => {
  it('each is named at its cell, and no other', async () => {
    const [ajeno] = (await e.db.select().from(tables.grupos)).filter(
      ({ nombre }) => nombre !== modelo[lugar('clave_grupo')],
    )
    const ocupado = String((await e.db.select().from(tables.estudiantes))[0]?.matricula)
    const fallas = fallasDeEstudiante(ajeno?.clave_grupo ?? '')
    const filas = Array.from({ length: 300 }, (_, cual) => nuevo(cual))
    const esperadas = new Map<number, [string, RegExp]>()
    for (const [cual, [cambios, campo, motivo]] of fallas.entries()) {
      const at = 20 + cual * 10
      filas[at] = nuevo(at, cambios)
      esperadas.set(at + 2, [campo, motivo])
    }
    filas[290] = nuevo(290, { matricula: `NUEVA${String(291).padStart(13, '0')}` })
    for (const renglon of [292, 293]) esperadas.set(renglon, ['matricula', /repetido en el archivo/])
    expect(ocupado).not.toBe('')
    const { data, message } = await escolar.subir('estudiantes', Papa.unparse([cabeza, ...filas]))
    expect(message).toBe('')
    const erradas = await escolar.filas(data.id, 'error')
    expect(erradas.map(({ renglon, faltas }) => [renglon, Object.keys(faltas)])).toEqual(
      [...esperadas].map(([renglon, [campo]]) => [renglon, [campo]]),
    )
    for (const { renglon, faltas } of erradas)
      expect([renglon, Object.values(faltas)[0]]).toEqual([
        renglon,
        expect.stringMatching(esperadas.get(renglon)?.[1] ?? /^$/),
      ])
    expect(data.cuenta).toMatchObject({ total: 300, nuevos: 300 - esperadas.size, errores: esperadas.size })
  })
})

describe('a file reviewed before an upgrade', () => {
  it.each([
    ['renamed a field', { columnas: ['nombre_de_antes'] }],
    ['renamed its entity', { entidad: 'alumnos' }],
  ])('which %s is asked for again', async (_what, antes) => {
    const { data } = await escolar.subir('estudiantes', Papa.unparse([cabeza, nuevo(700)]))
    await e.db.update(importaciones).set(antes).where(eq(importaciones.id, data.id))
    const yaNoEsta = [404, 'La revisión de este archivo ya no está: elija el archivo de nuevo']
    for (const { status, message } of [
      await escolar.aplicar(data),
      await escolar.escribir(`${data.id}/revisar`, {}),
      await escolar.escribir(`${data.id}/celdas`, { cambios: [{ renglon: 2, columna: 0, valor: 'x' }] }),
    ])
      expect([status, message]).toEqual(yaNoEsta)
    const { texto } = await e.pedir('GET', 'importaciones/estudiantes', { token: await e.tokenDe('escolar') })
    expect(JSON.parse(texto).data).toBeNull()
  })
})
