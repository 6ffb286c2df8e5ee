/** Lengths of a school cycle. (A §3) */
export const periodicidades = ['Trimestre', 'Cuatrimestre', 'Semestre'] as const

/** The two groups of degrees: their students owe different documents. (B §5) */
export const gradosDeLicenciatura = [
  'Licenciatura',
  'Ingeniería',
  'Técnico Superior Universitario o Profesional Asociado',
] as const
export const gradosDePosgrado = ['Maestría', 'Especialidad', 'Doctorado'] as const

/** Tells whether a degree is of the second group. */
export const esDePosgrado = (grado: string): boolean => gradosDePosgrado.some(cada => cada === grado)

/** The degrees, in the order of the specification. (A §3) */
export const grados = [
  'Licenciatura',
  'Ingeniería',
  'Maestría',
  'Especialidad',
  'Doctorado',
  'Técnico Superior Universitario o Profesional Asociado',
] as const

export const modalidades = ['Escolarizada', 'No Escolarizada', 'Mixta'] as const
