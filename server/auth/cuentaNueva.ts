import type { Rol } from '../../src/domain/roles.ts'
import type { Queryable } from '../db/queryable.ts'
import { Falla } from '../http/Falla.ts'
import { hashOf } from './hashOf.ts'
import { usuarios } from './tables.ts'

type DatosDeCuenta = {
  email: string
  contrasena: string
  rol: Rol
  /** Only for coordinador and administrativo, who have no person record. */
  nombre?: string
  apellido_paterno?: string
  apellido_materno?: string
}

/** Opens an account that can sign in with its role and returns its id; 409 on the field when another account has the e-mail. Expects checked values. */
export const cuentaNueva = async (tx: Queryable, { email, contrasena, ...datos }: DatosDeCuenta): Promise<string> => {
  const [cuenta] = await tx
    .insert(usuarios)
    .values({ ...datos, email: email.trim().toLowerCase(), hash: await hashOf(contrasena) })
    .onConflictDoNothing()
    .returning({ id: usuarios.id })
  if (cuenta) return cuenta.id
  const message = 'El correo ya está registrado en otra cuenta'
  throw new Falla(409, message, { errors: { email: message } })
}
