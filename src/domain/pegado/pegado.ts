import type { Alumno, Cambio, CampoDeCalificacion } from '../calificaciones.ts'
import { enUnaLinea, llena } from './bloque.ts'
import { destinosDe } from './destinosDe.ts'
import { duenosEn, type Duenos } from './duenosEn.ts'
import { encabezadoDe } from './encabezadoDe.ts'
import { listaDe } from './lista.ts'
import { sinConocer, tituloSolo } from './sinConocer.ts'
import { numericos } from './titulos.ts'

/** Place of a paste: the student and the field of the focused cell. */
type Lugar = { renglon: number; campo: CampoDeCalificacion }
/** Result of a paste: the changes, and what the person must know about them. */
export type Pegado = {
  cambios: readonly Cambio[]
  estudiantes: number
  /** Source of the owners: matrícula, name or order. */
  por: Duenos['por']
  /** Cells that came blank, and stay as they were. */
  enBlanco: readonly Omit<Cambio, 'texto'>[]
  /** Matrículas or names of nobody in the class. */
  desconocidas: readonly string[]
  /** Matrículas or names that may mean more than one student. */
  dudosas: readonly string[]
  /** Students with more than one line, of which the last counts. */
  repetidos: readonly Alumno[]
  /** Number of lines that name no owner while the others do. */
  anonimos: number
  /** Number of lines for which no student was left, or which the headings do not cover. */
  sobrantes: number
  /** Columns that fill no field, by title or position. */
  columnas: readonly string[]
  /** A text that names the owners in a way that the sheet does not know; then nothing is filled. */
  ajena: string | undefined
}

/**
 * Reads pasted cells. A line goes to the one student it names, or to nobody; if none names any, in order, blank ones
 * counted. Columns follow headings, else the focused cell. Blank cells change nothing.
 */
export const pegado = (
  bloque: readonly (readonly string[])[],
  alumnos: readonly Alumno[],
  { renglon, campo }: Lugar,
): Pegado => {
  const lista = listaDe(alumnos)
  const encabezado = encabezadoDe(bloque, lista) ?? (numericos.has(campo) ? tituloSolo(bloque) : undefined)
  const titulos = encabezado?.titulos
  const todas = encabezado?.lineas ?? bloque
  const lineas = todas.slice(0, todas.findLastIndex(llena) + 1)
  const duenos = duenosEn(lineas, { lista, titulos, enOrden: alumnos.slice(renglon) })
  const columnas = destinosDe(lineas, { titulos, duenos, campo })
  const ajena = duenos.por === 'orden' ? sinConocer(lineas, { ...columnas, titulos, primero: renglon + 1 }) : undefined
  const destinos = ajena === undefined ? columnas.destinos : []

  const renglones = lineas.flatMap((linea, lugar) => {
    const dueno = duenos.cada[lugar]
    return dueno && (duenos.por === 'orden' || llena(linea)) ? [{ linea, ...dueno }] : []
  })
  const suyos = renglones.flatMap(({ linea, alumno }) => (alumno ? [{ linea, alumno }] : []))
  const deNadie = renglones.filter(({ linea, alumno }) => !alumno && llena(linea))
  const celdas = suyos.flatMap(({ linea, alumno: { matricula } }) =>
    destinos.flatMap(({ lugar, campo: destino }) =>
      linea[lugar] === undefined ? [] : [{ matricula, campo: destino, texto: enUnaLinea(linea[lugar]) }],
    ),
  )
  const cambios = celdas.filter(({ texto }) => texto !== '')
  const conNota = new Set(cambios.flatMap(cambio => (cambio.campo === 'calificacion' ? [cambio.matricula] : [])))
  const sinLugar = duenos.por === 'orden' ? deNadie : []
  const nombrados = duenos.por === 'orden' ? [] : deNadie
  const dichos = (dudosos: boolean) =>
    nombrados.flatMap(({ dicho, dudoso }) => (dicho && dudoso === dudosos ? [enUnaLinea(dicho)] : []))
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
    desconocidas: dichos(false),
    dudosas: dichos(true),
    repetidos: alumnos.filter(cada => suyos.filter(({ alumno }) => alumno === cada).length > 1),
    anonimos: nombrados.filter(({ dicho }) => !dicho).length,
    sobrantes: sinLugar.length + (encabezado?.otras.length ?? 0),
    columnas: ajena === undefined ? columnas.fuera.map(lugar => columnaDicha(titulos, lugar)) : [],
    ajena,
  }
}

/** Names a column by its title, and by its position where it has none or another has the same. */
const columnaDicha = (titulos: readonly string[] | undefined, lugar: number) => {
  const titulo = titulos?.[lugar]
  const cual = `la ${lugar + 1}.ª`
  return titulo ? (titulos.filter(otro => otro === titulo).length > 1 ? `${titulo} (${cual})` : titulo) : cual
}
