import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../context.ts'
import { huellaDeSecreto, newToken } from '../newToken.ts'
import { pases } from './tables.ts'

/** Purpose of a pass; it serves nothing else. */
export type Asunto =
  | 'segundo paso'
  | 'factor por confirmar'
  | 'factor confirmado'
  | 'ingreso con llave'
  | 'alta de llave'
  | 'institucion'
  | 'llegada de la institucion'

type Pase = { para: Asunto; usuario_id?: string; datos?: Record<string, string>; token?: string }

/** Opens a pass of ten minutes and returns its token, which is stored nowhere. `token` is that of an earlier pass, taken already, that goes on as this one. */
export const openPase = async (
  db: Queryable,
  { para, usuario_id, datos = {}, token = newToken() }: Pase,
  ahora: Date,
): Promise<string> => {
  const expira = new Date(ahora.getTime() + paseDura)
  await db.insert(pases).values({ token_hash: huellaDeSecreto(token), usuario_id, para, datos, expira })
  return token
}

/** Returns a pass that still serves; undefined for any other. */
export const readPase = async (db: Queryable, token: string, para: Asunto, ahora: Date) => {
  const [pase] = await db
    .select()
    .from(pases)
    .where(which(token, para, ahora))
  return pase
}

/** Takes a pass, once: whoever comes again, or at the same moment, gets undefined. */
export const takePase = async (db: Queryable, token: string, para: Asunto, ahora: Date) => {
  const [pase] = await db
    .delete(pases)
    .where(which(token, para, ahora))
    .returning()
  return pase
}

const which = (token: string, para: Asunto, ahora: Date) =>
  and(eq(pases.token_hash, huellaDeSecreto(token)), eq(pases.para, para), gt(pases.expira, ahora))

/** Life of a pass (ms): enough to fetch a telephone, and to wait out a pause. */
const paseDura = 10 * 60_000
