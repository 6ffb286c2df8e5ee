import { enCifras } from '../language/enCifras.ts'
import { isUnprintable } from '../language/texto.ts'
import { calificacionEnLetra, diceLaCalificacion } from './calificacionEnLetra.ts'
import { cifra } from './cifra.ts'

/** Grade of a student in a class, as it is recorded. (B §3, Class-student grade) */
export type Calificacion = {
  asistencia: number
  calificacion: number
  calificacion_letra: string
  retroalimentacion: string
}
export type CampoDeCalificacion = keyof Calificacion
export type Fallas = Partial<Record<CampoDeCalificacion, string>>

/** Student of a class, in the order in which they are graded. */
export type Alumno = { matricula: string; nombre: string; inactivo?: boolean }

/** New text of a cell of grades. */
export type Cambio = { matricula: string; campo: CampoDeCalificacion; texto: string }

/** Fields of a row of grades with their labels, in the order in which they are typed. */
export const camposDeCalificacion = [
  ['asistencia', 'Asistencia'],
  ['calificacion', 'Calificación'],
  ['calificacion_letra', 'Calificación en letra'],
  ['retroalimentacion', 'Retroalimentación'],
] as const satisfies readonly (readonly [CampoDeCalificacion, string])[]

/** Returns the field of this name; undefined where there is none. */
export const campoLlamado = (nombre: string | undefined): CampoDeCalificacion | undefined =>
  camposDeCalificacion.find(([campo]) => campo === nombre)?.[0]

export const maximoDeRetroalimentacion = 1000

/** Judges what was typed, pasted or sent for a student: returns the row as it is stored, or a sentence for each wrong field. The one rule of grid and server. (B §5) */
export const calificacionDicha = (
  fila: Readonly<Partial<Record<CampoDeCalificacion, unknown>>>,
): { valores?: Calificacion; fallas: Fallas } => {
  const asistencia = asistenciaDicha(fila.asistencia)
  const calificacion = notaDicha(fila.calificacion)
  const letra = fallaDeLetra(texto(fila.calificacion_letra), calificacion)
  const retroalimentacion = texto(fila.retroalimentacion)
  const falla = fallaDeRetroalimentacion(retroalimentacion)
  const fallas: Fallas = {
    ...(typeof asistencia === 'string' ? { asistencia } : {}),
    ...(typeof calificacion === 'string' ? { calificacion } : {}),
    ...(letra ? { calificacion_letra: letra } : {}),
    ...(falla ? { retroalimentacion: falla } : {}),
  }
  if (typeof asistencia === 'string' || typeof calificacion === 'string' || letra || falla) return { fallas }
  return {
    fallas,
    valores: { asistencia, calificacion, calificacion_letra: calificacionEnLetra(calificacion), retroalimentacion },
  }
}

/** Returns the grade that a text says; undefined for anything else. */
export const notaEn = (valor: unknown): number | undefined => {
  const nota = notaDicha(valor)
  return typeof nota === 'number' ? nota : undefined
}

const asistenciaDicha = (valor: unknown): number | string => {
  if (vacio(valor)) return 'La asistencia es requerida'
  const numero = cifra(valor, 2)
  return numero !== undefined && numero >= 0 && numero <= 100 ? numero : 'La asistencia debe ser un número de 0 a 100'
}

const notaDicha = (valor: unknown): number | string => {
  if (vacio(valor)) return 'La calificación es requerida'
  const numero = cifra(valor, 1)
  return numero !== undefined && numero >= 0 && numero <= 10
    ? numero
    : 'La calificación debe ser un número de 0 a 10 con máximo un decimal'
}

const fallaDeLetra = (letra: string, calificacion: number | string): string | undefined => {
  if (letra === '') return 'La calificación en letra es requerida'
  if (!soloLetras.test(letra)) return 'La calificación en letra debe contener solo letras y espacios'
  if (typeof calificacion === 'number' && !diceLaCalificacion(letra, calificacion))
    return `La calificación en letra debe ser «${calificacionEnLetra(calificacion)}»`
  return undefined
}

const fallaDeRetroalimentacion = (dicha: string): string | undefined => {
  if ([...dicha].length > maximoDeRetroalimentacion)
    return `La retroalimentación debe contener máximo ${enCifras(maximoDeRetroalimentacion)} caracteres`
  return isUnprintable(dicha) ? 'La retroalimentación contiene caracteres no permitidos' : undefined
}

const soloLetras = /^[\p{L}\p{M} ]+$/u
const vacio = (valor: unknown) =>
  valor === null || valor === undefined || (typeof valor === 'string' && valor.trim() === '')
const texto = (valor: unknown) => (typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '')
