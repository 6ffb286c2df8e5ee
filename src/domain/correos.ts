const minutos = (n: number) => n * 60_000
const horas = (n: number) => n * minutos(60)

/** How long an e-mail waits after each try that failed, in milliseconds; after the last of them it is given up. */
export const pausasDeCorreo: readonly number[] = [minutos(1), minutos(5), minutos(15), horas(1), horas(4), horas(12)]

/** When an e-mail is tried again whose try of this number, from 1, failed at a moment; null when it was the last. */
export const siguienteIntento = (intentos: number, momento: Date): Date | null => {
  const pausa = pausasDeCorreo[intentos - 1]
  return pausa === undefined ? null : new Date(momento.getTime() + pausa)
}

/** Where an e-mail stands, as its screen calls it. */
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
  /** Whether its text is still there to be sent again. */
  reenviable: boolean
}

/** A page of them, the newest first, and how many there are in each state. */
export type PaginaDeCorreos = {
  correos: CorreoDeSalida[]
  cuantos: Record<EstadoDeCorreo, number>
  porPagina: number
  /** No server of mail is named: what leaves stays as files, and nobody gets it. */
  sinServidor: boolean
}
