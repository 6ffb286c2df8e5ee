/** An open session, as its owner is told of it. */
export type SesionAbierta = {
  id: string
  dispositivo: string
  direccion: string
  /** Moments in ISO 8601. */
  creada: string
  ultima: string
  /** Whether it is the one that asks. */
  esta: boolean
}
