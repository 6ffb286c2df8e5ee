import { paraBusqueda } from '../language/busqueda.ts'

/** Returns the Spanish words of a grade from 0 to 10 with at most one decimal: 7.5 is «siete punto cinco», 10 is «diez». (B §5) */
export const calificacionEnLetra = (calificacion: number): string => {
  const decimas = Math.round(calificacion * 10)
  const entera = palabras[Math.floor(decimas / 10)] ?? ''
  const decimal = palabras[decimas % 10] ?? ''
  return decimas % 10 === 0 ? entera : `${entera} punto ${decimal}`
}

/** Tells whether some words say a grade, ignoring capitals, accents and spaces; those of a whole grade may also end in «punto cero». */
export const diceLaCalificacion = (letra: string, calificacion: number): boolean => {
  const dicho = paraBusqueda(letra)
  const esperado = calificacionEnLetra(calificacion)
  return dicho === esperado || (Number.isInteger(calificacion) && dicho === `${esperado} punto cero`)
}

const palabras = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
