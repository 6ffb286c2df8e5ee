import { nacionalidadMexicana } from './personas.ts'
import { esDePosgrado } from './programas.ts'

type Documento = {
  nombre: string
  /** Group of degrees that alone owes it. Default: both. */
  de?: 'licenciatura' | 'posgrado'
  /** Students who alone owe it. Default: all. */
  solo?: 'mexicanos' | 'extranjeros'
}

/** Every document that a student may owe, in the order of the table that shows them. (B §5, Documentation) */
export const documentos = [
  { nombre: 'Acta de nacimiento' },
  { nombre: 'Apostille de acta de nacimiento', solo: 'extranjeros' },
  { nombre: 'Identificación oficial' },
  { nombre: 'Apostille de identificación oficial', solo: 'extranjeros' },
  { nombre: 'CURP', solo: 'mexicanos' },
  { nombre: 'Certificado de bachillerato', de: 'licenciatura' },
  { nombre: 'Apostille de certificado de bachillerato', de: 'licenciatura', solo: 'extranjeros' },
  { nombre: 'Diploma de bachillerato', de: 'licenciatura' },
  { nombre: 'Apostille de diploma de bachillerato', de: 'licenciatura', solo: 'extranjeros' },
  { nombre: 'Certificado de licenciatura', de: 'posgrado' },
  { nombre: 'Apostille de certificado de licenciatura', de: 'posgrado', solo: 'extranjeros' },
  { nombre: 'Acta de examen', de: 'posgrado' },
  { nombre: 'Apostille de acta de examen', de: 'posgrado', solo: 'extranjeros' },
  { nombre: 'Título de licenciatura', de: 'posgrado' },
  { nombre: 'Apostille de título de licenciatura', de: 'posgrado', solo: 'extranjeros' },
  { nombre: 'Cédula profesional', de: 'posgrado', solo: 'mexicanos' },
  { nombre: 'Verificación de cédula profesional', de: 'posgrado', solo: 'mexicanos' },
] as const satisfies readonly Documento[]

type NombreDeDocumento = (typeof documentos)[number]['nombre']

/** A document, and whether it was handed in. */
export type EstadoDeDocumento = { nombre: string; estado: boolean }

/** Returns the documents stored of a student of this degree, shown or not: the record's documentacion has all of them. */
export const documentosDe = (grado: string): readonly NombreDeDocumento[] =>
  todos.flatMap(({ nombre, de }) => (de === undefined || de === grupoDe(grado) ? [nombre] : []))

/** Tells whether a document is shown for a student: never those that only Mexicans, or only foreigners (any nationality other than the Mexican one), hand in. */
export const esVisible = (nombre: string, nacionalidad: number): boolean => {
  const solo = todos.find(documento => documento.nombre === nombre)?.solo
  return solo === undefined || solo === (nacionalidad === nacionalidadMexicana ? 'mexicanos' : 'extranjeros')
}

const todos: readonly (Documento & { nombre: NombreDeDocumento })[] = documentos

const grupoDe = (grado: string) => (esDePosgrado(grado) ? 'posgrado' : 'licenciatura')
