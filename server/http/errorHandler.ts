import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../context.ts'
import { isDeadlock } from '../db/inTransactionAgain.ts'
import { isDatabaseAway } from '../db/isDatabaseAway.ts'
import { isReadOnlyFailure } from '../db/isReadOnly.ts'
import { isPoolFull } from '../db/isPoolFull.ts'
import { noteNoRoom } from '../db/hasNoRoom.ts'
import { isDiskFull } from '../process/isDiskFull.ts'
import { isOutOfDescriptors } from '../process/isOutOfDescriptors.ts'
import { Falla } from './Falla.ts'
import { notThere } from './notThere.ts'

/** Turns anything thrown into the envelope of an error; unforeseen errors without details, with the id under which the log tells them. Removes the headers of an answer written before the error. */
export const errorHandler = (error: Error, c: Context<AppEnv>) => {
  for (const ofAnother of ['Content-Encoding', 'Content-Length']) c.header(ofAnother, undefined)
  if (error instanceof Falla) return answerFalla(c, error)
  if (error instanceof HTTPException && error.status < 500) return refused(c, 'La petición no es válida', 400)
  if (c.req.raw.signal.aborted) return refused(c, 'La petición llegó incompleta', 400)
  const outage = outages.find(({ signs }) => signs.some(is => is(error)))
  if (outage) return outage.answer(c)
  const reference = c.var.requestId ? ` (referencia ${c.var.requestId})` : ''
  return refused(c, `Ocurrió un error en el servidor, intente de nuevo${reference}`, 500)
}

const answerFalla = (c: Context<AppEnv>, { status, message, retryAfter, detalle }: Falla) => {
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json({ err: true, statusText: message, message, ...detalle }, status)
}

/** Answers 404 to a call that does not exist. */
export const notFound = (c: Context<AppEnv>) => refused(c, notThere().message, 404)

/** Answers 503 while the database is away for a moment, with `Retry-After` (s). */
const unavailable = (c: Context<AppEnv>) => {
  c.header('Retry-After', '2')
  return refused(c, 'El sistema se está recuperando de una interrupción, espere unos segundos e intente de nuevo', 503)
}

/** Answers 503 where more is asked than can be done at once, or a deadlock came again and again: nothing was done. `Retry-After` (s) says when to ask again. */
export const overCapacity = (c: Context<AppEnv>) => {
  c.header('Retry-After', '2')
  return refused(
    c,
    'El sistema atiende a muchas personas en este momento, espere unos segundos e intente de nuevo',
    503,
  )
}

/** Answers 503 while the disk of the database is full, without `Retry-After`: asking again helps only once somebody has made room. */
const noRoom = (c: Context<AppEnv>) => {
  if (c.var.options) noteNoRoom(c.var.options)
  return refused(c, 'No queda espacio en el disco del servidor, no se guardó nada. Avise a quien lo administra', 503)
}

/** Sentence for a database that takes no writes; asking again helps only once somebody has made it take them. */
const takesNoWrites =
  'La base de datos solo admite consultas en este momento, no se guardó nada. Avise a quien la administra'

const refused = (c: Context<AppEnv>, message: string, status: 400 | 404 | 500 | 503) =>
  c.json({ err: true, statusText: message, message }, status)

/** Outages that the server recognises, each with its answer; the first that an error shows a sign of counts. */
const outages: readonly {
  signs: readonly ((error: unknown) => boolean)[]
  answer: (c: Context<AppEnv>) => Response
}[] = [
  { signs: [isPoolFull, isDeadlock, isOutOfDescriptors], answer: overCapacity },
  { signs: [isDatabaseAway], answer: unavailable },
  { signs: [isDiskFull], answer: noRoom },
  { signs: [isReadOnlyFailure], answer: c => refused(c, takesNoWrites, 503) },
]
