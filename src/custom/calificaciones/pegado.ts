import { paraBusqueda } from '../../language/busqueda.ts'
import { camposDeCalificacion, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import { cifra } from '../../domain/cifra.ts'
import type { Alumno, Cambio } from './hoja.ts'

/** Where a block is pasted: the student and the field of the cell that has the focus. */
type Lugar = { renglon: number; campo: CampoDeCalificacion }
/** What a pasted block becomes, and what a person must know of it. `porOrden` when nothing in it said whose each line is. */
export type Pegado = {
  cambios: readonly Cambio[]
  estudiantes: number
  porOrden: boolean
  desconocidas: readonly string[]
  sobrantes: number
}

const campos: readonly CampoDeCalificacion[] = camposDeCalificacion.map(([campo]) => campo)

/**
 * Reads a block of cells copied from a spreadsheet: each line goes to the student whose matrícula it holds or, where it holds
 * none, to the next student in order. Headings say which column is which; without them columns follow one another from the cell
 * that has the focus, those of names and matrículas left out. Texts stay as they came.
 */
export const pegado = (
  bloque: readonly (readonly string[])[],
  alumnos: readonly Alumno[],
  { renglon, campo }: Lugar,
): Pegado => {
  const titulos = encabezados(bloque[0] ?? [])
  const lineas = (titulos ? bloque.slice(1) : bloque).filter(linea => linea.some(celda => celda.trim() !== ''))
  const porMatricula = new Map(alumnos.map(alumno => [normal(alumno.matricula), alumno]))
  const columna = columnaDeMatricula(lineas, porMatricula)
  const destinos = destinosDe(lineas, { titulos, columna, campo, alumnos: porMatricula })
  const sueltas =
    columna === undefined
      ? lineas.map((linea, lugar) => ({ linea, alumno: alumnos[renglon + lugar] }))
      : lineas.map(linea => ({ linea, alumno: porMatricula.get(normal(linea[columna])) }))
  const conDueno = sueltas.flatMap(({ linea, alumno }) => (alumno ? [{ linea, alumno }] : []))
  const sinDueno = sueltas.filter(({ alumno }) => !alumno).map(({ linea }) => linea)
  return {
    cambios: conDueno.flatMap(({ linea, alumno: { matricula } }) =>
      destinos.flatMap(({ lugar, destino }) =>
        linea[lugar] === undefined ? [] : [{ matricula, campo: destino, texto: linea[lugar].trim() }],
      ),
    ),
    estudiantes: new Set(conDueno.map(({ alumno }) => alumno.matricula)).size,
    porOrden: columna === undefined,
    desconocidas: columna === undefined ? [] : sinDueno.map(linea => linea[columna]?.trim() ?? '').filter(Boolean),
    sobrantes: columna === undefined ? sinDueno.length : 0,
  }
}

const normal = (texto = '') => texto.trim().toUpperCase()

/** What each column is called, when the first line is one of headings. */
const encabezados = (linea: readonly string[]): readonly (CampoDeCalificacion | undefined)[] | undefined => {
  const dichos = linea.map(celda => titulosConocidos.find(([titulo]) => titulo.test(paraBusqueda(celda)))?.[1])
  return dichos.some(Boolean) && !linea.some(celda => cifra(celda, 9) !== undefined) ? dichos : undefined
}

const titulosConocidos = [
  [/letra/, 'calificacion_letra'],
  [/^calif|^nota|promedio/, 'calificacion'],
  [/^asist/, 'asistencia'],
  [/^retro|^observ|^comenta/, 'retroalimentacion'],
] as const satisfies readonly (readonly [RegExp, CampoDeCalificacion])[]

/** The column that holds matrículas of this class in most lines. */
const columnaDeMatricula = (lineas: readonly (readonly string[])[], alumnos: ReadonlyMap<string, Alumno>) => {
  const cuentas = columnasDe(lineas).map(lugar => ({
    lugar,
    suyas: lineas.filter(linea => alumnos.has(normal(linea[lugar]))).length,
  }))
  const mejor = cuentas.toSorted((una, otra) => otra.suyas - una.suyas)[0]
  return mejor && mejor.suyas > 0 && mejor.suyas * 2 >= lineas.length ? mejor.lugar : undefined
}

type Contexto = {
  titulos: readonly (CampoDeCalificacion | undefined)[] | undefined
  columna: number | undefined
  campo: CampoDeCalificacion
  alumnos: ReadonlyMap<string, Alumno>
}

const destinosDe = (lineas: readonly (readonly string[])[], { titulos, columna, campo, alumnos }: Contexto) => {
  if (titulos) return titulos.flatMap((destino, lugar) => (destino && lugar !== columna ? [{ lugar, destino }] : []))
  const libres = columnasDe(lineas).filter(lugar => lugar !== columna && !esDeNombres(lineas, lugar, columna, alumnos))
  return libres.flatMap((lugar, orden) => {
    const destino = campos[campos.indexOf(campo) + orden]
    return destino ? [{ lugar, destino }] : []
  })
}

/** A column is of names when, beside a matrícula, it holds words of that student's name. */
const esDeNombres = (
  lineas: readonly (readonly string[])[],
  lugar: number,
  columna: number | undefined,
  alumnos: ReadonlyMap<string, Alumno>,
) =>
  columna !== undefined &&
  lineas.some(linea => {
    const nombre = alumnos.get(normal(linea[columna]))?.nombre
    const palabras = paraBusqueda(linea[lugar] ?? '')
      .split(' ')
      .filter(palabra => palabra.length > 2)
    return (
      nombre !== undefined && palabras.length > 0 && palabras.every(palabra => paraBusqueda(nombre).includes(palabra))
    )
  })

const columnasDe = (lineas: readonly (readonly string[])[]) =>
  Array.from({ length: Math.max(0, ...lineas.map(({ length }) => length)) }, (_, lugar) => lugar)
