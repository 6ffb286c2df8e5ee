import { cartaDeTerminacion } from './fases.ts'

/** Service of a matrícula before a readmission. */
export type ServicioDeAntes = { fase: number; status: string; matricula: string }

/**
 * First phase of a service that goes on with a person who continues under another matrícula: its reports are accepted,
 * so what is left are a letter and a receipt of what was done.
 */
export const primeraQueSigue = cartaDeTerminacion

/** Says what becomes of a social service when its student is readmitted. */
export const servicioTrasReadmision = ({ fase, status, matricula }: ServicioDeAntes): string => {
  if (status === 'completado') return 'Su servicio social está concluido y vale con la matrícula nueva.'
  return fase >= primeraQueSigue
    ? `Su servicio social sigue con la matrícula ${matricula}: solo faltan sus últimos documentos.`
    : 'Su servicio social no continúa, porque le faltan reportes: si lo retoma, comienza otro.'
}

/** Refusal of a decision about a service that does not go on. */
export const yaNoSigue =
  'El estudiante continúa con otra matrícula y este servicio social no sigue: si lo retoma, comienza otro.'
