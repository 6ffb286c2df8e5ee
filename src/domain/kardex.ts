import { marcaDePrevia, type CalificacionPrevia } from './calificacionesPrevias.ts'
import { promedio, sinCalificar } from './promedio.ts'

/** A subject of a student in a period. Its keys are there when our own server answers. (B §3, Kardex entry) */
export type EntradaDeKardex = {
  readonly id_materia?: string
  readonly clave_materia?: string
  readonly nombre_materia: string
  readonly creditos_materia: number
  readonly calificacion_estudiante: string
  readonly acreditado_estudiante: string
  /** First day of its period, where our own server answers and there is one. */
  readonly inicio_periodo?: string
  /** Origin of a grade that no class of this system gave. */
  readonly previa?: CalificacionPrevia
}

/** The entries of each period, by its name. As in every object, names that are a number come before all others. (B §7, Kardex) */
export type Kardex = Readonly<Record<string, readonly EntradaDeKardex[]>>

/** Writes a grade as the contract does. */
export const calificacionEnTexto = (calificacion: number | null): string =>
  calificacion === null ? sinCalificar : String(calificacion)

/** Returns the periods of a kardex, oldest first, each with the average of its grades. (B §2, B §5) */
export const periodosDeKardex = (kardex: Kardex) =>
  Object.entries(kardex)
    .map(([periodo, entradas]) => ({ periodo, entradas, promedio: promedioDe(entradas) }))
    .toSorted((uno, otro) => comparado(inicioDe(uno.entradas), inicioDe(otro.entradas)))

/** Returns the first day of a period; empty for one that is only written, which therefore comes first. */
const inicioDe = ([entrada]: readonly EntradaDeKardex[]) => entrada?.inicio_periodo ?? ''
const comparado = (uno: string, otro: string) => Number(uno > otro) - Number(uno < otro)

/** Tells whether the school office has closed the grade of an entry: it no longer changes. */
const estaCerrada = ({ acreditado_estudiante }: EntradaDeKardex): boolean => acreditado_estudiante !== ''

/** Returns the average of the closed grades of some entries, which documents certify. */
export const promedioCerrado = (entradas: readonly EntradaDeKardex[]): string =>
  promedioDe(entradas.filter(estaCerrada))

/** Returns the average of all grades of some entries, closed or not, which screens show of a period. (B §5, Average) */
export const promedioDe = (entradas: readonly EntradaDeKardex[]): string =>
  promedio(entradas.map(({ calificacion_estudiante }) => calificacion_estudiante))

/** Returns the cells of an entry under «Materia, Creditos, Calificacion, Acreditado». (B §2, Kardex modal) */
export const renglonDeKardex = ({
  nombre_materia,
  creditos_materia,
  calificacion_estudiante,
  acreditado_estudiante,
}: EntradaDeKardex) =>
  [nombre_materia, String(creditos_materia), calificacion_estudiante, acreditado_estudiante || sinCalificar] as const

/** Returns the mark of an entry that no class of this system gave; undefined for all others. */
export const marcaDeEntrada = ({ previa }: EntradaDeKardex): string | undefined => previa && marcaDePrevia(previa)

export const columnasDeKardex = ['Materia', 'Creditos', 'Calificacion', 'Acreditado'] as const

/** Sums a whole kardex up: the average of every closed grade, and the credits of the subjects that passed, each once. */
export const resumenDeKardex = (kardex: Kardex) => {
  const entradas = Object.values(kardex).flat()
  const aprobadas = new Map(
    entradas
      .filter(({ acreditado_estudiante }) => acreditado_estudiante === 'Si')
      .map(entrada => [entrada.id_materia ?? entrada.nombre_materia, entrada]),
  )
  const centesimos = [...aprobadas.values()].reduce(
    (suma, { creditos_materia }) => suma + Math.round(creditos_materia * 100),
    0,
  )
  return { promedio: promedioCerrado(entradas), creditos: centesimos / 100, aprobadas: aprobadas.size }
}
