import { fechaLarga } from '../../language/fechaLarga.ts'
import type { Turno } from '../servicioSocial/estados.ts'
import { nombreDeFase } from '../servicioSocial/fases.ts'
import type { Aviso } from './Aviso.ts'

type Reanudado = { matricula_estudiante: string; fase: number; turno: Turno; vence: string | null }

/** Returns the notice to a student who is active again: where their social service stands, and until when they have time. */
export const avisoDeReanudacion = ({ matricula_estudiante, fase, turno, vence }: Reanudado): Aviso => ({
  to: { people: 'estudiantes', keys: [matricula_estudiante] },
  address: '/servicioSocialEstudiante',
  subject: 'Su servicio social continúa',
  text: `Los días en que usted estuvo inactivo no cuentan en su servicio social. ${loQueSigue(fase, turno, vence)}`,
})

const loQueSigue = (fase: number, turno: Turno, vence: string | null) =>
  turno === 'estudiante' && vence
    ? `Siga con «${nombreDeFase(fase)}»: tiene hasta el ${fechaLarga(vence)}.`
    : 'Ábralo para ver en qué va.'
