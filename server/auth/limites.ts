const minutos = (n: number) => n * 60_000

/** How long a session and a recovery link last, in milliseconds. (A §9) */
export const duracion = { sesion: 4 * minutos(60), enlace: minutos(30) } as const

/**
 * How often something may be tried within a window, in milliseconds, that opens with the first attempt.
 * Nobody is ever refused for what others try from elsewhere: what is counted is an account seen from one address, or an address.
 */
export const limites = {
  /** Wrong passwords for one e-mail from one address. */
  ingresoPorCuenta: { veces: 8, ventana: minutos(15) },
  /** Wrong passwords from one address, behind which a whole campus may sit. */
  ingresoPorDireccion: { veces: 200, ventana: minutos(15) },
  /** Recovery mails to one address of mail. Its window is the life of a link: whoever is refused has one that works. */
  correosPorCuenta: { veces: 3, ventana: duracion.enlace },
  /** Recoveries asked for from one address. */
  correosPorDireccion: { veces: 60, ventana: minutos(15) },
  /** Wrong current passwords when changing it. */
  cambioPorCuenta: { veces: 8, ventana: minutos(15) },
} as const

export type Limite = keyof typeof limites
