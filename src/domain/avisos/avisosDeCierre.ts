import type { Aviso } from './Aviso.ts'

type Clase = { id_clase: string; nombre: string }

/** Words of the notice to the office about a class whose grades were handed in: it closes them next. (B §4, Grading) */
export const avisoParaCerrar = ({ id_clase, nombre }: Clase) => ({
  address: `/clases/${id_clase}`,
  subject: `Calificaciones por cerrar: ${nombre}`,
  text: 'El facilitador entregó las calificaciones. Revíselas y cierre la asignatura.',
})

/** Words of the notice to the facilitador of a class whose grades are closed; `cambiadas` says which of them differ from those handed in. */
export const avisoDeCierre = ({ nombre }: Clase, cambiadas?: string) => ({
  address: '/calificarClases',
  subject: `Calificaciones cerradas: ${nombre}`,
  text: ['Servicios escolares cerró las calificaciones de su asignatura.', cambiadas && `${cambiadas}.`]
    .filter(Boolean)
    .join(' '),
})

/** Notice to the students of a class whose grades are closed. */
export const avisoDeBoleta = ({ id_clase, nombre }: Clase, estudiantes: readonly string[]): Aviso => ({
  about: { resource: 'clases', key: id_clase },
  address: '/boletas',
  to: { people: 'estudiantes', keys: estudiantes },
  subject: `Ya hay calificación: ${nombre}`,
  text: 'Servicios escolares cerró las calificaciones de esta asignatura. Véala en su boleta.',
})
