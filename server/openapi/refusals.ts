import * as z from 'zod'
import type { ApiCall } from '../crud/apiCall.ts'

/** Body of a refusal. */
export const refusal = z.looseObject({
  err: z.literal(true),
  statusText: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
})

const meanings = {
  400: 'La petición no es válida',
  401: 'No hay sesión, o venció',
  403: 'No tiene permiso',
  404: 'No se encontró',
  408: 'La petición tardó demasiado en llegar',
  409: 'Ya no es posible: otra persona lo cambió, o el registro no lo permite',
  413: 'La petición es demasiado grande',
  422: 'Algo de lo enviado no es válido: «errors» lo dice campo por campo',
  429: 'Demasiadas peticiones: «Retry-After» dice cuántos segundos esperar',
  431: 'La dirección es demasiado larga: pida menos valores a la vez',
  500: 'Algo que nadie previó: «X-Request-Id» dice cuál',
  503: 'El sistema no puede atender en este momento: «Retry-After» dice cuándo volver a intentarlo',
}

const header = (description: string, type = 'string') => ({ description, schema: { type } })
const retryAfter = { headers: { 'Retry-After': header('Cuántos segundos esperar', 'integer') } }
const headersOf: Readonly<Record<string, object>> = {
  401: { headers: { 'WWW-Authenticate': header('Bearer') } },
  429: retryAfter,
  503: retryAfter,
}

/** Refusals that any call may answer, by status. */
export const refusals: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(meanings).map(([status, description]) => [
    `Negativa${status}`,
    {
      description,
      ...headersOf[status],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Negativa' } } },
    },
  ]),
)

/** References to them, as each call states them. */
export const refusalResponses: Readonly<Record<string, object>> = Object.fromEntries(
  Object.keys(meanings).map(status => [status, { $ref: `#/components/responses/Negativa${status}` }]),
)

/** Returns the headers of a good answer: which rows of how many a page holds, and the name of a file. */
export const sentHeaders = ({ query, answers }: Pick<ApiCall, 'query' | 'answers'>) => {
  const headers = {
    ...(query && 'range' in query.shape && { 'Content-Range': contentRange }),
    ...(answers === 'archivo' && { 'Content-Disposition': header('Cómo se llama el archivo') }),
  }
  return Object.keys(headers).length ? { headers } : {}
}

const contentRange = header(
  'Con «range»: qué renglones de cuántos, como «0-24/3000» tras su nombre; * en lugar de lo que no se contó',
)
