import { cartaDeSolicitud, fasesDe, informacion, liberacion, nombreDeFase } from '../servicioSocial/fases.ts'
import { servicioSegun } from '../servicioSocial/dondeEsta.ts'
import { estadoDeServicio, faltaDecidirLaCarta, faseActual, turno, type Servicio } from '../servicioSocial/servicio.ts'

type Caso = Readonly<Record<string, unknown>>
type Paso = { step: string; comment: string | null; record: Caso; phase?: number; states?: readonly string[] }

/** Notices of a phase of a social service, by its state and recipient. (B §4) */
export const avisosDeServicio = {
  pendiente: {
    estudiante: () => ({
      ...alEstudiante,
      subject: 'Su servicio social está activo',
      text: 'Escriba la información de su servicio social y envíela a Servicios escolares.',
    }),
  },
  enviado: {
    escolar: (caso: Caso, paso: Paso) => ({
      subject: `Servicio social: «${fase(paso)}» ${esperaLaCarta(caso, paso) ? 'recibida' : 'por revisar'}`,
      text: `${paso.record.nombreC} envió «${fase(paso)}». ${loQueHace(caso, paso)}`,
    }),
  },
  aceptado: {
    estudiante: (caso: Caso, paso: Paso) =>
      paso.step === 'entregar'
        ? { ...alEstudiante, ...servicioCompletado }
        : {
            ...alEstudiante,
            subject: `Servicio social: se aceptó «${fase(paso)}»`,
            text: `Servicios escolares aceptó «${fase(paso)}». ${loQueSigue(despues(caso, paso))}`,
          },
    coordinador: (caso: Caso, paso: Paso) =>
      estadoDeServicio(despues(caso, paso)) === 'pendiente_liberacion'
        ? {
            address: `/servicioSocialCoordinador?${new URLSearchParams({ clave_cuc: String(caso.del_cuc) })}`,
            subject: 'Carta de liberación por generar',
            text: `${paso.record.nombreC} terminó su servicio social y espera su carta de liberación.`,
          }
        : undefined,
    escolar: (_: Caso, paso: Paso) =>
      paso.step === 'entregar'
        ? {
            subject: servicioCompletado.subject,
            text: `La Coordinación académica entregó la carta de liberación de ${paso.record.nombreC}.`,
          }
        : undefined,
  },
  rechazado: {
    estudiante: (_: Caso, paso: Paso) => ({
      ...alEstudiante,
      subject: `Servicio social: se rechazó «${fase(paso)}»`,
      text: `Motivo: ${paso.comment ?? ''}\nCorrija lo que se pide y vuelva a enviarlo.`,
    }),
  },
}

/** Words to the student of a service that is completed. */
export const servicioCompletado = {
  subject: 'Servicio social completado',
  text: 'La Coordinación académica entregó su carta de liberación: su servicio social está completado.',
}

const alEstudiante = { address: '/servicioSocialEstudiante' }

const fase = ({ phase = informacion }: Paso) => nombreDeFase(phase)

const despues = ({ periodo }: Caso, { states = [] }: Paso) => servicioSegun(periodo, states)

const esperaLaCarta = (caso: Caso, paso: Paso): boolean =>
  faltaDecidirLaCarta(despues(caso, paso), paso.phase ?? informacion)

/** Returns what the office does with a phase that was sent: decides it, or first the letter that comes before. */
const loQueHace = (caso: Caso, paso: Paso): string =>
  esperaLaCarta(caso, paso)
    ? `Podrá aceptarla o rechazarla cuando haya decidido «${nombreDeFase(cartaDeSolicitud)}».`
    : 'Revise lo enviado y acéptelo o rechácelo.'

const loQueSigue = (servicio: Servicio): string => {
  const actual = faseActual(servicio)
  if (actual === liberacion) return 'Falta que la Coordinación académica entregue su carta de liberación.'
  return turno(servicio) === 'estudiante' && fasesDe(servicio.periodo).includes(actual)
    ? `Siga con «${nombreDeFase(actual)}».`
    : 'Lo demás que envió sigue en revisión.'
}
