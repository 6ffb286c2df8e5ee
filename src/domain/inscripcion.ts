import { contado } from '../language/contado.ts'

/** Why students may not take a class, the reason that stands before the others first. (B §7) */
export const motivosDeNoCursar = {
  desconocido: 'no hay un estudiante de su CUC con esa matrícula',
  inactivo: 'está inactivo',
  deOtroPrograma: 'es de otro programa',
  acreditada: 'ya acreditó la materia',
  enOtra: 'cursa la materia en otra asignatura',
} as const

/** What whoever enrols whole groups should know. */
export const inscripcionDeGrupo =
  'Entran los estudiantes activos del grupo de cada asignatura que pueden cursarla. Quien ya la cursa o ya acreditó la materia queda como está.'

/** A row of a spreadsheet that names a student of a class. */
export type FilaDeInscripcion = { renglon: number; asignatura: string; matricula: string }

/** How many students enter a class, and of which period it is. */
export const fraseDeInscritos = (cuantos: number, periodo: string): string =>
  `${contado(cuantos, 'estudiante', 'estudiantes')} más (${periodo})`

/** Which rows of a spreadsheet cannot be, and why; some are named, the others counted. */
export const fraseDeRenglones = (cuales: readonly { renglon: number; porque: string }[]): string => {
  const dichos = cuales.slice(0, masDichos).map(({ renglon, porque }) => `renglón ${renglon}: ${porque}`)
  const demas = cuales.length - dichos.length
  return demas ? `${dichos.join('; ')}; y ${contado(demas, 'renglón más', 'renglones más')}` : dichos.join('; ')
}

const masDichos = 8
