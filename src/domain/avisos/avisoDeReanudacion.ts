import { fechaLarga } from '../../language/fechaLarga.ts'
import type { EstadoDeServicio, Turno } from '../servicioSocial/estados.ts'
import { nombreDeFase } from '../servicioSocial/fases.ts'
import type { Aviso } from './Aviso.ts'
import { servicioCompletado } from './avisosDeServicio.ts'

type Reanudado = {
  id_servicio_social: string
  matricula_estudiante: string
  status: EstadoDeServicio
  fase: number
  turno: Turno
  vence: string | null
}

/** Returns the notice to a student who is active again on the day `hoy`: where their social service stands, and until when they have time; of one completed meanwhile, that it is. */
export const avisoDeReanudacion = (
  { id_servicio_social, matricula_estudiante, status, ...donde }: Reanudado,
  hoy: string,
): Aviso => ({
  to: { people: 'estudiantes', keys: [matricula_estudiante] },
  about: { resource: 'serviciosSociales', key: id_servicio_social },
  address: '/servicioSocialEstudiante',
  ...(status === 'completado'
    ? servicioCompletado
    : {
        subject: 'Su servicio social continúa',
        text: `Los días en que su matrícula estuvo inactiva no cuentan en su servicio social. ${loQueSigue(donde, hoy)}`,
      }),
})

const loQueSigue = ({ fase, turno, vence }: Pick<Reanudado, 'fase' | 'turno' | 'vence'>, hoy: string) => {
  if (turno !== 'estudiante' || !vence) return 'Ábralo para ver en qué va.'
  return vence < hoy
    ? `Siga con «${nombreDeFase(fase)}»: el plazo terminó el ${fechaLarga(vence)}; aún puede enviarlo.`
    : `Siga con «${nombreDeFase(fase)}»: tiene hasta el ${fechaLarga(vence)}.`
}
