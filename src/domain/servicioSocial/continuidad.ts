import { cartaDeTerminacion } from './fases.ts'

/**
 * First phase of a service that goes on with a person who continues under another matrícula: its reports are accepted,
 * so what is left are a letter and a receipt of what was done.
 */
export const primeraQueSigue = cartaDeTerminacion

/** Refusal of a decision about a service that does not go on. */
export const yaNoSigue =
  'El estudiante continúa con otra matrícula y este servicio social no sigue: si lo retoma, comienza otro.'
