import { paraBusqueda } from '../../language/busqueda.ts'
import type { CampoDeCalificacion } from '../../domain/calificaciones.ts'

/** What a column of a pasted block is called: a field of the sheet, whose each line is, or something that the sheet does not take. */
export type Titulo = CampoDeCalificacion | 'matricula' | 'nombre' | 'ajeno'

/**
 * Reads a line as headings: every filled cell is a whole known title, or one of them is «Matrícula» or, beside others, «Nombre», which
 * are nobody's grade or feedback. Undefined for any other line, and for «No» or «Grupo» alone, which may be feedback. Cells that are no
 * known title stay undefined.
 */
export const titulosEn = (linea: readonly string[]): readonly (Titulo | undefined)[] | undefined => {
  const titulos = linea.map(celda => conocidos.get(sinSignos(celda)))
  const todos = linea.every((celda, lugar) => titulos[lugar] !== undefined || celda.trim() === '')
  const alguno = titulos.some(titulo => titulo !== undefined && !deNadie.has(titulo))
  const varios = linea.filter(celda => celda.trim() !== '').length > 1
  const dicenQuien = titulos.includes('matricula') || (varios && titulos.includes('nombre'))
  return dicenQuien || (todos && (alguno || varios)) ? titulos : undefined
}

const deNadie: ReadonlySet<Titulo> = new Set(['nombre', 'ajeno'])

const sinSignos = (celda: string) =>
  paraBusqueda(celda)
    .replaceAll(/[^\p{L}\p{N}%# ]/gu, '')
    .trim()

const escritos: readonly (readonly [Titulo, string])[] = [
  ['asistencia', 'asistencia, asistencias, % asistencia, % de asistencia, asistencia %, porcentaje de asistencia'],
  ['calificacion', 'calificacion, calificaciones, calif, calificacion final, nota, promedio'],
  ['calificacion_letra', 'calificacion en letra, calificacion con letra, calif en letra, en letra, con letra, letra'],
  ['retroalimentacion', 'retroalimentacion, observacion, observaciones, comentario, comentarios'],
  ['matricula', 'matricula, matriculas'],
  ['ajeno', 'nº, n, no, num, numero, #, grupo, semestre, curp, correo'],
  ['nombre', 'nombre, nombres, nombre completo, nombre del estudiante, apellidos, apellido paterno, apellido materno'],
  ['nombre', 'estudiante, estudiantes, alumno, alumna, alumnos'],
]

const conocidos: ReadonlyMap<string, Titulo> = new Map(
  escritos.flatMap(([titulo, formas]) => formas.split(', ').map(forma => [forma, titulo] as const)),
)
