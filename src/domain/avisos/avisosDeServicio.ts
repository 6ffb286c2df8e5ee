import { fasesDe, liberacion, nombreDeFase } from '../servicioSocial/fases.ts'
import { estadoDeServicio, faseActual, turno, type Servicio } from '../servicioSocial/servicio.ts'
import type { Accion } from '../servicioSocial/transiciones.ts'
import type { Aviso } from './Aviso.ts'

type Caso = { id: string; matricula: string; nombre: string; clave_cuc: string }
type Paso = Caso & { accion: Accion; fase: number; comentario: string | null; despues: Servicio }

/** Who is told of a step of a social service, and in which words. (B §4) */
export const avisosDeServicio = (paso: Paso): readonly Aviso[] => pasos[paso.accion](paso)

const pasos: Record<Accion, (paso: Paso) => readonly Aviso[]> = {
  enviar: paso => [
    {
      ...enEscolares(paso),
      subject: `Servicio social: «${nombreDeFase(paso.fase)}» por revisar`,
      text: `${paso.nombre} envió «${nombreDeFase(paso.fase)}». Revise lo enviado y acéptelo o rechácelo.`,
    },
  ],
  aceptar: paso => [
    {
      ...alEstudiante(paso),
      subject: `Servicio social: se aceptó «${nombreDeFase(paso.fase)}»`,
      text: `Servicios escolares aceptó «${nombreDeFase(paso.fase)}». ${loQueSigue(paso.despues)}`,
    },
    ...(estadoDeServicio(paso.despues) === 'pendiente_liberacion' ? [porLiberar(paso)] : []),
  ],
  rechazar: paso => [
    {
      ...alEstudiante(paso),
      subject: `Servicio social: se rechazó «${nombreDeFase(paso.fase)}»`,
      text: `Motivo: ${paso.comentario ?? ''}\nCorrija lo que se pide y vuelva a enviarlo.`,
    },
  ],
  entregar: paso => [
    {
      ...alEstudiante(paso),
      subject: 'Servicio social completado',
      text: 'La Coordinación académica entregó su carta de liberación: su servicio social está completado.',
    },
    {
      ...enEscolares(paso),
      subject: 'Servicio social completado',
      text: `La Coordinación académica entregó la carta de liberación de ${paso.nombre}.`,
    },
  ],
}

/** What a student is told whose social service was opened. */
export const avisoDeActivacion = (caso: Caso): Aviso => ({
  ...alEstudiante(caso),
  subject: 'Su servicio social está activo',
  text: 'Escriba la información de su servicio social y envíela a Servicios escolares.',
})

const registro = ({ id }: Caso) => ({ about: { resource: 'serviciosSociales', key: id } })

const alEstudiante = (caso: Caso) => ({
  ...registro(caso),
  to: { people: 'estudiantes', keys: [caso.matricula] } as const,
  address: '/servicioSocialEstudiante',
})

const enEscolares = (caso: Caso) => ({ ...registro(caso), to: { role: 'escolar', place: caso.clave_cuc } as const })

const porLiberar = (caso: Caso): Aviso => ({
  ...registro(caso),
  to: { role: 'coordinador', place: caso.clave_cuc },
  address: `/servicioSocialCoordinador?${new URLSearchParams({ clave_cuc: caso.clave_cuc })}`,
  subject: 'Carta de liberación por generar',
  text: `${caso.nombre} terminó su servicio social y espera su carta de liberación.`,
})

const loQueSigue = (servicio: Servicio): string => {
  const actual = faseActual(servicio)
  if (actual === liberacion) return 'Falta que la Coordinación académica entregue su carta de liberación.'
  return turno(servicio) === 'estudiante' && fasesDe(servicio.periodo).includes(actual)
    ? `Siga con «${nombreDeFase(actual)}».`
    : 'Lo demás que envió sigue en revisión.'
}
