import { columna, esCifra, llena, predomina } from './bloque.ts'
import { pareceMatricula, type Lista } from './lista.ts'
import { numericos, tituloDe, tituloSuelto, type Titulo } from './titulos.ts'

type Linea = readonly string[]
type Bloque = readonly Linea[]

/**
 * Tells whether a line is headings: it names no student, and titles matrículas, names or known fields, or stands as
 * texts over data. A single cell must come first or stand over figures.
 */
export const esTitular = (bloque: Bloque, lugar: number, lista: Lista): boolean => {
  const linea = bloque[lugar] ?? []
  if (!llena(linea) || nombraAlguno(linea, lista)) return false
  const entorno = { antes: bloque.slice(0, lugar), debajo: bloque.slice(lugar + 1), lista }
  return varias(linea) ? sonTitulos(linea, entorno) : esTituloSolo(linea, entorno)
}

/** Surroundings of a line: the lines before it and those below, and the class. */
type Entorno = { antes: Bloque; debajo: Bloque; lista: Lista }

const esTituloSolo = (linea: Linea, { antes, debajo }: Entorno): boolean => {
  const lugar = linea.findIndex(celda => celda.trim() !== '')
  const titulo = tituloDe(linea[lugar] ?? '')
  // «No» or «Grupo» may be feedback, as may «Nota» over other texts.
  if (titulo === undefined || deNadie.has(titulo)) return false
  const sobreCifras = predomina(debajo, lugar, celda => esCifra(celda) || sinNota.test(celda))
  return sobreCifras || (!antes.some(llena) && !numericos.has(titulo))
}

const sonTitulos = (linea: Linea, { antes, debajo, lista }: Entorno): boolean => {
  const conocidos = linea.every(celda => celda.trim() === '' || tituloDe(celda) !== undefined)
  const delGrupo = (celda: string, cual: number) =>
    tituloSuelto(celda) && confirmado(celda, columna(debajo, cual), lista)
  const deCifrasAbajo = (celda: string, cual: number) => deCifras(celda) && predomina(debajo, cual, esCifra)
  if (diceDeQuien(linea, lista) || conocidos || linea.some(delGrupo)) return true
  if (conCifras(linea)) return false
  return (
    (!antes.some(llena) && linea.some(deCifrasAbajo)) ||
    sonTextosSobreDatos(linea, debajo, lista, antes.some(conCifras))
  )
}

/** Tells whether a line titles the owners: it names nobody, has several cells, and among them a title of matrículas or, before any figure, one of names. */
export const diceDeQuien = (linea: Linea, lista: Lista): boolean => {
  const titulos = linea.map(tituloDe)
  const nombre = titulos.indexOf('nombre')
  return (
    varias(linea) &&
    (titulos.includes('matricula') || (nombre >= 0 && !linea.slice(0, nombre).some(esCifra))) &&
    !nombraAlguno(linea, lista)
  )
}

/** Returns the kind of owner column that a title suggests by one of its words, if the cells below confirm it. */
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

/**
 * Tells whether texts are titles over data. If one titles a field, each must be known, over figures or names, or before
 * figures; else all over data, different, and without figures above.
 */
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

/** Mark of a missing grade: a dash, or «NP», «S/D», «NA», «AC». */
export const sinNota = /^[^\p{L}\p{N}]*(n[^\p{L}]*[pac]|s[^\p{L}]*[dc]|ac)?[^\p{L}\p{N}]*$/iu
/** Tells whether a title names a field of figures. */
const deCifras = (celda: string) => numericos.has(tituloDe(celda) ?? '')
const conCifras = (linea: Linea) => linea.some(esCifra)
const esMatricula = (celda: string, lista: Lista) => pareceMatricula(celda) || lista.deMatricula(celda) !== undefined
const deNadie: ReadonlySet<Titulo> = new Set(['nombre', 'clave', 'numero', 'ajeno'])
const esDeCampo = (titulo: Titulo | undefined) => titulo !== undefined && titulo !== 'matricula' && !deNadie.has(titulo)
