import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Entorno } from '../contexto.ts'
import { exito } from '../exito.ts'
import { Falla } from '../falla.ts'
import { logEvent, logFailure } from '../log/logEvent.ts'
import { recordActividad } from './actividad.ts'
import { contar } from './contar.ts'
import { coincide, hashDeNadie } from './contrasena.ts'
import { cuerpo } from '../cuerpo.ts'
import { direccionDe, redDe } from '../direccion.ts'
import { isKnownDispositivo, rememberDispositivo } from './dispositivos.ts'
import { contrasenaEscrita, correo } from './esquemas.ts'
import { type Conteo, forgetIntentos, giveBackIntento, vecesDe } from './intentos.ts'
import { fallasQueSeAvisan } from './limites.ts'
import { limpieza } from './limpieza.ts'
import { origenDe } from './origen.ts'
import { personaDe } from './persona.ts'
import { abrirSesion, cuentaInactiva } from './sesion.ts'
import { tellIntentos } from './tellIntentos.ts'
import { usuarios } from './tables.ts'
import { conTurno } from './turnos.ts'

const esquema = z.object({ email: correo, password: contrasenaEscrita })

/** `POST login`: 401 says neither whether the e-mail or the password is wrong, nor by the time it takes. Queues the sign-ins of one account from one address, so that opening many tabs does not count as guessing. (A §7) */
export const login = async (c: Context<Entorno>) => {
  const { db, opciones } = c.var
  const { email, password } = await cuerpo(c, esquema)
  await limpieza(db, opciones.hoy())
  const red = redDe(direccionDe(c))
  const usuario = await conTurno(db, { quien: `${email} ${red}`, lugares: 1 }, () =>
    conTurno(db, { quien: red, lugares: 16 }, () => checkPassword(c, { email, password, red })),
  )

  const { activa, nombre, apellido_paterno, apellido_materno, matricula, clave_cuc } = await personaDe(db, usuario)
  if (!activa) throw new Falla(403, cuentaInactiva)
  const token = await db.transaction(async tx => {
    const [vigente] = await tx
      .select()
      .from(usuarios)
      .where(and(eq(usuarios.id, usuario.id), eq(usuarios.hash, usuario.hash), eq(usuarios.email, email)))
      .for('share')
    if (!vigente) throw new Falla(401, 'Credenciales incorrectas')
    await rememberDispositivo(c, tx, usuario.id)
    await recordActividad(tx, {
      cuenta: usuario,
      suceso: 'ingreso',
      origen: origenDe(c),
      momento: opciones.hoy(),
    })
    return abrirSesion(tx, usuario, opciones.hoy())
  })
  logEvent(c, 'ingreso', { account: usuario.id, role: usuario.rol })
  const datos = { token, rol: usuario.rol, email, nombre, apellido_paterno, apellido_materno }
  return exito(c, 'Bienvenido al sistema', {
    ...datos,
    ...(matricula && { matricula }),
    ...(clave_cuc && { clave_cuc }),
  })
}

type Credenciales = { email: string; password: string; red: string }

/** The account whose e-mail and password these are; 401 otherwise, 429 in a pause. A device that has signed in to it before neither counts nor waits. */
const checkPassword = async (c: Context<Entorno>, { email, password, red }: Credenciales) => {
  const { db, opciones } = c.var
  const known = await isKnownDispositivo(c, email)
  const intentos = known ? [] : await contar(c, await conteos(c, email, red))
  const [hallado] = await db.select().from(usuarios).where(eq(usuarios.email, email))
  const correcta = await coincide(password, hallado?.hash ?? hashDeNadie)
  if (hallado && correcta) {
    for (const intento of intentos)
      await (intento.freno === 'ingresoPorCuenta' ? forgetIntentos(db, intento) : giveBackIntento(db, intento))
    return hallado
  }
  await recordActividad(db, {
    cuenta: { email },
    suceso: 'ingreso_fallido',
    origen: origenDe(c),
    momento: opciones.hoy(),
  })
  logEvent(c, 'ingreso fallido', { account: hallado?.id ?? null })
  if (intentos.some(({ freno, ahora }) => freno === 'ingresoPorCuenta' && ahora.veces === fallasQueSeAvisan)) {
    logEvent(c, 'adivinanza', { account: hallado?.id ?? null })
    void tellIntentos(db, opciones, email).catch(error => logFailure(c, error))
  }
  throw new Falla(401, 'Credenciales incorrectas')
}

/** What a sign-in counts against: the e-mail, from wherever, and the address; milder for an e-mail that nobody failed at lately. */
const conteos = async (c: Context<Entorno>, email: string, red: string): Promise<Conteo[]> => {
  const cuenta = conteoDe(email)
  const fallada = (await vecesDe(c.var.db, cuenta, c.var.opciones.hoy())) > 0
  return [
    cuenta,
    { de: 'ingresoPorDireccion', quien: red, freno: fallada ? 'ingresoPorDireccion' : 'primerIngresoPorDireccion' },
  ]
}

/** The wrong passwords of one e-mail. */
export const conteoDe = (email: string): Conteo => ({
  de: 'ingresoPorCuenta',
  quien: email,
  freno: 'ingresoPorCuenta',
})
