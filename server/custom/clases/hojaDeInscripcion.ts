import * as z from 'zod'
import type { FilaDeInscripcion } from '../../../src/domain/inscripcion.ts'
import { resources } from '../../../src/resources/index.ts'
import { headingKey } from '../../../src/schema/cells/matchHeadings.ts'
import { keyValueOf } from '../../crud/read/keyValueOf.ts'
import { readSheet } from '../../crud/import/file/readSheet.ts'
import { refuseLongCells, unreadable, type SheetRow } from '../../crud/import/file/sheet.ts'
import { parseOrRefuse } from '../../http/readBody.ts'

/** Reads the rows of a spreadsheet that names classes and students, and the warnings about it; 422 for one that cannot be read, or that lacks one of both columns. Ignores rows that name neither. */
export const hojaDeInscripcion = async (dicho: unknown, deQuien: string): Promise<HojaDeInscripcion> => {
  const { hoja } = parseOrRefuse(esquema, dicho ?? {})
  const { rows, avisos } = await readSheet(Buffer.from(hoja.contenido, 'base64'), deQuien)
  refuseLongCells(rows)
  const { renglon: encabezado, asignatura, matricula } = columnasEn(rows.slice(0, masTitulos))
  const filas = rows
    .filter(({ renglon }) => renglon > encabezado)
    .map(({ renglon, celdas }) => ({
      renglon,
      asignatura: (celdas[asignatura] ?? '').replaceAll(/\p{Cf}/gu, ''),
      matricula: String(keyValueOf(resources.estudiantes, (celdas[matricula] ?? '').replaceAll(sinVer, '')) ?? ''),
    }))
    .filter(fila => fila.asignatura || fila.matricula)
  if (filas.length === 0) throw unreadable('La hoja no tiene renglones debajo de los encabezados')
  return { filas, avisos }
}

type HojaDeInscripcion = { filas: readonly FilaDeInscripcion[]; avisos: readonly string[] }

/** Finds the row of the headings, and both columns; 422 for a sheet that lacks one of them, or has it twice. */
const columnasEn = (rows: readonly SheetRow[]) => {
  const dichas = rows.map(({ renglon, celdas }) => ({
    renglon,
    asignatura: lugaresDe(celdas, deAsignatura),
    matricula: lugaresDe(celdas, deMatricula),
  }))
  const una =
    dichas.find(({ asignatura, matricula }) => asignatura.length && matricula.length) ??
    dichas.find(({ asignatura, matricula }) => asignatura.length || matricula.length)
  return {
    renglon: una?.renglon ?? 0,
    asignatura: laUnica('Asignatura', una?.asignatura),
    matricula: laUnica('Matrícula', una?.matricula),
  }
}

const laUnica = (nombre: string, [lugar, otro]: readonly number[] = []): number => {
  if (lugar === undefined) throw unreadable(`La hoja no tiene la columna «${nombre}»`)
  if (otro !== undefined) throw unreadable(`La hoja tiene dos columnas «${nombre}»: deje una`)
  return lugar
}

/** Returns the places of the clearest of these names that is there. */
const lugaresDe = (celdas: readonly string[], nombres: readonly string[]): readonly number[] =>
  nombres
    .map(nombre => celdas.flatMap((celda, lugar) => (headingKey(celda) === nombre ? [lugar] : [])))
    .find(lugares => lugares.length) ?? []

const deAsignatura = ['asignatura', 'nombre de la asignatura', 'clase']
const deMatricula = ['matricula', 'matricula del estudiante']

/** Matches blanks, and what nobody sees. */
const sinVer = /[\s\p{Cf}]/gu

/** Rows among which the headings are looked for. */
const masTitulos = 10

const elija = 'Elija la hoja de cálculo'
const noValido = 'El archivo no es válido'
const esquema = z.object({
  hoja: z.object({ nombre: z.string(noValido).max(255, noValido), contenido: z.base64(noValido) }, elija),
})
