type Anterior = {
  continua: boolean | null
  /** Still active at a CUC that is not the one of who readmits. */
  activoEnOtroCuc: boolean
}

/** Why a person cannot be readmitted from a record; undefined when they can. A record goes on in one other, once, and an active one belongs to its CUC until that one ends it. */
export const faltaParaReadmitir = ({ continua, activoEnOtroCuc }: Anterior): string | undefined => {
  if (continua) return 'Este estudiante ya continúa con otra matrícula'
  return activoEnOtroCuc ? 'Este estudiante sigue activo en otro CUC: pida que allá lo den de baja primero' : undefined
}

/** What is said when matrícula and birth date are not those of one student: which of both is wrong, nobody is told. */
export const sinEstudiante = 'No se encontró un estudiante con esa matrícula y esa fecha de nacimiento'

/** What a new record of the same person gets anew; all else it has from the one before. */
export const loNuevo = ['matricula', 'clave_programa', 'id_reticula', 'clave_grupo', 'semestre', 'regular'] as const

/** The reason that history gives for what a readmission writes. */
export const porReadmision = 'Readmisión'
