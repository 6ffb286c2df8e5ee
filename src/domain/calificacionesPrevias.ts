import { paraBusqueda } from '../language/busqueda.ts'

/** Origins of a grade that no class of this system gave. */
export const tiposDeCalificacionPrevia = ['Ordinario', 'Extraordinario', 'Equivalencia', 'Revalidación'] as const

/** Origins that rest on what another institution says. */
export const tiposResueltosFuera = ['Equivalencia', 'Revalidación'] as const

/** Origin of such a grade, which kardex and boleta show beside the grade. */
export type CalificacionPrevia = { readonly tipo: string; readonly institucion: string | null }

/** Returns the mark of such a grade in kardex and boleta. */
export const marcaDePrevia = ({ tipo, institucion }: CalificacionPrevia): string =>
  institucion ? `${tipo} de ${institucion}` : `${tipo} de otro periodo`

/** Tells whether a grade has one decimal at most, as all grades have. (B §5) */
export const sinMasDeUnDecimal = (calificacion: number | null): boolean =>
  calificacion === null || Number.isInteger(Math.round(calificacion * 100) / 10)

/** Returns the key of a period that is only written: the same whatever its capitals, accents and blanks. */
export const llaveDePeriodoEscrito = (nombre: string): string => `escrito:${paraBusqueda(nombre)}`
