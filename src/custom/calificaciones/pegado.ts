import type { CampoDeCalificacion } from '../../domain/calificaciones.ts'
import { enUnaLinea } from './bloque.ts'
import { destinosDe } from './destinos.ts'
import { duenosEn, type Duenos } from './duenos.ts'
import type { Alumno, Cambio } from './hoja.ts'
import { titulosEn } from './titulos.ts'

/** Where a block is pasted: the student and the field of the cell that has the focus. */
type Lugar = { renglon: number; campo: CampoDeCalificacion }
/** What a pasted block becomes, and what a person must know of it. */
export type Pegado = {
  cambios: readonly Cambio[]
  estudiantes: number
  /** What said whose each line is. */
  por: Duenos['por']
  /** Cells that came blank, and stay as they were. */
  enBlanco: readonly Omit<Cambio, 'texto'>[]
  /** Matrículas or names of nobody in the class. */
  desconocidas: readonly string[]
  /** Students with more than one line, of which the last counts. */
  repetidos: readonly Alumno[]
  /** Lines that do not say whose they are, where the others do. */
  anonimos: number
  /** Lines for which there was no student left. */
  sobrantes: number
  /** Columns that fill no field: their titles, or which they are. */
  columnas: readonly string[]
}

/**
 * Reads a block of cells copied from a spreadsheet: each line goes to the student that it names. When no line names
 * one, lines go to the students in order, and a blank line keeps its place. Headings say which column is which; without them columns
 * follow one another from the cell that has the focus. Texts stay as they came; a blank cell changes nothing. Drops empty lines at the end.
 */
export const pegado = (
  bloque: readonly (readonly string[])[],
  alumnos: readonly Alumno[],
  { renglon, campo }: Lugar,
): Pegado => {
  const primera = bloque.findIndex(llena)
  const titulos = titulosEn(bloque[primera] ?? [])
  const lineas = bloque.slice(titulos ? primera + 1 : 0, bloque.findLastIndex(llena) + 1)
  const duenos = duenosEn(lineas, alumnos, titulos)
  const { columna } = duenos
  const { destinos, fuera } = destinosDe(lineas, { titulos, duenos, campo })
  const renglones =
    columna === undefined
      ? lineas.map((linea, lugar) => ({ linea, alumno: alumnos[renglon + lugar] }))
      : lineas.filter(llena).map(linea => ({ linea, alumno: duenos.de(linea[columna]) }))

  const suyos = renglones.flatMap(({ linea, alumno }) => (alumno ? [{ linea, alumno }] : []))
  const deNadie = renglones.flatMap(({ linea, alumno }) => (!alumno && llena(linea) ? [linea] : []))
  const celdas = suyos.flatMap(({ linea, alumno: { matricula } }) =>
    destinos.flatMap(({ lugar, campo: destino }) =>
      linea[lugar] === undefined ? [] : [{ matricula, campo: destino, texto: enUnaLinea(linea[lugar]) }],
    ),
  )
  const cambios = celdas.filter(({ texto }) => texto !== '')
  const conNota = new Set(cambios.flatMap(cambio => (cambio.campo === 'calificacion' ? [cambio.matricula] : [])))
  const nombrados = columna === undefined ? [] : deNadie.map(linea => linea[columna]?.trim() ?? '')
  return {
    cambios,
    estudiantes: new Set(cambios.map(({ matricula }) => matricula)).size,
    por: duenos.por,
    enBlanco: celdas
      .filter(
        ({ matricula, campo: cual, texto }) =>
          texto === '' && !(cual === 'calificacion_letra' && conNota.has(matricula)),
      )
      .map(({ matricula, campo: cual }) => ({ matricula, campo: cual })),
    desconocidas: nombrados.filter(Boolean),
    repetidos: alumnos.filter(cada => suyos.filter(({ alumno }) => alumno === cada).length > 1),
    anonimos: nombrados.filter(nombre => !nombre).length,
    sobrantes: columna === undefined ? deNadie.length : 0,
    columnas: fuera.map(lugar => (titulos && bloque[primera]?.[lugar]?.trim()) || `la ${lugar + 1}.ª`),
  }
}

const llena = (linea: readonly string[]) => linea.some(celda => celda.trim() !== '')
