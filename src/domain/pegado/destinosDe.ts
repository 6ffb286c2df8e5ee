import { paraBusqueda } from '../../language/busqueda.ts'
import { camposDeCalificacion, type CampoDeCalificacion } from '../calificaciones.ts'
import { cifra } from '../cifra.ts'
import { columna, columnasDe, esCifra, predomina } from './bloque.ts'
import type { Duenos } from './duenosEn.ts'
import { columnaDe, tituloDe, type Titulo } from './titulos.ts'

type Linea = readonly string[]
type Contexto = {
  titulos: readonly string[] | undefined
  duenos: Duenos
  /** Field of the focused cell, from which columns without titles follow one another. */
  campo: CampoDeCalificacion
}

/** Fields that the columns of a block fill, and the columns that hold something and fill none. */
export type Destinos = { destinos: readonly { lugar: number; campo: CampoDeCalificacion }[]; fuera: readonly number[] }

const campos: readonly CampoDeCalificacion[] = camposDeCalificacion.map(([campo]) => campo)

/** Assigns a field to each column, by its title, or in order where no column has a title. Columns that name the students fill nothing. */
export const destinosDe = (lineas: readonly Linea[], { titulos, duenos, campo }: Contexto): Destinos => {
  const deDatos = columnasDe(lineas).filter(lugar => {
    const titulo = titulos?.[lugar] ?? ''
    return (
      !duenos.columnas.includes(lugar) &&
      !noSeToman.has(tituloDe(titulo)) &&
      !(tituloDe(titulo) === 'numero' && suben(lineas, lugar)) &&
      !(titulo === '' && esDeNombres(lineas, lugar, duenos))
    )
  })
  const numeros = titulos ? undefined : deDatos.find(lugar => esDeNumeros(lineas, lugar, duenos, deDatos.length === 1))
  const libres = deDatos.filter(lugar => lugar !== numeros)
  /** Tells whether a title stands over several columns of figures, and so does not say which it names. */
  const esDeVarias = (lugar: number) =>
    !titulos?.[lugar + 1] && libres.includes(lugar + 1) && predomina(lineas, lugar + 1, esCifra)
  const titulados = campos.flatMap(cual => {
    const lugar = columnaDe(cual, titulos ?? [])
    return lugar !== undefined && libres.includes(lugar) && !esDeVarias(lugar) ? [{ lugar, campo: cual }] : []
  })
  const enOrden = libres
    .filter(lugar => !sonDeLista(lineas, lugar, duenos) || libres.length === 1)
    .flatMap((lugar, orden) => {
      const suyo = campos[campos.indexOf(campo) + orden]
      return suyo ? [{ lugar, campo: suyo }] : []
    })
  const destinos = libres.some(lugar => titulos?.[lugar]) ? titulados : enOrden
  return {
    destinos,
    fuera: (libres.length ? libres : deDatos).filter(
      lugar => !destinos.some(cada => cada.lugar === lugar) && columna(lineas, lugar).length > 0,
    ),
  }
}

const noSeToman: ReadonlySet<Titulo | undefined> = new Set(['matricula', 'nombre', 'clave', 'ajeno'] as const)

/** Tells whether the figures of a column never fall from line to line, as the numbers of a list do. */
const suben = (lineas: readonly Linea[], lugar: number) => {
  const numeros = columna(lineas, lugar).map(celda => cifra(celda, 0) ?? Number.NaN)
  return numeros.every((numero, orden) => orden === 0 || numero >= (numeros[orden - 1] ?? 0))
}

/** Tells whether a column repeats names: another column says whose each line is, and at least half of the cells here are words of that student's name. */
const esDeNombres = (lineas: readonly Linea[], lugar: number, { columnas, cada }: Duenos): boolean => {
  if (columnas.length === 0) return false
  const suyas = lineas.filter((linea, orden) => esDeSuNombre(linea[lugar] ?? '', cada[orden]?.alumno?.nombre ?? ''))
  return suyas.length > 0 && suyas.length * 2 >= columna(lineas, lugar).length
}

/** Tells whether the first column numbers the lines of a list, each figure one above the last. As the only column (`sola`), two lines count only from 1 on: two grades may follow one another by chance. */
const esDeNumeros = (lineas: readonly Linea[], lugar: number, { columnas }: Duenos, sola: boolean): boolean => {
  const [primera = Number.NaN, ...resto] = lineas.map(linea => cifra(linea[lugar], 0) ?? Number.NaN)
  return (
    lugar === 0 &&
    columnas.length > 0 &&
    resto.length > 0 &&
    resto.every((numero, orden) => numero === primera + orden + 1) &&
    (!sola || primera === 1 || resto.length > 1)
  )
}

/** Tells whether a column may be the numbers of a list: figures before the names. */
const sonDeLista = (lineas: readonly Linea[], lugar: number, { por, columnas: [primera = 0] }: Duenos) =>
  por === 'nombre' && lugar < primera && predomina(lineas, lugar, esCifra)

const esDeSuNombre = (celda: string, nombre: string) => {
  const propias = paraBusqueda(nombre).split(' ')
  const palabras = paraBusqueda(celda.replaceAll(',', ' ')).split(' ').filter(Boolean)
  return palabras.length > 0 && palabras.every(palabra => propias.includes(palabra))
}
