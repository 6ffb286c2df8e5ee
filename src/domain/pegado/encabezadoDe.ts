import { columna, columnasDe, esCifra, llena } from './bloque.ts'
import type { Lista } from './lista.ts'
import { diceDeQuien, esTitular, nombraAlguno, varias } from './renglonDeTitulos.ts'
import { tituloDe, tituloSuelto } from './titulos.ts'

type Linea = readonly string[]
type Bloque = readonly Linea[]

/**
 * Headings of a block: the title of each column, '' without one, and the lines below them. `otras` are lines of students that
 * the headings do not cover: above them, or below other headings.
 */
export type Encabezado = { titulos: readonly string[]; lineas: Bloque; otras: Bloque }

/**
 * Finds a block's headings: the first line that titles matrículas or names, else the first of titles before any grades.
 * Lines above are nobody's. Of several lines the lowest names a column.
 */
export const encabezadoDe = (bloque: Bloque, lista: Lista): Encabezado | undefined => {
  const desde = primeraDe(bloque, lista)
  const cabeza = bloque[desde]
  if (!cabeza) return undefined
  const debajo = bloque.slice(desde + 1)
  const sigue = (linea: Linea, lugar: number) =>
    !llena(linea) ||
    diceDeQuien(linea, lista) ||
    (esTitular(bloque, desde + 1 + lugar, lista) && ensancha(linea, cabeza)) ||
    precisa(linea, cabeza, lista)
  const fin = debajo.findIndex((linea, lugar) => !sigue(linea, lugar))
  const ultima = debajo.slice(0, fin < 0 ? undefined : fin).findLastIndex(llena)
  const titulares = [cabeza, ...debajo.slice(0, ultima + 1).filter(llena)]
  const lineas = debajo.slice(ultima + 1)
  const esOtra = (linea: Linea) => diceDeQuien(linea, lista) && !titulares.some(cada => mismos(cada, linea))
  const otra = lineas.findIndex(esOtra)
  return {
    titulos: titulosDe(titulares),
    lineas: lineas.slice(0, otra < 0 ? undefined : otra).filter(linea => !diceDeQuien(linea, lista)),
    otras: [
      ...bloque.slice(0, desde).filter(linea => nombraAlguno(linea, lista) && linea.some(esCifra)),
      ...(otra < 0 ? [] : lineas.slice(otra + 1).filter(llena)),
    ],
  }
}

const primeraDe = (bloque: Bloque, lista: Lista): number => {
  const deQuien = bloque.findIndex(linea => diceDeQuien(linea, lista))
  if (deQuien >= 0) return deQuien
  const conDatos = bloque.findIndex(linea => soloCifras(linea) || (nombraAlguno(linea, lista) && linea.some(esCifra)))
  const titulares = bloque
    .slice(0, conDatos < 0 ? undefined : conDatos)
    .slice(0, primeras)
    .flatMap((_, lugar) => (esTitular(bloque, lugar, lista) ? [lugar] : []))
  return titulares.find(lugar => varias(bloque[lugar] ?? [])) ?? titulares[0] ?? -1
}

/** Lines searched for headings that do not tell the owners. */
const primeras = 15

const soloCifras = (linea: Linea) => llena(linea) && linea.every(celda => celda.trim() === '' || esCifra(celda))

/** Tells whether a line below the headings refines them: it names nobody, holds no figure, and is blank under the titles of matrículas and names. */
const precisa = (linea: Linea, cabeza: Linea, lista: Lista) => {
  const deQuien = columnasDeQuien(cabeza)
  return (
    deQuien.length > 0 &&
    deQuien.every(lugar => !linea[lugar]?.trim()) &&
    !linea.some(esCifra) &&
    !nombraAlguno(linea, lista)
  )
}

/** Tells whether a line of titles below headings without owners titles columns that those leave blank. */
const ensancha = (linea: Linea, cabeza: Linea) =>
  columnasDeQuien(cabeza).length === 0 && linea.some((celda, lugar) => celda.trim() && !cabeza[lugar]?.trim())

const columnasDeQuien = (cabeza: Linea) =>
  cabeza.flatMap((celda, lugar) => (dicenQuien.has(tituloDe(celda) ?? tituloSuelto(celda)) ? [lugar] : []))

const dicenQuien: ReadonlySet<string | undefined> = new Set(['matricula', 'nombre'])

/** Returns the lowest title of each column, joined with the one above where both make a known title: «Calificación» and «Número». */
const titulosDe = (titulares: Bloque): readonly string[] =>
  columnasDe(titulares).map(lugar =>
    columna(titulares, lugar).reduce((encima, celda) => {
      const juntos = `${encima} ${celda}`.trim()
      return tituloDe(juntos) ? juntos : celda.trim()
    }, ''),
  )

const mismos = (una: Linea, otra: Linea) =>
  Array.from({ length: Math.max(una.length, otra.length) }).every(
    (_, lugar) => (una[lugar] ?? '').trim() === (otra[lugar] ?? '').trim(),
  )
