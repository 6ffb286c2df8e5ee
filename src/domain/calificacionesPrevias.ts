import { paraBusqueda } from '../language/busqueda.ts'

/** How a grade that no class of here gave came about. */
export const tiposDeCalificacionPrevia = ['Ordinario', 'Extraordinario', 'Equivalencia', 'Revalidación'] as const

/** Those that rest on what another institution says. */
export const tiposResueltosFuera = ['Equivalencia', 'Revalidación'] as const

/** What kardex and boleta tell of such a grade beside what they tell of every one. */
export type CalificacionPrevia = { readonly tipo: string; readonly institucion: string | null }

/** The mark of such a grade in kardex and boleta. */
export const marcaDePrevia = ({ tipo, institucion }: CalificacionPrevia): string =>
  institucion ? `${tipo} de ${institucion}` : `${tipo} de otro periodo`

/** Whether a grade has one decimal at most, as all grades. (B §5) */
export const sinMasDeUnDecimal = (calificacion: number | null): boolean =>
  calificacion === null || Number.isInteger(Math.round(calificacion * 100) / 10)

/** What stands for the key of a period that is only written: the same whatever its capitals, accents and blanks. */
export const llaveDePeriodoEscrito = (nombre: string): string => `escrito:${paraBusqueda(nombre)}`
