import { contado } from '../../language/contado.ts'
import type { Aviso } from './Aviso.ts'

/** Notice to a facilitador who takes over a class from another one, with students in it already. */
export const avisoDeEncargo = (
  { id_clase, nombre, matricula }: { id_clase: string; nombre: string; matricula: string },
  inscritos: number,
): Aviso => ({
  to: { people: 'facilitadores', keys: [matricula] },
  about: { resource: 'clases', key: id_clase },
  address: '/misAsignaturas',
  subject: `Ahora usted imparte ${nombre}`,
  text: `Servicios escolares le encargó esta asignatura, que daba otra persona. Tiene ${contado(inscritos, 'estudiante', 'estudiantes')}, y usted entrega sus calificaciones.`,
})
