const minutos = (n: number) => n * 60_000
const horas = (n: number) => n * minutos(60)

/** Pauses after each failed try of an e-mail (ms); after the last of them it is given up. */
export const pausasDeCorreo: readonly number[] = [minutos(1), minutos(5), minutos(15), horas(1), horas(4), horas(12)]

/** Returns the moment of the next try of an e-mail, after its try of this number (from 1) failed at `momento`; null when that was the last. */
export const siguienteIntento = (intentos: number, momento: Date): Date | null => {
  const pausa = pausasDeCorreo[intentos - 1]
  return pausa === undefined ? null : new Date(momento.getTime() + pausa)
}

/** States of an e-mail, each with its label. */
export const estadosDeCorreo = { no_salio: 'No salió', en_espera: 'En espera', enviado: 'Enviado' } as const
export type EstadoDeCorreo = keyof typeof estadosDeCorreo

/** An e-mail as the office sees it: never its text, which may open an account. Moments are ISO. */
export type CorreoDeSalida = {
  id: string
  para: string
  asunto: string
  estado: EstadoDeCorreo
  creado: string
  intentos: number
  siguiente: string | null
  enviado: string | null
  fallo: string | null
  /** `true` while its text is there to be sent again. */
  reenviable: boolean
}

/** A page of e-mails, newest first, with the count of each state. */
export type PaginaDeCorreos = {
  correos: CorreoDeSalida[]
  cuantos: Record<EstadoDeCorreo, number>
  porPagina: number
  /** `true` where no mail server is configured: e-mails stay as files, and nobody receives them. */
  sinServidor: boolean
}
