import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../context.ts'
import { huella, newToken } from '../newToken.ts'
import { pases } from './tables.ts'

/** What a pass is for; it serves nothing else. */
export type Asunto =
  | 'segundo paso'
  | 'factor por confirmar'
  | 'factor confirmado'
  | 'ingreso con llave'
  | 'alta de llave'
  | 'institucion'
  | 'llegada de la institucion'

type Pase = { para: Asunto; usuario_id?: string; datos?: Record<string, string>; token?: string }

/** Opens a pass of ten minutes and answers its token, which is stored nowhere; that of an earlier pass, taken already, where it goes on as another. */
export const openPase = async (
  db: Queryable,
  { para, usuario_id, datos = {}, token = newToken() }: Pase,
  ahora: Date,
): Promise<string> => {
  const expira = new Date(ahora.getTime() + paseDura)
  await db.insert(pases).values({ token_hash: huella(token), usuario_id, para, datos, expira })
  return token
}

/** What a pass that still serves says; undefined for any other. */
export const readPase = async (db: Queryable, token: string, para: Asunto, ahora: Date) => {
  const [pase] = await db
    .select()
    .from(pases)
    .where(which(token, para, ahora))
  return pase
}

/** The same, once: whoever comes again, or at the same moment, gets nothing. */
export const takePase = async (db: Queryable, token: string, para: Asunto, ahora: Date) => {
  const [pase] = await db
    .delete(pases)
    .where(which(token, para, ahora))
    .returning()
  return pase
}

const which = (token: string, para: Asunto, ahora: Date) =>
  and(eq(pases.token_hash, huella(token)), eq(pases.para, para), gt(pases.expira, ahora))

/** Milliseconds: enough to fetch a telephone, and to wait out a pause. */
const paseDura = 10 * 60_000
