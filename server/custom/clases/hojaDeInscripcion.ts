import * as z from 'zod'
import type { FilaDeInscripcion } from '../../../src/domain/inscripcion.ts'
import { headingKey } from '../../../src/schema/cells/matchHeadings.ts'
import { readSheet } from '../../crud/import/file/readSheet.ts'
import { refuseLongCells, unreadable } from '../../crud/import/file/sheet.ts'
import { parseOrRefuse } from '../../http/readBody.ts'

/** Reads the rows of a spreadsheet that names classes and students, and what its owner should know of it; 422 for one that cannot be read, or that lacks one of both columns. Rows that name neither are passed over. */
export const hojaDeInscripcion = async (dicho: unknown, deQuien: string): Promise<HojaDeInscripcion> => {
  const { hoja } = parseOrRefuse(esquema, dicho ?? {})
  const { rows, avisos } = await readSheet(Buffer.from(hoja.contenido, 'base64'), deQuien)
  refuseLongCells(rows)
  const encabezado = rows.slice(0, masTitulos).find(({ celdas }) => lugarDe(celdas, deAsignatura) >= 0)
  if (!encabezado) throw unreadable('La hoja no tiene la columna «Asignatura»')
  const asignatura = lugarDe(encabezado.celdas, deAsignatura)
  const matricula = lugarDe(encabezado.celdas, deMatricula)
  if (matricula < 0) throw unreadable('La hoja no tiene la columna «Matrícula»')
  const filas = rows
    .filter(({ renglon }) => renglon > encabezado.renglon)
    .map(({ renglon, celdas }) => ({
      renglon,
      asignatura: celdas[asignatura] ?? '',
      matricula: (celdas[matricula] ?? '').replaceAll(/\s/g, '').toUpperCase(),
    }))
    .filter(fila => fila.asignatura || fila.matricula)
  if (filas.length === 0) throw unreadable('La hoja no tiene renglones debajo de los encabezados')
  return { filas, avisos }
}

type HojaDeInscripcion = { filas: readonly FilaDeInscripcion[]; avisos: readonly string[] }

const lugarDe = (celdas: readonly string[], nombres: readonly string[]) =>
  celdas.findIndex(celda => nombres.includes(headingKey(celda)))

const deAsignatura = ['asignatura', 'nombre de la asignatura', 'nombre', 'clase']
const deMatricula = ['matricula', 'matricula del estudiante', 'estudiante']

/** Rows that may stand over the headings. */
const masTitulos = 10

const elija = 'Elija la hoja de cálculo'
const noValido = 'El archivo no es válido'
const esquema = z.object({
  hoja: z.object({ nombre: z.string(noValido).max(255, noValido), contenido: z.base64(noValido) }, elija),
})
