import { paraBusqueda } from '../../language/busqueda.ts'
import type { Alumno } from '../calificaciones.ts'

/** Students named by some cells: those who have all the words or, if there are any, only those whose whole name it is. */
type Nombrados = { alumnos: readonly Alumno[]; entero: boolean; palabras: string }

/** Class as the cells of a block name its students. */
export type Lista = {
  /** Returns the student of a matrícula, whatever its case and the signs between its parts. */
  deMatricula: (celda: string) => Alumno | undefined
  deNombre: (celdas: readonly string[]) => Nombrados
  /** Tells whether all words of a cell belong to one student's name, in its order. */
  nombra: (celda: string) => boolean
  /** Tells the same, or whether any word of more than three letters belongs to some name. */
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

/** Normalises a matrícula: capitals, without the spaces and signs between its parts. Other texts keep their signs. */
const normal = (texto: string) => {
  const corrida = texto.replaceAll(/[\s'’.·/_-]/g, '').toUpperCase()
  return corrida.length === 18 ? corrida : texto.trim().toUpperCase()
}

/** Returns the words of a name in order, folded for comparison, without those that hold figures. */
const palabrasDe = (nombre: string): readonly string[] =>
  paraBusqueda(nombre)
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter(palabra => /^\P{N}*\p{L}\P{N}*$/u.test(palabra))

/** Tells whether some words are a name or a part of it, in order, beginning with the surnames or with the given names: «Flores Díaz» is nobody called «Díaz Flores». */
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
