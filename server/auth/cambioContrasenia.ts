import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { contrasenasRequeridas } from '../../src/domain/contrasena.ts'
import type { Db, Entorno, Usuario } from '../contexto.ts'
import { anotar } from '../crud/historial.ts'
import { Falla } from '../falla.ts'
import { contar } from './contar.ts'
import { coincide, hashDe } from './contrasena.ts'
import { cuerpo } from '../cuerpo.ts'
import { conContrasenaNueva, contrasena, correo } from './esquemas.ts'
import { exito } from '../exito.ts'
import { olvidado } from './intentos.ts'
import { cerrarSesiones, tokenDe } from './sesion.ts'
import { restablecimientos, usuarios } from './tables.ts'

const esquema = conContrasenaNueva({ email: correo, contrasenia_actual: contrasena(contrasenasRequeridas.actual) })

/** `POST cambio-contrasenia`: keeps this session and ends the others; a wrong current password is 422, never 401. (B §5, Password change) */
export const cambioContrasenia = async (c: Context<Entorno>) => {
  const { db, usuario, opciones } = c.var
  const { email, contrasenia_actual, contrasenia_nueva } = await cuerpo(c, esquema)
  if (email !== usuario.email) throw rechazo('email', 'El correo no es el de su cuenta')
  const cuenta = { limite: 'cambioPorCuenta', quien: usuario.id } as const
  await contar(c, [cuenta])
  const anterior = await hashDeCuenta(db, usuario)
  if (!(await coincide(contrasenia_actual, anterior)))
    throw rechazo('contrasenia_actual', 'La contraseña actual es incorrecta')
  await olvidado(db, cuenta)

  const hash = await hashDe(contrasenia_nueva)
  await db.transaction(async tx => {
    const cambiada = await tx
      .update(usuarios)
      .set({ hash })
      .where(and(eq(usuarios.id, usuario.id), eq(usuarios.hash, anterior)))
      .returning()
    if (cambiada.length === 0) throw new Falla(409, 'La contraseña cambió mientras tanto, inténtelo de nuevo')
    await tx.delete(restablecimientos).where(eq(restablecimientos.usuario_id, usuario.id))
    await cerrarSesiones(tx, usuario.id, tokenDe(c.req.header('authorization')))
    await anotar(tx, {
      entidad: 'usuarios',
      clave: usuario.id,
      accion: 'update',
      usuario,
      momento: opciones.hoy(),
      despues: { contrasena: 'cambiada' },
    })
  })
  return exito(c, 'Su contraseña fue actualizada')
}

const hashDeCuenta = async (db: Db, { id }: Usuario): Promise<string> => {
  const [fila] = await db.select({ hash: usuarios.hash }).from(usuarios).where(eq(usuarios.id, id))
  return fila?.hash ?? ''
}

const rechazo = (campo: string, message: string) => new Falla(422, message, { errors: { [campo]: message } })
