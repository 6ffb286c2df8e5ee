import type { Context } from 'hono'
import { createHash, createHmac } from 'node:crypto'
import type { AppEnv } from '../context.ts'
import { Falla } from '../http/Falla.ts'

/**
 * Names a call by its `Idempotency-Key`, if well-formed: `clave` hashes owner and key, `huella` the request. The key,
 * stored nowhere, enters both, so that a password cannot be guessed back from them.
 */
export const namedCall = async (
  c: Context<AppEnv>,
  whose: string,
): Promise<{ clave: string; huella: string } | undefined> => {
  const key = c.req.header('idempotency-key')
  if (!key || !/^[\w.:-]{8,200}$/.test(key)) return undefined
  const clave = createHash('sha256').update(`${whose} ${key}`).digest('base64url')
  return { clave, huella: await fingerprint(c, key) }
}

/** Hashes method, path, `If-Match` and body. */
const fingerprint = async (c: Context<AppEnv>, key: string): Promise<string> =>
  createHmac('sha256', key)
    .update(JSON.stringify([c.req.method, c.req.path.replace(/\/+$/, ''), c.req.header('if-match'), await body(c)]))
    .digest('base64url')

/** Returns the body; of a form its fields, so that the boundary that the browser drew between them does not matter. */
const body = async ({ req }: Context<AppEnv>): Promise<unknown> => {
  if (!/^multipart\/form-data\b/i.test(req.header('content-type') ?? '')) return req.text()
  const form = await req.formData().catch(() => {
    throw new Falla(400, 'El cuerpo de la petición no es un formulario válido')
  })
  return Promise.all(
    [...form].map(async ([name, value]) => [
      name,
      value instanceof File ? [value.name, await contentHash(value)] : value,
    ]),
  )
}

const contentHash = async (file: File) =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('base64url')
