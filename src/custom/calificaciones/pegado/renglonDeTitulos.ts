import { columna, esCifra, llena, predomina } from './bloque.ts'
import { pareceMatricula, type Lista } from './lista.ts'
import { numericos, tituloDe, tituloSuelto, type Titulo } from './titulos.ts'

type Linea = readonly string[]
type Bloque = readonly Linea[]

/**
 * Reads a line of a block as headings: it names no student, and says whose each line is, or all of it is known titles, or texts over
 * columns that are none, or one of figures over figures, where it comes first. One cell is headings where it comes first or stands over figures, but for «No» or «Grupo», which may be feedback, and «Nota», which is over other texts.
 */
export const esTitular = (bloque: Bloque, lugar: number, lista: Lista): boolean => {
  const linea = bloque[lugar] ?? []
  if (!llena(linea) || nombraAlguno(linea, lista)) return false
  const llenas = linea.filter(celda => celda.trim() !== '')
  const primera = !bloque.slice(0, lugar).some(llena)
  const debajo = bloque.slice(lugar + 1)
  const [solo] = llenas
  if (llenas.length === 1 && solo !== undefined) {
    const titulo = tituloDe(solo)
    if (titulo === undefined || deNadie.has(titulo)) return false
    const sobreCifras = predomina(debajo, linea.indexOf(solo), celda => esCifra(celda) || sinNota.test(celda))
    return sobreCifras || (primera && !numericos.has(titulo))
  }
  return (
    diceDeQuien(linea, lista) ||
    llenas.every(celda => tituloDe(celda) !== undefined) ||
    linea.some((celda, cual) => tituloSuelto(celda) && confirmado(celda, columna(debajo, cual), lista)) ||
    (primera &&
      !conCifras(linea) &&
      linea.some((celda, cual) => deCifras(celda) && predomina(debajo, cual, esCifra))) ||
    (!conCifras(linea) && sonTextosSobreDatos(linea, debajo, lista, bloque.slice(0, lugar).some(conCifras)))
  )
}

/** Tells whether a line says whose the others are: it names nobody, and has a title of matrículas or, before any figure, one of names beside others. */
export const diceDeQuien = (linea: Linea, lista: Lista): boolean => {
  const titulos = linea.map(tituloDe)
  const nombre = titulos.indexOf('nombre')
  return (
    varias(linea) &&
    (titulos.includes('matricula') || (nombre >= 0 && !linea.slice(0, nombre).some(esCifra))) &&
    !nombraAlguno(linea, lista)
  )
}

/** What a title says of the students by one of its words, where it stands over cells that do. */
export const confirmado = (
  titulo: string,
  celdas: readonly string[],
  lista: Lista,
): 'matricula' | 'nombre' | undefined => {
  const suelto = tituloSuelto(titulo)
  const esSuya = (celda: string) => (suelto === 'nombre' ? lista.nombra(celda) : esMatricula(celda, lista))
  return suelto !== undefined && celdas.some(esSuya) ? suelto : undefined
}

/** Tells whether a cell of a line is a matrícula or words of a name of this class. */
export const nombraAlguno = (linea: Linea, lista: Lista): boolean =>
  linea.some(celda => tituloDe(celda) === undefined && (esMatricula(celda, lista) || lista.nombra(celda)))

/** Tells whether more than one cell of a line is filled. */
export const varias = (linea: Linea): boolean => linea.filter(celda => celda.trim() !== '').length > 1

/** Texts are titles where each is known or stands over figures or names, or before figures if another is known; where none is known they differ, say of nobody that there is no grade, and no figure stands above them. */
const sonTextosSobreDatos = (linea: Linea, debajo: Bloque, lista: Lista, conCifrasEncima: boolean) => {
  const textos = linea.flatMap((celda, lugar) => (celda.trim() ? [{ celda, lugar }] : []))
  const deCifras = linea.findLastIndex((_, lugar) => predomina(debajo, lugar, esCifra))
  const sobreDatos = ({ lugar }: { lugar: number }) =>
    predomina(debajo, lugar, esCifra) ||
    columna(debajo, lugar).some(celda => esMatricula(celda, lista) || lista.nombra(celda))
  return textos.some(({ celda }) => esDeCampo(tituloDe(celda)))
    ? textos.every(texto => tituloDe(texto.celda) ?? (texto.lugar < deCifras || sobreDatos(texto)))
    : !conCifrasEncima &&
        textos.every(sobreDatos) &&
        !textos.some(({ celda }) => sinNota.test(celda)) &&
        new Set(textos.map(({ celda }) => celda.trim())).size === textos.length
}

/** A dash, or «NP», «S/D», «NA», «AC»: what stands in the place of a grade. */
export const sinNota = /^[^\p{L}\p{N}]*(n[^\p{L}]*[pac]|s[^\p{L}]*[dc]|ac)?[^\p{L}\p{N}]*$/iu
/** Tells whether a title is of a field that holds figures. */
const deCifras = (celda: string) => numericos.has(tituloDe(celda) ?? '')
const conCifras = (linea: Linea) => linea.some(esCifra)
const esMatricula = (celda: string, lista: Lista) => pareceMatricula(celda) || lista.deMatricula(celda) !== undefined
const deNadie: ReadonlySet<Titulo> = new Set(['nombre', 'clave', 'numero', 'ajeno'])
const esDeCampo = (titulo: Titulo | undefined) => titulo !== undefined && titulo !== 'matricula' && !deNadie.has(titulo)
