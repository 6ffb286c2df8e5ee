/** Why a person cannot be readmitted from a record; undefined when they can. A record goes on in one other, once. */
export const faltaParaReadmitir = ({ continua }: { continua: boolean | null }): string | undefined =>
  continua ? 'Este estudiante ya continúa con otra matrícula' : undefined

/** What is said when matrícula and birth date are not those of one student: which of both is wrong, nobody is told. */
export const sinEstudiante = 'No se encontró un estudiante con esa matrícula y esa fecha de nacimiento'

/** What a new record of the same person gets anew; all else it has from the one before. */
export const loNuevo = ['matricula', 'clave_programa', 'id_reticula', 'clave_grupo', 'semestre', 'regular'] as const
