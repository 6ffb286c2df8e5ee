import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod'
import { isUnprintable } from '../../../src/schema/tidy.ts'
import { longestComment } from '../../../src/schema/process/longestComment.ts'
import type { Content } from '../../../src/schema/process/process.ts'
import type { AppEnv } from '../../contexto.ts'
import { Falla } from '../../http/Falla.ts'
import { parseOrRefuse, readBody } from '../../http/readBody.ts'
import { serverHouse, type ReceivedFile } from '../serverHouse.ts'

/** What came with a step: the fields, the comment, the file. */
export type Said = {
  values: Readonly<Record<string, unknown>>
  comment: string | null
  file?: ReceivedFile
  /** The last step that the person saw. */
  after?: number
}

/** What came with a step, as far as it asks for it: JSON, or a form of that and a PDF under `archivo`. 422 for what it asks for and did not come. */
export const saidWith = async (c: Context<AppEnv>, content: Content = {}): Promise<Said> => {
  const { body, file, fault } = await received(c, content)
  const { comentario, tras, ...values } = body
  const comment = comentario?.normalize('NFC').trim() || null
  const errors = {
    ...(typeof content.comment === 'string' && !comment ? { comentario: content.comment } : {}),
    ...(fault ? { archivo: fault } : {}),
  }
  const [message] = Object.values(errors)
  if (message) throw new Falla(422, message, { errors })
  return { values, comment: content.comment ? comment : null, file, after: tras }
}

const received = async (c: Context<AppEnv>, { pdf }: Content) => {
  const { files } = serverHouse()
  if (!files || !/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
    return { body: await readBody(c, body), fault: pdf?.required }
  const { texts, file, fault, missing } = await files.receive(c, 'archivo')
  return {
    body: parseOrRefuse(body, json(texts.datos ?? '{}')),
    ...(pdf && { file }),
    fault: missing ? pdf?.required : pdf && fault,
  }
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Falla(400, 'El cuerpo de la petición no es JSON válido')
  }
}

const wrong = 'El comentario no es válido'
const body = z
  .object({
    comentario: z
      .string(wrong)
      .max(longestComment, `El comentario debe contener máximo ${longestComment} caracteres`)
      .refine(text => !isUnprintable(text), wrong)
      .nullish(),
    tras: z.number('La petición no es válida').int().nonnegative().optional(),
  })
  .catchall(z.unknown())

/** Tells one sending from every other: who sends what after which step of which case. */
export const fingerprintOf = (...what: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url')
