import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'

/** A received PDF that has been judged. */
export type ReceivedFile = { nombre: string; contenido: Buffer }

/** Receiving and keeping of PDFs. */
export type Files = {
  /** Refuses a body larger than a PDF with some fields may be. */
  limit: MiddlewareHandler<AppEnv>
  /** Reads the texts of a form and its PDF of this name, or what is wrong with that; `missing` when there is none. */
  receive: (
    c: Context<AppEnv>,
    name: string,
  ) => Promise<{
    texts: Readonly<Record<string, string>>
    file?: ReceivedFile
    fault?: string
    missing: boolean
    tooLarge?: boolean
  }>
  /** Stores the PDF; answers its key. */
  store: (tx: Queryable, file: ReceivedFile, by: { usuario: { id: string }; momento: Date }) => Promise<string>
}
