import { paraBusqueda } from '../../language/busqueda.ts'
import type { Alumno } from './hoja.ts'
import type { Titulo } from './titulos.ts'

/** The students that the lines of a block belong to, as one of its columns tells; without such a column nothing in it says so. */
export type Duenos = {
  por: 'matrícula' | 'nombre' | 'orden'
  columna: number | undefined
  /** The student that a cell of that column names. */
  de: (celda: string | undefined) => Alumno | undefined
}

type Linea = readonly string[]

/**
 * Finds the column that says whose each line is: that of matrículas, by its title, by any cell that is one of this class, or by looking
 * like them; else that of names, where most cells are the whole name of one student and of no other.
 */
export const duenosEn = (
  lineas: readonly Linea[],
  alumnos: readonly Alumno[],
  titulos: readonly (Titulo | undefined)[] | undefined,
): Duenos => {
  const porMatricula = unicos(alumnos, ({ matricula }) => normal(matricula))
  const deMatricula = (celda = '') => porMatricula.get(normal(celda))
  const titulada = titulos?.indexOf('matricula') ?? -1
  const suyas = laMayor(lineas, celda => deMatricula(celda) !== undefined)
  const parecidas = laMayor(lineas, celda => pareceMatricula.test(normal(celda)))
  const columna =
    titulada >= 0 ? titulada : suyas.cuantas > 0 ? suyas.lugar : parecidas.mayoria ? parecidas.lugar : undefined
  if (columna !== undefined) return { por: 'matrícula', columna, de: deMatricula }

  const porNombre = unicos(alumnos, ({ nombre }) => palabras(nombre))
  const deNombre = (celda = '') => porNombre.get(palabras(celda))
  const nombres = laMayor(lineas, celda => deNombre(celda) !== undefined)
  return nombres.mayoria
    ? { por: 'nombre', columna: nombres.lugar, de: deNombre }
    : { por: 'orden', columna: undefined, de: () => undefined }
}

/** Lists the places of the columns of some lines. */
export const columnasDe = (lineas: readonly Linea[]): readonly number[] =>
  Array.from({ length: Math.max(0, ...lineas.map(({ length }) => length)) }, (_, lugar) => lugar)

const normal = (texto: string) => texto.trim().toUpperCase()
const pareceMatricula = /^(?=.*\d)[0-9A-Z]{18}$/
/** The words of a name, in whatever order they are said. */
const palabras = (nombre: string) => paraBusqueda(nombre.replaceAll(',', ' ')).split(' ').toSorted().join(' ')

/** Students by a key; those who share it with another are under none. */
const unicos = (alumnos: readonly Alumno[], claveDe: (alumno: Alumno) => string): ReadonlyMap<string, Alumno> => {
  const claves = alumnos.map(claveDe)
  return new Map(
    alumnos.flatMap((alumno, lugar) => {
      const clave = claves[lugar] ?? ''
      return claves.indexOf(clave) === claves.lastIndexOf(clave) ? [[clave, alumno] as const] : []
    }),
  )
}

/** The column with most cells of some kind, how many they are, and whether they are at least half of what it holds. */
const laMayor = (lineas: readonly Linea[], es: (celda: string) => boolean) => {
  const cuentas = columnasDe(lineas).map(lugar => {
    const llenas = lineas.flatMap(linea => (linea[lugar]?.trim() ? [linea[lugar]] : []))
    const cuantas = llenas.filter(es).length
    return { lugar, cuantas, mayoria: cuantas > 0 && cuantas * 2 >= llenas.length }
  })
  return cuentas.reduce((una, otra) => (otra.cuantas > una.cuantas ? otra : una), {
    lugar: 0,
    cuantas: 0,
    mayoria: false,
  })
}
