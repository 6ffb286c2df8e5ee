import { sessionLength } from '../../src/schema/account/sessionLength.ts'
import { clockSlack } from '../process/isAhead.ts'

const segundos = (n: number) => n * 1000
const minutos = (n: number) => n * segundos(60)
const horas = (n: number) => n * minutos(60)

/** Lives (ms) of a session, a recovery link, the memory of a device and the activity of an account. (A §9) */
export const duracion = {
  sesion: sessionLength,
  enlace: minutos(30),
  dispositivo: horas(24 * 365),
  actividad: horas(24 * 365),
  /** Time between two notes that a session is in use. */
  reposo: minutos(5),
} as const

/** Brake on attempts (ms): after `libres` free ones each is followed by a pause, which doubles from `primera` to `tope`; all is forgotten after `olvido` without any. */
type Freno = { libres: number; primera: number; tope: number; olvido: number }

/** Brakes on attempts. Nobody is locked out: the longest pause is short, and a device that has signed in before does not wait. */
export const frenos = {
  /** Wrong passwords for one e-mail, wherever they come from. */
  ingresoPorCuenta: { libres: 5, primera: segundos(5), tope: minutos(5), olvido: horas(24) },
  /** Wrong passwords from one address, behind which a whole campus may sit, for accounts that somebody failed at lately. */
  ingresoPorDireccion: { libres: 50, primera: segundos(1), tope: segundos(30), olvido: minutos(15) },
  /** The same for an account without recent failures, so that people who share an address with a guesser still sign in. */
  primerIngresoPorDireccion: { libres: 500, primera: segundos(1), tope: segundos(30), olvido: minutos(15) },
  /** Mails that tell an owner of guessing. */
  avisoPorCuenta: { libres: 1, primera: horas(24), tope: horas(24), olvido: horas(24) },
  /** Recovery mails to one address. The pause is the life of a link: while no other is sent, the last one works. */
  correosPorCuenta: { libres: 3, primera: duracion.enlace, tope: duracion.enlace, olvido: duracion.enlace },
  /** Recoveries asked for from one address, for e-mails of which one was asked for lately. */
  correosPorDireccion: { libres: 60, primera: segundos(1), tope: segundos(30), olvido: minutos(15) },
  /** The same for other e-mails, counted by themselves: a campus behind one address asks for its first passwords on one morning. */
  primerCorreoPorDireccion: { libres: 500, primera: segundos(1), tope: segundos(30), olvido: minutos(15) },
  /** Recoveries asked for of one e-mail, from anywhere and whether or not there is such an account: counted, never slowed, since its owner waits for nobody else. */
  pedidosPorCorreo: { libres: Infinity, primera: segundos(1), tope: segundos(1), olvido: minutos(15) },
  /** Wrong codes after a right password. */
  segundoPasoPorCuenta: { libres: 5, primera: segundos(5), tope: minutos(5), olvido: horas(24) },
  /** Challenges for passkeys, and departures to the institution, from one address without a session. */
  retosPorDireccion: { libres: 300, primera: segundos(1), tope: segundos(30), olvido: minutos(15) },
  /** Wrong current passwords when changing it. */
  cambioPorCuenta: { libres: 5, primera: segundos(5), tope: minutos(5), olvido: horas(24) },
} as const satisfies Record<string, Freno>

/** Wrong passwords for one e-mail after which its owner is told. */
export const fallasQueSeAvisan = 10

/** Wrong second steps after which the owner is told that somebody knows the password. */
export const segundosPasosQueSeAvisan = 5

/** Wrong passwords in a row after which a known device is no longer one: it is the one that guesses. */
export const fallasDeDispositivo = 10

/** Attempts so far, and the moment of the last one (ms since 1970). */
export type Intentos = { veces: number; ultima: number }

/** Returns the time (ms) that must still pass before the next attempt; 0 after one that is dated ahead, which would lock its account until the clock has come there. */
export const espera = (freno: Freno, { veces, ultima }: Intentos, ahora: number): number => {
  if (veces < freno.libres || ahora - ultima >= freno.olvido || ultima - ahora > clockSlack) return 0
  const pausa = Math.min(freno.tope, freno.primera * 2 ** Math.min(veces - freno.libres, 40))
  return Math.max(0, ultima + pausa - ahora)
}

/** Returns the count with one attempt more. */
export const conOtra = (freno: Freno, { veces, ultima }: Intentos, ahora: number): Intentos => ({
  veces: (ahora - ultima >= freno.olvido ? 0 : veces) + 1,
  ultima: ahora,
})
