import type { Aviso } from './Aviso.ts'

/** What a student is told who was re-enrolled. (B §4, Re-enrolment) */
export const avisoDeReinscripcion = (matricula: string, semestre: number): Aviso => ({
  to: { people: 'estudiantes', keys: [matricula] },
  about: { resource: 'estudiantes', key: matricula },
  address: '/materiasCursando',
  subject: 'Su reinscripción está hecha',
  text: `Servicios escolares lo inscribió al semestre ${semestre}.`,
})
