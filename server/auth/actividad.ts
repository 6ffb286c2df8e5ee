import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Actividad, SucesoDeCuenta } from '../../src/domain/actividad.ts'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { anyOf } from '../db/planOnce.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { duracion } from './limites.ts'
import type { Origen } from './origenDe.ts'
import { actividad, usuarios } from './tables.ts'

type Hecho = {
  /** The account, by its id or its e-mail (nobody's where no account has it), or several by their ids. */
  cuenta: { id: string } | { ids: readonly string[] } | { email: string }
  suceso: SucesoDeCuenta
  origen: Origen
  momento: Date
  /** Name of the person who did it, when that is not the owner. */
  autor?: string | null
}

/** Records what happened to accounts; with an e-mail, by the same statement whether there is an account or not. */
export const recordActividad = async (
  tx: Queryable,
  { cuenta, suceso, origen, momento, autor = null }: Hecho,
): Promise<void> => {
  const suya =
    'email' in cuenta
      ? eq(usuarios.email, cuenta.email)
      : anyOf(usuarios.id, 'ids' in cuenta ? cuenta.ids : [cuenta.id])
  const expira = new Date(momento.getTime() + duracion.actividad)
  await tx.execute(sql`
    insert into ${actividad} (usuario_id, suceso, momento, dispositivo, direccion, autor, expira)
    select ${usuarios.id}, ${suceso}, ${momento}::timestamptz, ${origen.dispositivo}, ${origen.direccion}, ${autor}, ${expira}::timestamptz
    from ${usuarios} where ${suya}
  `)
}

/** Answers `GET datos/personales/actividad`: the last fifty things that happened to the caller's own account, the latest first. */
export const miActividad = async (c: Context<AppEnv>) => {
  const filas = await c.var.db
    .select({
      id: actividad.id,
      momento: actividad.momento,
      suceso: actividad.suceso,
      dispositivo: actividad.dispositivo,
      direccion: actividad.direccion,
      autor: actividad.autor,
    })
    .from(actividad)
    .where(eq(actividad.usuario_id, c.var.usuario.id))
    .orderBy(desc(actividad.id))
    .limit(50)
  const dichas: Actividad[] = filas.map(fila => ({ ...fila, momento: fila.momento.toISOString() }))
  return answerSuccess(c, 'Actividad de la cuenta', dichas)
}
