import { paraBusqueda } from '../../language/busqueda.ts'
import { camposDeCalificacion, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import { cifra } from '../../domain/cifra.ts'
import { columnasDe, type Duenos } from './duenos.ts'
import type { Titulo } from './titulos.ts'

type Linea = readonly string[]
type Contexto = {
  titulos: readonly (Titulo | undefined)[] | undefined
  duenos: Duenos
  /** The field of the cell that has the focus, from which columns without a title follow one another. */
  campo: CampoDeCalificacion
}

/** Which field each column of a block fills, and the columns that hold something and fill none. */
export type Destinos = { destinos: readonly { lugar: number; campo: CampoDeCalificacion }[]; fuera: readonly number[] }

const campos: readonly CampoDeCalificacion[] = camposDeCalificacion.map(([campo]) => campo)

/** Gives each column its field: by its title, or in order where no title is one of a field. A column that names the students fills nothing. */
export const destinosDe = (lineas: readonly Linea[], { titulos, duenos, campo }: Contexto): Destinos => {
  const deDatos = columnasDe(lineas).filter(
    lugar => lugar !== duenos.columna && !esDeNombres(lineas, lugar, duenos) && !noSeToman.has(titulos?.[lugar]),
  )
  const libres = deDatos.filter(lugar => titulos || !esDeNumeros(lineas, lugar, duenos) || deDatos.at(-1) === lugar)
  const titulados = libres.flatMap(lugar => {
    const titulo = campos.find(cada => cada === titulos?.[lugar])
    return titulo && titulos?.indexOf(titulo) === lugar ? [{ lugar, campo: titulo }] : []
  })
  const enOrden = libres.flatMap((lugar, orden) => {
    const suyo = campos[campos.indexOf(campo) + orden]
    return suyo ? [{ lugar, campo: suyo }] : []
  })
  const destinos = titulados.length ? titulados : enOrden
  return {
    destinos,
    fuera: libres.filter(
      lugar => !destinos.some(cada => cada.lugar === lugar) && lineas.some(linea => linea[lugar]?.trim()),
    ),
  }
}

const noSeToman: ReadonlySet<Titulo | undefined> = new Set(['matricula', 'nombre', 'ajeno'] as const)

/** A column is of names when, beside one that says whose each line is, most of its cells hold words of that student's name. */
const esDeNombres = (lineas: readonly Linea[], lugar: number, { columna, de }: Duenos): boolean => {
  if (columna === undefined) return false
  const llenas = lineas.filter(linea => linea[lugar]?.trim())
  const suyas = llenas.filter(linea => esDeSuNombre(linea[lugar] ?? '', de(linea[columna])?.nombre ?? ''))
  return suyas.length > 0 && suyas.length * 2 >= llenas.length
}

/** The first column numbers the lines of a list when each of its figures follows the one above it. */
const esDeNumeros = (lineas: readonly Linea[], lugar: number, { columna = 0 }: Duenos): boolean => {
  const [primera = Number.NaN, ...resto] = lineas.map(linea => cifra(linea[lugar], 0) ?? Number.NaN)
  return (
    lugar === 0 && columna > 0 && resto.length > 0 && resto.every((numero, orden) => numero === primera + orden + 1)
  )
}

const esDeSuNombre = (celda: string, nombre: string) => {
  const propias = paraBusqueda(nombre).split(' ')
  const palabras = paraBusqueda(celda.replaceAll(',', ' ')).split(' ').filter(Boolean)
  return palabras.length > 0 && palabras.every(palabra => propias.includes(palabra))
}
