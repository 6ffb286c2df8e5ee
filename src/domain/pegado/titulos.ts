import { paraBusqueda } from '../../language/busqueda.ts'
import type { CampoDeCalificacion } from '../calificaciones.ts'

/**
 * Meaning of a column of a pasted block: a field of the sheet, the owner's matrícula, name or other key (`clave`), the
 * number of a line, or something not taken (`ajeno`).
 */
export type Titulo = CampoDeCalificacion | 'matricula' | 'nombre' | 'clave' | 'numero' | 'ajeno'

/** Fields that hold figures. */
export const numericos: ReadonlySet<string> = new Set<CampoDeCalificacion>(['asistencia', 'calificacion'])

/** Returns the known title that a whole cell is, whatever its accents, capitals and signs; an ending «del alumno» is ignored. */
export const tituloDe = (celda: string): Titulo | undefined => conocidos.get(forma(celda))

/** Returns the kind of owner column that an unknown title suggests by one of its words; `undefined` where it speaks of somebody or something else. */
export const tituloSuelto = (celda: string): 'matricula' | 'nombre' | undefined => {
  const dicho = sinSignos(celda)
  if (tituloDe(celda) || deOtros.test(dicho)) return undefined
  return /\bmatricula/.test(dicho)
    ? 'matricula'
    : /\b(nombre|alumn|estudiante|apellido|patern|matern)/.test(dicho)
      ? 'nombre'
      : undefined
}

/**
 * Returns the column of a field by its titles: the plainest. `undefined` if two are equally plain, or «Final» stands
 * beside another grade: either may be the final examination.
 */
export const columnaDe = (campo: CampoDeCalificacion, titulos: readonly string[]): number | undefined => {
  const formas = formasDe(campo)
  const lugares = titulos.map(celda => formas.indexOf(forma(celda)))
  const mejor = Math.min(...lugares.filter(lugar => lugar >= 0))
  const final = formas.indexOf('final')
  const dudosa = final >= 0 && lugares.includes(final) && !formas[mejor]?.includes('final')
  const unica = lugares.indexOf(mejor) === lugares.lastIndexOf(mejor)
  return Number.isFinite(mejor) && unica && !dudosa ? lugares.indexOf(mejor) : undefined
}

const sinSignos = (celda: string) => paraBusqueda(paraBusqueda(celda).replaceAll(/[^\p{L}\p{N}%# ]/gu, ''))

const forma = (celda: string) =>
  sinSignos(celda).replace(/ (de|del|al|para|de la|de los|de las|a la|para el|para la) (alumn|estudiante)\p{L}*$/u, '')

const deOtros =
  /\b(materia|asignatura|curso|taller|programa|carrera|plan|grupo|escuela|institucion|docente|profesor|maestr|facilitador|tutor|padre|madre|responsable)/

/** Titles with the forms in which they are written, from the plainest to the least plain. */
const escritos: readonly (readonly [Titulo, string])[] = [
  ['asistencia', '% asistencia, % de asistencia, asistencia %, % de asistencias, porcentaje de asistencia'],
  ['asistencia', 'asistencia, asistencias'],
  ['calificacion', 'calificacion final, calif final, nota final, promedio final, calificacion final con numero'],
  ['calificacion', 'calificacion final numero, calificacion final num, calificacion final no, calif final num'],
  ['calificacion', 'calificacion, calificaciones, calif, calificacion con numero, calificacion numero'],
  ['calificacion', 'calificacion num, calificacion no, calificacion nº, calificacion con cifra, calificacion cifra'],
  ['calificacion', 'nota, promedio, final'],
  ['calificacion_letra', 'calificacion en letra, calificacion con letra, calif en letra, en letra, con letra, letra'],
  ['calificacion_letra', 'calificacion final en letra, calificacion final con letra'],
  ['retroalimentacion', 'retroalimentacion, observacion, observaciones, comentario, comentarios'],
  ['matricula', 'matricula, matriculas, no de control, num de control, numero de control'],
  ['numero', 'nº, n, no, num, numero, #, no de lista, numero de lista'],
  ['clave', 'curp, correo, correo electronico, email, direccion de correo electronico, usuario, nombre de usuario'],
  ['clave', 'telefono, celular, cuenta, no de cuenta, numero de cuenta, folio, id, nss, rfc'],
  ['ajeno', 'grupo, semestre'],
  ['nombre', 'nombre, nombres, nombre completo, nombre del estudiante, apellidos, apellido paterno, apellido materno'],
  ['nombre', 'estudiante, estudiantes, alumno, alumna, alumnos, alumnoa, alumnosas, nombre y apellidos'],
  ['nombre', 'apellidos y nombre, apellidos y nombres, apellido, primer apellido, segundo apellido, paterno, materno'],
  ['nombre', 'a paterno, a materno, ap paterno, ap materno, primer nombre, segundo nombre'],
]

const formasDe = (titulo: Titulo) => escritos.flatMap(([cada, formas]) => (cada === titulo ? formas.split(', ') : []))

const conocidos: ReadonlyMap<string, Titulo> = new Map(
  escritos.flatMap(([titulo, formas]) => formas.split(', ').map(escrita => [escrita, titulo] as const)),
)
