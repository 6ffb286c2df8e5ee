import { columna, columnasDe, esCifra, llena, predomina } from './bloque.ts'
import type { Lista } from './lista.ts'
import { confirmado } from './renglonDeTitulos.ts'
import { tituloDe } from './titulos.ts'

type Lineas = readonly (readonly string[])[]

/** Columns that together name the students of some lines. Not `seguras` where they name less than half of the lines, or stand after the grades of a single line: they may say something else. */
export type ColumnasDeNombres = { columnas: readonly number[]; seguras: boolean }

/**
 * Finds the columns of names: by titles; else those of whole names of the class; else of texts before the last figures,
 * if a cell has a word of a name; else after them, if they tell lines apart.
 */
export const columnasDeNombres = (
  lineas: Lineas,
  lista: Lista,
  titulos: readonly string[] | undefined,
): ColumnasDeNombres => {
  const todas = columnasDe(lineas)
  const tituladas = todas.filter(lugar => {
    const titulo = titulos?.[lugar] ?? ''
    return tituloDe(titulo) === 'nombre' || confirmado(titulo, columna(lineas, lugar), lista) === 'nombre'
  })
  if (tituladas.length) return { columnas: tituladas, seguras: true }
  const libres = todas.filter(lugar => tituloDe(titulos?.[lugar] ?? '') === undefined)
  const enteras = libres.filter(lugar => predomina(lineas, lugar, celda => lista.deNombre([celda]).entero))
  if (enteras.length) return { columnas: enteras, seguras: true }

  const cifras = todas.findLast(lugar => predomina(lineas, lugar, esCifra)) ?? -1
  const llenas = lineas.filter(llena)
  const antes = libres.filter(lugar => lugar < cifras && predomina(lineas, lugar, esTexto))
  if (antes.some(lugar => columna(lineas, lugar).some(lista.roza)))
    return { columnas: antes, seguras: nombradosEn(llenas, antes, lista).length * 2 >= llenas.length }
  const despues = libres.filter(lugar => lugar > cifras && predomina(lineas, lugar, lista.nombra))
  const unicos = nombradosEn(llenas, despues, lista).filter(({ length }) => length === 1)
  const distinguen =
    unicos.length > 0 && unicos.length * 2 >= llenas.length && new Set(unicos.flat()).size === unicos.length
  return { columnas: distinguen ? despues : [], seguras: llenas.length > 1 }
}

/** Joins the cells of a line that name its student. */
export const nombreEn = (linea: readonly string[], columnas: readonly number[]): string =>
  columnas
    .map(lugar => linea[lugar]?.trim() ?? '')
    .filter(Boolean)
    .join(' ')

/** Returns the students that each line may name, without lines that name none. */
const nombradosEn = (lineas: Lineas, columnas: readonly number[], lista: Lista) =>
  lineas
    .map(linea => lista.deNombre(columnas.map(lugar => linea[lugar] ?? '')).alumnos)
    .filter(({ length }) => length > 0)

const esTexto = (celda: string) => /\p{L}/u.test(celda)
