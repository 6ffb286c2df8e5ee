import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { huellaDeSecreto } from './newToken.ts'
import { bearerTokenOf } from './sesion.ts'
import { actividad, sesiones } from './tables.ts'

/** Returns when the caller was last here before the session in use began: the last call of another session, or the last sign-in or sign-out. Undefined on the first visit. */
export const lastVisit = async (c: Context<AppEnv>): Promise<Date | undefined> => {
  const { db, usuario } = c.var
  const { rows } = await db.execute<{ visita: string | null }>(sql`
    select to_char(greatest(
      (select max(least(otra.ultima, esta.creada)) from ${sesiones} otra
       where otra.usuario_id = ${usuario.id} and otra.token_hash <> esta.token_hash and otra.creada < esta.creada),
      (select max(momento) from ${actividad}
       where usuario_id = ${usuario.id} and suceso in ('ingreso', 'salida') and momento < esta.creada - interval '10 seconds')
    ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as visita
    from ${sesiones} esta where esta.token_hash = ${huellaDeSecreto(bearerTokenOf(c.req.header('authorization')))}
  `)
  const visita = rows[0]?.visita
  return visita ? new Date(visita) : undefined
}
