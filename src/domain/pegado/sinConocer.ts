import { cifra } from '../cifra.ts'
import { columna, columnasDe, esCifra, llena, predomina } from './bloque.ts'
import type { Destinos } from './destinosDe.ts'
import type { Encabezado } from './encabezadoDe.ts'
import { sinNota } from './renglonDeTitulos.ts'
import { numericos, tituloDe } from './titulos.ts'

type Lineas = readonly (readonly string[])[]

/**
 * Finds a text beside figures that tells owners in an unknown way, so that filling by order would give grades to
 * anybody: CURPs, e-mails, foreign names, or list numbers out of order from `primero`.
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

/** Returns, with its title, the first list number that differs from its line's place in the sheet. */
const saltado = (lineas: Lineas, titulos: readonly string[] | undefined, primero: number) => {
  const lugar = titulos?.findIndex(titulo => tituloDe(titulo) === 'numero') ?? -1
  const celda = lineas.find((linea, orden) => linea[lugar]?.trim() && cifra(linea[lugar], 0) !== primero + orden)?.[
    lugar
  ]
  return celda && `${titulos?.[lugar]} ${celda.trim()}`
}

/** Returns the heading of a block of one column for a field of figures: texts over nothing but figures, even unknown ones. */
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

/** Tells whether cells tell lines apart: most are texts or long numbers, and none repeats. */
const distinguen = (celdas: readonly string[]) => {
  const claves = celdas.filter(celda => larga(celda) || (esTexto(celda) && !sinNota.test(celda)))
  return claves.length * 2 > celdas.length && new Set(claves.map(celda => celda.trim())).size === claves.length
}

const esTexto = (celda: string) => /\p{L}/u.test(celda) && !sinNota.test(celda)
const larga = (celda: string) => /\d{5}/.test(celda)
