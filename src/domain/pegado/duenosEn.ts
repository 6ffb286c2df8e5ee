import { columna, columnasDe, predomina } from './bloque.ts'
import type { Alumno } from '../calificaciones.ts'
import { pareceMatricula, type Lista } from './lista.ts'
import { columnasDeNombres, nombreEn, type ColumnasDeNombres } from './nombres.ts'
import { confirmado } from './renglonDeTitulos.ts'
import { tituloDe } from './titulos.ts'

/** Owner of a line, if any; the text that names them, and whether it may mean more than one student. */
type Dueno = { alumno: Alumno | undefined; dicho: string; dudoso: boolean }

/** Owners of the lines of a block, what told them, and the columns that tell; no columns where only the order does. */
export type Duenos = {
  por: 'matrícula' | 'nombre' | 'orden'
  columnas: readonly number[]
  cada: readonly Dueno[]
}

type Linea = readonly string[]
type Contexto = { lista: Lista; titulos: readonly string[] | undefined; enOrden: readonly Alumno[] }

/**
 * Finds the owner of each line: by the matrícula that it holds, unless it also holds the name of another; without a column of
 * matrículas by the name; without one of names, the next student in order.
 */
export const duenosEn = (lineas: readonly Linea[], { lista, titulos, enOrden }: Contexto): Duenos => {
  const nombres = columnasDeNombres(lineas, lista, titulos)
  const { columnas } = nombres
  const ciertas = nombres.seguras ? columnas : []
  const matriculas = columnaDeMatriculas(lineas, { lista, titulos, hayNombres: ciertas.length > 0 })
  if (matriculas !== undefined) {
    const cada = lineas.map(linea => porMatricula(linea, { lista, matriculas, columnas: ciertas }))
    return { por: 'matrícula', columnas: [matriculas, ...ciertas], cada }
  }
  return columnas.length
    ? { por: 'nombre', columnas, cada: porNombre(lineas, { lista, enOrden, nombres }) }
    : { por: 'orden', columnas, cada: lineas.map((_, lugar) => ({ alumno: enOrden[lugar], dicho: '', dudoso: false })) }
}

/**
 * Finds the column of matrículas: a titled one, unless names tell the owners and it holds none; without a titled one,
 * the one with most of this class, or one of texts like matrículas.
 */
const columnaDeMatriculas = (
  lineas: readonly Linea[],
  { lista, titulos = [], hayNombres }: { lista: Lista; titulos: readonly string[] | undefined; hayNombres: boolean },
): number | undefined => {
  const cuantas = (lugar: number) => columna(lineas, lugar).filter(celda => lista.deMatricula(celda)).length
  const laMayor = (lugares: readonly number[]) => lugares.toSorted((una, otra) => cuantas(otra) - cuantas(una))[0]
  const todas = columnasDe(lineas)
  const esDeMatriculas = (lugar: number) => {
    const titulo = titulos[lugar] ?? ''
    return tituloDe(titulo) === 'matricula' || confirmado(titulo, columna(lineas, lugar), lista) === 'matricula'
  }
  const titulada = laMayor(todas.filter(esDeMatriculas))
  if (titulada !== undefined)
    return !hayNombres || columna(lineas, titulada).some(celda => lista.deMatricula(celda) ?? pareceMatricula(celda))
      ? titulada
      : undefined
  const libres = todas.filter(lugar => tituloDe(titulos[lugar] ?? '') === undefined)
  return (
    laMayor(libres.filter(lugar => cuantas(lugar) > 0)) ??
    libres.find(lugar => predomina(lineas, lugar, pareceMatricula))
  )
}

const porMatricula = (
  linea: Linea,
  { lista, matriculas, columnas }: { lista: Lista; matriculas: number; columnas: readonly number[] },
): Dueno => {
  const matricula = linea[matriculas]?.trim() ?? ''
  const alumno = lista.deMatricula(matricula)
  const { alumnos } = lista.deNombre(columnas.map(lugar => linea[lugar] ?? ''))
  return alumno && alumnos.length > 0 && !alumnos.includes(alumno)
    ? { alumno: undefined, dicho: `${matricula} ${nombreEn(linea, columnas)}`, dudoso: true }
    : { alumno, dicho: matricula, dudoso: false }
}

/**
 * Finds the owners by name. Nobody's: a name of several students, a part of one named otherwise in another line, or, in
 * columns not `seguras`, of a student who is not next in order.
 */
const porNombre = (
  lineas: readonly Linea[],
  { lista, enOrden, nombres: { columnas, seguras } }: Omit<Contexto, 'titulos'> & { nombres: ColumnasDeNombres },
): readonly Dueno[] => {
  const leidas = lineas.map(linea => lista.deNombre(columnas.map(lugar => linea[lugar] ?? '')))
  return leidas.map(({ alumnos, entero, palabras }, lugar) => {
    const [suyo] = alumnos
    const disputado =
      !entero &&
      leidas.some(otra => otra.alumnos.length === 1 && otra.alumnos[0] === suyo && otra.palabras !== palabras)
    const dudoso = alumnos.length > 1 || disputado || (!seguras && suyo !== undefined && suyo !== enOrden[lugar])
    return { alumno: dudoso ? undefined : suyo, dicho: nombreEn(lineas[lugar] ?? [], columnas), dudoso }
  })
}
