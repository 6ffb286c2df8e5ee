import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Entorno } from '../contexto.ts'
import { exito } from '../exito.ts'
import { Falla } from '../falla.ts'
import { contar } from './contar.ts'
import { coincide, hashDeNadie } from './contrasena.ts'
import { cuerpo } from '../cuerpo.ts'
import { direccionDe } from './direccion.ts'
import { contrasenaEscrita, correo } from './esquemas.ts'
import { devuelto, olvidado } from './intentos.ts'
import { limpieza } from './limpieza.ts'
import { personaDe } from './persona.ts'
import { abrirSesion, cuentaInactiva } from './sesion.ts'
import { usuarios } from './tables.ts'
import { conTurno } from './turnos.ts'

const esquema = z.object({ email: correo, password: contrasenaEscrita })

/** `POST login`: 401 says neither whether the e-mail or the password is wrong, nor by the time it takes. Who signs in at once from many tabs waits in line and is not taken for somebody who guesses. (A §7) */
export const login = async (c: Context<Entorno>) => {
  const { db, opciones } = c.var
  const { email, password } = await cuerpo(c, esquema)
  const { cuenta, direccion } = cuentas(email, direccionDe(c))
  await limpieza(db, opciones.hoy())
  const usuario = await conTurno(db, { quien: cuenta.quien, lugares: 1 }, () =>
    conTurno(db, { quien: direccion.quien, lugares: 16 }, async () => {
      await contar(c, [cuenta, direccion])
      const [hallado] = await db.select().from(usuarios).where(eq(usuarios.email, email))
      const correcta = await coincide(password, hallado?.hash ?? hashDeNadie)
      if (!hallado || !correcta) throw new Falla(401, 'Credenciales incorrectas')
      await olvidado(db, cuenta)
      await devuelto(db, direccion)
      return hallado
    }),
  )

  const { activa, nombre, apellido_paterno, apellido_materno, matricula, clave_cuc } = await personaDe(db, usuario)
  if (!activa) throw new Falla(403, cuentaInactiva)
  const token = await db.transaction(async tx => {
    const [vigente] = await tx
      .select()
      .from(usuarios)
      .where(and(eq(usuarios.id, usuario.id), eq(usuarios.hash, usuario.hash)))
      .for('share')
    if (!vigente) throw new Falla(401, 'Credenciales incorrectas')
    return abrirSesion(tx, usuario, opciones.hoy())
  })
  const datos = { token, rol: usuario.rol, email, nombre, apellido_paterno, apellido_materno }
  return exito(c, 'Bienvenido al sistema', {
    ...datos,
    ...(matricula && { matricula }),
    ...(clave_cuc && { clave_cuc }),
  })
}

/** What a login counts against: the e-mail as seen from an address, and the address. */
export const cuentas = (email: string, direccion: string) =>
  ({
    cuenta: { limite: 'ingresoPorCuenta', quien: `${email} ${direccion}` },
    direccion: { limite: 'ingresoPorDireccion', quien: direccion },
  }) as const
