import { groupBy, sumBy } from 'es-toolkit'
import { contado } from '../language/contado.ts'
import { enCifras } from '../language/enCifras.ts'
import { enLista } from '../language/enLista.ts'

/** Reasons why students may not take a class, in order of precedence. (B §7) */
export const motivosDeNoCursar = {
  desconocido: 'no hay un estudiante de su CUC con esa matrícula',
  inactivo: 'está inactivo',
  deOtroPrograma: 'es de otro programa',
  acreditada: 'ya acreditó la materia',
  enOtra: 'cursa la materia en otra asignatura',
} as const

/** Text to confirm before whole groups are enrolled. */
export const inscripcionDeGrupo =
  'Entran los estudiantes activos del grupo de cada asignatura que pueden cursarla. Quien ya la cursa, ya acreditó la materia o la cursa en otra queda como está.'

/** Most students who enter a class at once. */
export const masDeUnaVez = 1000
export const sonDemasiados = 'Son demasiados estudiantes'

/** A row of a spreadsheet that names a student of a class. */
export type FilaDeInscripcion = { renglon: number; asignatura: string; matricula: string }

/** Counts in words the students who enter a class, with its period, and those who may not. */
export const fraseDeInscritos = ({ entran, noPueden }: { entran: number; noPueden: number }, periodo: string): string =>
  `${contado(entran, 'estudiante', 'estudiantes')} más (${periodo})${noPueden ? `, ${contado(noPueden, 'no puede', 'no pueden')}` : ''}`

/** Counts in words the enrolments of all classes together and their students, and the enrolments that cannot be made. */
export const fraseDeInscripciones = (clases: readonly { takes: readonly string[]; leaves: number }[]): string => {
  const entran = clases.flatMap(({ takes }) => takes)
  const noPueden = sumBy(clases, ({ leaves }) => leaves)
  const quedan = noPueden
    ? `; ${noPueden === 1 ? 'queda' : 'quedan'} fuera ${contado(noPueden, 'que no se puede hacer', 'que no se pueden hacer')}`
    : ''
  return `En total, ${contado(entran.length, 'inscripción', 'inscripciones')} de ${contado(new Set(entran).size, 'estudiante', 'estudiantes')}${quedan}`
}

/** Text for classes without rows in a spreadsheet. */
export const sinRenglones = 'sin renglones en la hoja'

/** Returns the rows of a spreadsheet that cannot be used, each reason once with its rows: the first ones are named, the others counted. */
export const fraseDeRenglones = (cuales: readonly { renglon: number; porque: string }[]): string => {
  const porMotivo = Object.entries(groupBy(cuales, ({ porque }) => porque)).map(
    ([porque, suyos]) => `${enRenglones(suyos.map(({ renglon }) => renglon))}: ${porque}`,
  )
  const demas = porMotivo.length - masDichos
  return [...porMotivo.slice(0, masDichos), ...(demas > 0 ? [contado(demas, 'motivo más', 'motivos más')] : [])].join(
    '; ',
  )
}

const enRenglones = (renglones: readonly number[]) => {
  const demas = renglones.length - masDichos
  const dichos = [...renglones.slice(0, masDichos).map(String), ...(demas > 0 ? [`${enCifras(demas)} más`] : [])]
  return `${renglones.length === 1 ? 'renglón' : 'renglones'} ${enLista(dichos)}`
}

const masDichos = 8
