import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import type { AppEnv } from '../context.ts'
import { Falla } from './Falla.ts'

/** Refuses (413) a body larger than this many bytes. One whose `Content-Length` is within the limit is not read here: no more than that arrives. */
export const limitBody = (maxSize: number) => {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new Falla(413, 'La petición es demasiado grande')
    },
  })
  return createMiddleware<AppEnv>(async (c, next) => {
    const declaredSize = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length')
    return declaredSize && Number(declaredSize) <= maxSize ? next() : limit(c, next)
  })
}

/* Spanish sentences for what no schema words itself. */
z.config(z.locales.es())

/** Refuses (413) a body larger than any form of the session can be. */
export const limitShortBody = limitBody(16 * 1024)

/** Reads and validates the JSON body: 400 when it is no JSON object, 422 with the first message of each wrong field. */
export const readBody = async <T>(c: Context<AppEnv>, esquema: z.ZodType<T>): Promise<T> =>
  parseOrRefuse(esquema, objeto(await c.req.text()))

/** Reads the JSON body, unvalidated, of a call that may come without one; an empty body gives an empty object. */
export const readBodyIfAny = async (c: Context<AppEnv>): Promise<Readonly<Record<string, unknown>>> =>
  (await c.req.text()) ? readBody(c, z.record(z.string(), z.unknown())) : {}

/** Validates what was sent: 422 with the first message of each wrong field. */
export const parseOrRefuse = <T>(esquema: z.ZodType<T>, dicho: unknown): T => {
  const resultado = esquema.safeParse(dicho)
  if (resultado.success) return resultado.data
  const errors: Record<string, string> = {}
  for (const { path, message } of resultado.error.issues) errors[path.join('.')] ??= message
  throw new Falla(422, Object.values(errors)[0] ?? 'Revise los datos', { errors })
}

const objeto = (texto: string): object => {
  try {
    const valor: unknown = JSON.parse(texto)
    if (typeof valor === 'object' && valor !== null && !Array.isArray(valor)) return valor
  } catch {
    throw new Falla(400, 'El cuerpo de la petición no es JSON válido')
  }
  throw new Falla(400, 'El cuerpo de la petición debe ser un objeto JSON')
}
