import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../context.ts'
import { Falla } from '../http/Falla.ts'
import { takeTurn } from '../http/takeTurn.ts'
import { logEvent, logFailure } from '../log/logEvent.ts'
import { admit } from './admit.ts'
import { recordActividad } from './actividad.ts'
import { countAttempts } from './countAttempts.ts'
import { matchesHash, hashOfNobody } from './hashOf.ts'
import { readBody } from '../http/readBody.ts'
import { addressOf, networkOf } from '../http/addressOf.ts'
import { isKnownDispositivo } from './dispositivos.ts'
import { contrasenaEscrita, correo } from './esquemas.ts'
import { type Conteo, forgetIntentos, giveBackIntento, vecesDe } from './intentos.ts'
import { fallasQueSeAvisan } from './limites.ts'
import { cleanUp } from './cleanUp.ts'
import { origenDe } from './origenDe.ts'
import { tellIntentos } from './tellIntentos.ts'
import { usuarios } from './tables.ts'
import { takeSharedTurn } from './takeSharedTurn.ts'

const esquema = z.object({ email: correo, password: contrasenaEscrita })

/**
 * Answers `POST login`. Neither a 401 nor its delay reveals whether e-mail or password is wrong. Queues parallel
 * sign-ins of one account, so that opening many tabs does not count as guessing. (A §7)
 */
export const login = async (c: Context<AppEnv>) => {
  const { db, options } = c.var
  const { email, password } = await readBody(c, esquema)
  await cleanUp(db, options.now())
  const red = networkOf(addressOf(c))
  const cuenta = `${email} ${red}`
  const usuario = await takeTurn(db, { whose: cuenta, places: 1 }, () =>
    takeTurn(db, { whose: red, places: 16 }, () =>
      takeSharedTurn(db, cuenta, () => checkPassword(c, { email, password, red })),
    ),
  )

  if (options.signIn?.passwordless?.includes(usuario.rol)) throw new Falla(403, soloInstitucion)
  return admit(c, usuario)
}

type Credenciales = { email: string; password: string; red: string }

/** Returns the account of this e-mail and password; 401 otherwise, 429 in a pause. A device that has signed in to it before neither counts nor waits. */
const checkPassword = async (c: Context<AppEnv>, { email, password, red }: Credenciales) => {
  const { db, options } = c.var
  const isKnown = await isKnownDispositivo(c, email)
  const intentos = isKnown ? [] : await countAttempts(c, await conteos(c, email, red))
  const [hallado] = await db.select().from(usuarios).where(eq(usuarios.email, email))
  const correcta = await matchesHash(password, hallado?.hash ?? hashOfNobody)
  if (hallado && correcta) {
    for (const intento of intentos)
      await (intento.freno === 'ingresoPorCuenta' ? forgetIntentos(db, intento) : giveBackIntento(db, intento))
    return hallado
  }
  await recordActividad(db, {
    cuenta: { email },
    suceso: 'ingreso_fallido',
    origen: origenDe(c),
    momento: options.now(),
  })
  logEvent(c, 'ingreso fallido', { account: hallado?.id ?? null })
  if (intentos.some(({ freno, ahora }) => freno === 'ingresoPorCuenta' && ahora.veces === fallasQueSeAvisan)) {
    logEvent(c, 'adivinanza', { account: hallado?.id ?? null })
    void tellIntentos(db, options, email).catch(error => logFailure(c, error))
  }
  throw new Falla(401, 'Credenciales incorrectas')
}

/** Returns the counts of a sign-in: of the e-mail, from anywhere, and of the address; milder for an e-mail that nobody failed at lately. */
const conteos = async (c: Context<AppEnv>, email: string, red: string): Promise<Conteo[]> => {
  const cuenta = conteoDe(email)
  const fallada = (await vecesDe(c.var.db, cuenta, c.var.options.now())) > 0
  return [
    cuenta,
    { de: 'ingresoPorDireccion', quien: red, freno: fallada ? 'ingresoPorDireccion' : 'primerIngresoPorDireccion' },
  ]
}

const soloInstitucion = 'Entre con la cuenta de la institución: con contraseña no se entra con su rol'

/** Returns the count of wrong passwords of one e-mail. */
export const conteoDe = (email: string): Conteo => ({
  de: 'ingresoPorCuenta',
  quien: email,
  freno: 'ingresoPorCuenta',
})
