import { Hono, type Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../context.ts'
import { errorHandler } from '../http/errorHandler.ts'
import { Falla } from '../http/Falla.ts'
import { contentOf } from './contentOf.ts'
import { contentDisposition } from './contentDisposition.ts'
import { isCurrentLink } from './signedLink.ts'
import { unopenedPage } from './unopenedPage.ts'

/** Answers stored PDFs to whoever brings a signed link that still works; 403 for any other link, 404 for a file that is gone. A browser's tab reads a refusal as a page. */
export const storage = new Hono<AppEnv>().onError(asPage).get('/storage/:archivo', async c => {
  const { data: id } = z.uuid().safeParse(c.req.param('archivo').replace(/\.pdf$/, ''))
  const { expira = '', firma = '' } = c.req.query()
  if (!id || !isCurrentLink(id, expira, firma, c.var.options))
    throw new Falla(403, 'El enlace venció, vuelva a descargar el archivo desde el sistema')
  const archivo = await contentOf(c.var.db, c.var.options.fileStore, id)
  if (!archivo) throw new Falla(404, 'No se encontró el archivo')
  return c.body(new Uint8Array(archivo.contenido), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition(archivo.nombre),
    'Content-Security-Policy':
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  })
})

async function asPage(error: Error, c: Context<AppEnv>) {
  const answer = errorHandler(error, c)
  if (!c.req.header('Accept')?.includes('text/html')) return answer
  const { message } = z.object({ message: z.string() }).parse(await answer.json())
  const { status, headers } = answer
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(await unopenedPage(message, status >= 500), { status, headers })
}
