import type { Context } from 'hono'
import { createHash, createHmac } from 'node:crypto'
import type { AppEnv } from '../context.ts'
import { Falla } from '../http/Falla.ts'

/** What tells a request from every other of the same key: method, path and body. Made with the key itself, which is stored nowhere, so that nobody guesses a password back from it. */
export const fingerprint = async (c: Context<AppEnv>, key: string): Promise<string> =>
  createHmac('sha256', key)
    .update(JSON.stringify([c.req.method, c.req.path.replace(/\/+$/, ''), c.req.header('if-match'), await said(c)]))
    .digest('base64url')

/** The same form is the same, whatever boundary the browser drew between its fields. */
const said = async ({ req }: Context<AppEnv>): Promise<unknown> => {
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
