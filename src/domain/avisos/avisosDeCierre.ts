import type { EtapaDeCalificacion } from '../etapasDeCalificacion.ts'
import type { Aviso } from './Aviso.ts'

type Clase = {
  id_clase: string
  nombre: string
  facilitador: string
  clave_cuc: string
  estudiantes: readonly string[]
}

/** Who is told that a stage of a class's grades was closed: the office, which closes next; then the facilitador and the students. (B §4, Grading) */
export const avisosDeCierre = (etapa: EtapaDeCalificacion, clase: Clase): readonly Aviso[] =>
  porEtapa[etapa]({ ...clase, about: { resource: 'clases', key: clase.id_clase } })

const porEtapa: Record<EtapaDeCalificacion, (clase: Clase & Pick<Aviso, 'about'>) => readonly Aviso[]> = {
  facilitador: ({ nombre, clave_cuc, about }) => [
    {
      about,
      to: { role: 'escolar', place: clave_cuc },
      subject: `Calificaciones por cerrar: ${nombre}`,
      text: 'El facilitador entregó las calificaciones. Revíselas y cierre la asignatura.',
    },
  ],
  escolar: ({ nombre, facilitador, estudiantes, about }) => [
    {
      about,
      address: '/calificarClases',
      to: { people: 'facilitadores', keys: [facilitador] },
      subject: `Calificaciones cerradas: ${nombre}`,
      text: 'Servicios escolares cerró las calificaciones de su asignatura.',
    },
    {
      about,
      address: '/boletas',
      to: { people: 'estudiantes', keys: estudiantes },
      subject: `Ya hay calificación: ${nombre}`,
      text: 'Servicios escolares cerró las calificaciones de esta asignatura. Véala en su boleta.',
    },
  ],
}
