import type { Context } from 'hono'
import * as z from 'zod'
import { isUnprintable } from '../../../src/language/texto.ts'
import { longestComment } from '../../../src/schema/process/longestComment.ts'
import type { Content, PdfContent } from '../../../src/schema/process/process.ts'
import type { Errors } from '../../../src/schema/validate.ts'
import type { AppEnv } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { parseOrRefuse, readBody } from '../../http/readBody.ts'
import { serverHouse } from '../serverHouse.ts'
import type { ReceivedFile } from '../files.ts'

/** Content that came with a step: the fields, the comment, the file. */
export type SentStep = {
  values: Readonly<Record<string, unknown>>
  comment: string | null
  file?: ReceivedFile
  /** Number of the last step that the person saw. */
  after?: number
  /** Errors of the comment and the file. */
  faults: Errors
  tooLarge?: boolean
  /** Refuses the content in words of its own, once the step is known to be allowed. */
  judge?: () => void
}

/** Reads the content of a step and its errors: JSON, or a form of texts and a PDF, with the texts one by one or as JSON under `datos`. */
export const readSentStep = async (c: Context<AppEnv>, content: Content = {}): Promise<SentStep> => {
  const { body, file, fault, tooLarge } = await readBodyAndFile(c, content)
  const { comentario, tras, ...values } = body
  const comment = comentario?.normalize('NFC').trim() || null
  const faults = {
    ...(typeof content.comment === 'string' && !comment ? { comentario: content.comment } : {}),
    ...(fault ? { [fileFieldOf(content.pdf)]: fault } : {}),
  }
  return { values, comment: content.comment ? comment : null, file, after: tras, faults, tooLarge }
}

/** Refuses a sending with all its errors at once: 422, or 413 for a file that is too large. */
export const refuseFaults = ({ faults, tooLarge }: Pick<SentStep, 'faults' | 'tooLarge'>, fields: Errors = {}) => {
  const errors = { ...fields, ...faults }
  const [message] = Object.values(errors)
  if (message) throw new Falla(tooLarge ? 413 : 422, message, { errors })
}

const fileFieldOf = (pdf: PdfContent | undefined) => pdf?.sentAs ?? 'archivo'

type BodyAndFile = Pick<SentStep, 'file' | 'tooLarge'> & { body: z.infer<typeof sentStepBody>; fault?: string }

const readBodyAndFile = async (c: Context<AppEnv>, { pdf }: Content): Promise<BodyAndFile> => {
  const { files } = serverHouse()
  if (!files || !c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data'))
    return { body: await readBody(c, sentStepBody), fault: pdf?.required }
  const { texts, file, fault, missing, tooLarge } = await files.receive(c, fileFieldOf(pdf))
  const { datos = '{}', ...fields } = texts
  return {
    body: parseOrRefuse(sentStepBody, { ...fields, ...parseOrRefuse(anObject, json(datos)) }),
    ...(pdf && { file }),
    fault: missing ? pdf?.required : pdf && fault,
    tooLarge: pdf && tooLarge,
  }
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Falla(400, 'El cuerpo de la petición no es JSON válido')
  }
}

const anObject = z.record(z.string(), z.unknown(), 'La petición no es válida')
const wrong = 'El comentario no es válido'

/** Body of every step, beside the fields that its declaration names. */
export const sentStepBody = z
  .object({
    comentario: z
      .string(wrong)
      .max(longestComment, `El comentario debe contener máximo ${longestComment} caracteres`)
      .refine(text => !isUnprintable(text), wrong)
      .nullish(),
    tras: z.number('La petición no es válida').int().nonnegative().optional(),
  })
  .catchall(z.unknown())
