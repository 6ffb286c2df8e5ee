import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Entorno } from './contexto.ts'
import { Falla } from './falla.ts'
import { report } from './report.ts'

/** Turns whatever was thrown into the envelope of an error; what nobody foresaw is logged and answered without its details. */
export const failed = (error: Error, c: Context<Entorno>) => {
  if (error instanceof Falla)
    return c.json({ err: true, statusText: error.message, message: error.message, ...error.detalle }, error.status)
  if (error instanceof HTTPException && error.status < 500) return refused(c, 'La petición no es válida', 400)
  report(error)
  return refused(c, 'Ocurrió un error en el servidor, intente de nuevo', 500)
}

/** There is no such call. */
export const notFound = (c: Context<Entorno>) => refused(c, 'No se encontró lo que busca', 404)

const refused = (c: Context<Entorno>, message: string, status: 400 | 404 | 500) =>
  c.json({ err: true, statusText: message, message }, status)
