import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import type { Queryable } from '../../db/queryable.ts'
import { huellaDeSecreto, newToken } from '../newToken.ts'
import { pases } from './tables.ts'

const locked = z.string()
const anything = z.record(z.string(), z.string())

/** Shape of the data of a pass, by its purpose; a pass serves nothing else. `secreto` and `hash` are locked for its account. */
const datosDe = {
  'segundo paso': z.object({}),
  'factor por confirmar': z.object({ secreto: locked, hash: locked.optional() }),
  'factor confirmado': z.object({ codigos: z.string() }),
  'ingreso con llave': z.object({ reto: z.string(), anterior: z.string().optional() }),
  'alta de llave': z.object({ reto: z.string(), hash: locked }),
  institucion: anything,
  'llegada de la institucion': anything,
}

export type Asunto = keyof typeof datosDe

/** Data of a pass, by its purpose. */
export type Datos = { [P in Asunto]: z.infer<(typeof datosDe)[P]> }

export type Pase<P extends Asunto> = { para: P; datos: Datos[P]; usuario_id?: string; token?: string }

/** Opens a pass of ten minutes and returns its token, which is stored nowhere. `token` is that of an earlier pass, taken already, that goes on as this one. */
export const openPase = async <P extends Asunto>(
  db: Queryable,
  { para, usuario_id, datos, token = newToken() }: Pase<P>,
  ahora: Date,
): Promise<string> => {
  const expira = new Date(ahora.getTime() + paseDura)
  await db.insert(pases).values({ token_hash: huellaDeSecreto(token), usuario_id, para, datos, expira })
  return token
}

/** Returns a pass that still serves; undefined for any other. */
export const readPase = async <P extends Asunto>(db: Queryable, token: string, para: P, ahora: Date) => {
  const [pase] = await db
    .select()
    .from(pases)
    .where(isOpenPase(token, para, ahora))
  return pase && { ...pase, datos: datosIn(para, pase.datos) }
}

/** Takes a pass, once: whoever comes again, or at the same moment, gets undefined. */
export const takePase = async <P extends Asunto>(db: Queryable, token: string, para: P, ahora: Date) => {
  const [pase] = await db
    .delete(pases)
    .where(isOpenPase(token, para, ahora))
    .returning()
  return pase && { ...pase, datos: datosIn(para, pase.datos) }
}

/** Reads what a pass carries; throws for one that lacks what its purpose needs, which nobody but this room can have written. */
const datosIn = <P extends Asunto>(para: P, datos: unknown): Datos[P] => {
  const schemas: { readonly [Q in Asunto]: z.ZodType<Datos[Q]> } = datosDe
  return schemas[para].parse(datos)
}

const isOpenPase = (token: string, para: Asunto, ahora: Date) =>
  and(eq(pases.token_hash, huellaDeSecreto(token)), eq(pases.para, para), gt(pases.expira, ahora))

/** Life of a pass (ms): enough to fetch a telephone, and to wait out a pause. */
const paseDura = 10 * 60_000
