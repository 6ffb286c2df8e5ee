/** An open session as its owner sees it. */
export type SesionAbierta = {
  id: string
  dispositivo: string
  direccion: string
  /** Moments in ISO 8601. */
  creada: string
  ultima: string
  /** `true` for the session that asks. */
  esta: boolean
}
