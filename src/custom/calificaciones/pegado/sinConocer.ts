import { cifra } from '../../../domain/cifra.ts'
import { columna, columnasDe, esCifra, llena, predomina } from './bloque.ts'
import type { Destinos } from './destinosDe.ts'
import type { Encabezado } from './encabezadoDe.ts'
import { sinNota } from './renglonDeTitulos.ts'
import { numericos, tituloDe } from './titulos.ts'

type Lineas = readonly (readonly string[])[]

/**
 * Finds what says whose each line is in a way that the sheet does not know, so that by their order grades would go to anybody: a column of
 * CURPs, of mail, of names of another class before the figures, or numbers of a list other than those of whom the lines would go to, the
 * first of which is `primero`. One cell of it; undefined where nothing of the kind stands beside figures.
 */
export const sinConocer = (
  lineas: Lineas,
  { titulos, destinos, primero }: { titulos: readonly string[] | undefined; primero: number } & Destinos,
): string | undefined => {
  const todas = columnasDe(lineas)
  const deCifras = (lugar: number) => predomina(lineas, lugar, esCifra) && !columna(lineas, lugar).some(larga)
  if (!todas.some(deCifras)) return undefined
  const ultima = todas.findLastIndex(deCifras)
  const enCifras = new Set(
    destinos.flatMap(({ lugar, campo }) => (numericos.has(campo) && lugar < ultima ? [lugar] : [])),
  )
  const tomadas = new Set(destinos.map(({ lugar }) => lugar))
  const numero = saltado(lineas, titulos, primero)
  if (numero !== undefined) return numero
  const cual = todas.find(lugar => {
    if (tituloDe(titulos?.[lugar] ?? '') === 'clave') return true
    const sobra = titulos ? !tomadas.has(lugar) && tituloDe(titulos[lugar] ?? '') === undefined : enCifras.has(lugar)
    return sobra && distinguen(columna(lineas, lugar))
  })
  return cual === undefined ? undefined : columna(lineas, cual)[0]
}

/** The first number of a list that is not the place of its line in the sheet. */
const saltado = (lineas: Lineas, titulos: readonly string[] | undefined, primero: number) => {
  const lugar = titulos?.findIndex(titulo => tituloDe(titulo) === 'numero') ?? -1
  const celda = lineas.find((linea, orden) => linea[lugar]?.trim() && cifra(linea[lugar], 0) !== primero + orden)?.[
    lugar
  ]
  return celda && `${titulos?.[lugar]} ${celda.trim()}`
}

/** The heading of a block of one column that goes into figures: texts above nothing but figures, though the sheet knows none of them. */
export const tituloSolo = (bloque: Lineas): Encabezado | undefined => {
  const llenas = bloque.filter(llena)
  const lugar = llenas[0]?.findIndex(celda => celda.trim()) ?? -1
  const celdas = columna(llenas, lugar)
  if (celdas.length !== llenas.length || llenas.some(linea => linea.filter(celda => celda.trim()).length > 1))
    return undefined
  const textos = celdas.findIndex(celda => !esTexto(celda))
  const debajo = celdas.slice(textos)
  if (textos < 1 || debajo.some(esTexto) || !debajo.some(esCifra)) return undefined
  const desde = bloque.findIndex(linea => linea === llenas[textos])
  return {
    titulos: Array.from({ length: lugar + 1 }, (_, cual) => (cual === lugar ? (celdas[textos - 1] ?? '').trim() : '')),
    lineas: bloque.slice(desde),
    otras: [],
  }
}

/** Cells tell lines apart when most of them are texts or long numbers and none is said twice. */
const distinguen = (celdas: readonly string[]) => {
  const claves = celdas.filter(celda => larga(celda) || (esTexto(celda) && !sinNota.test(celda)))
  return claves.length * 2 > celdas.length && new Set(claves.map(celda => celda.trim())).size === claves.length
}

const esTexto = (celda: string) => /\p{L}/u.test(celda) && !sinNota.test(celda)
const larga = (celda: string) => /\d{5}/.test(celda)
