import { paraBusqueda } from '../../../language/busqueda.ts'
import type { Alumno } from '../hoja.ts'

/** The students that some cells name: those who have all their words, and only those whose whole name they are, if there are any. */
type Nombrados = { alumnos: readonly Alumno[]; entero: boolean; palabras: string }

/** A class as the cells of a block name its students. */
export type Lista = {
  /** The student with a matrícula, in capitals or not, whatever signs it is written with. */
  deMatricula: (celda: string) => Alumno | undefined
  deNombre: (celdas: readonly string[]) => Nombrados
  /** Tells whether a cell is words of the name of a student. */
  nombra: (celda: string) => boolean
  /** The same, or any long word of it is one of some name. */
  roza: (celda: string) => boolean
}

export const listaDe = (alumnos: readonly Alumno[]): Lista => {
  const porMatricula = new Map(alumnos.map(alumno => [normal(alumno.matricula), alumno]))
  const porPalabra = new Map<string, { alumno: Alumno; propias: readonly string[] }[]>()
  for (const alumno of alumnos) {
    const propias = palabrasDe(alumno.nombre)
    for (const palabra of new Set(propias))
      porPalabra.set(palabra, [...(porPalabra.get(palabra) ?? []), { alumno, propias }])
  }
  const leidas = new Map<string, readonly string[]>()
  const palabras = (celda: string) => {
    const suyas = leidas.get(celda) ?? palabrasDe(celda)
    leidas.set(celda, suyas)
    return suyas
  }
  const conTodas = (dichas: readonly string[]) =>
    (porPalabra.get(dichas[0] ?? '') ?? []).filter(({ propias }) => esParte(propias, dichas))
  const enteros = (dichas: readonly string[]) =>
    conTodas(dichas).filter(({ propias }) => propias.length === dichas.length)

  const deNombre = (celdas: readonly string[]): Nombrados => {
    const cada = celdas.map(palabras)
    const completa = cada.find(dichas => enteros(dichas).length > 0 && cada.every(otras => esParte(dichas, otras)))
    const dichas = completa ?? cada.flat()
    const suyos = enteros(dichas)
    return {
      alumnos: (suyos.length ? suyos : conTodas(dichas)).map(({ alumno }) => alumno),
      entero: suyos.length > 0,
      palabras: dichas.toSorted().join(' '),
    }
  }
  return {
    deMatricula: celda => porMatricula.get(normal(celda)),
    deNombre,
    nombra: celda => conTodas(palabras(celda)).length > 0,
    roza: celda =>
      conTodas(palabras(celda)).length > 0 ||
      palabras(celda).some(palabra => palabra.length > 3 && porPalabra.has(palabra)),
  }
}

/** Tells whether a cell looks like a matrícula, of this class or of another. */
export const pareceMatricula = (celda: string): boolean => /^(?=.*\d)[0-9A-Z]{18}$/.test(normal(celda))

/** A matrícula without the spaces and signs between its parts; other texts keep theirs. */
const normal = (texto: string) => {
  const corrida = texto.replaceAll(/[\s'’.·/_-]/g, '').toUpperCase()
  return corrida.length === 18 ? corrida : texto.trim().toUpperCase()
}

/** The words of a name, in the order in which they are said. */
const palabrasDe = (nombre: string): readonly string[] =>
  paraBusqueda(nombre)
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter(palabra => /^\P{N}*\p{L}\P{N}*$/u.test(palabra))

/** Tells whether some words are a name or a part of it, in its order, whether surnames or given names come first: «Flores Díaz» is nobody called «Díaz Flores». */
const esParte = (nombre: readonly string[], algunas: readonly string[]) =>
  nombre.some((_, corte) => enOrden([...nombre.slice(corte), ...nombre.slice(0, corte)], algunas))

const enOrden = (todas: readonly string[], algunas: readonly string[]) => {
  let desde = 0
  return algunas.every(palabra => {
    const lugar = todas.indexOf(palabra, desde)
    desde = lugar + 1
    return lugar >= 0
  })
}
