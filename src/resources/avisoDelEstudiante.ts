import { avisoDeInactividad } from '../domain/avisoDeInactividad.ts'
import { valueAt, type Registro } from '../schema/record/valueAt.ts'

/** Fields of the student of a case that tell whether they are told of it. */
export const vigenciaDelEstudiante = ['estatus', 'continua'] as const

/** Returns whether the student of a case is active, and goes on under another matrícula. */
export const vigenciaDe = (caso: Registro) => ({
  estatus: valueAt(caso, 'estudiante.estatus'),
  continua: valueAt(caso, 'estudiante.continua'),
})

/** Returns what whoever decides a case reads where its student is inactive; undefined otherwise, and once it awaits nobody. */
export const avisoDelEstudiante = (caso: Registro): string | undefined =>
  caso.turno ? avisoDeInactividad(vigenciaDe(caso)) : undefined
