import type { JSONParsed } from 'hono/utils/types'
import type * as z from 'zod'
import type { Role } from '../../src/schema/account/roles.ts'

/** Content of `data` in an answer: what a schema says, the record of a resource, a file, or null. */
type AnswerBody = z.ZodType | { of: string } | 'archivo' | null

/** A call of the API as its document tells it: `path` as `estudiantes/{matricula}`, under `/api`. */
export type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Heading under which people look for it. */
  group: string
  summary: string
  roles: readonly Role[] | 'public'
  /** Query of the address. */
  query?: z.ZodObject
  /** Headers that it takes. */
  headers?: z.ZodType
  body?: z.ZodType
  /** `true` allows a call without a body. */
  bodyless?: true
  /** PDF that goes with the body in a form, under the name `as`; with `orJson` the body may come as JSON, without it. */
  pdf?: { as: string; label: string; required?: boolean; orJson?: boolean }
  /** Type of a body that is a file and nothing else. */
  sends?: 'application/octet-stream'
  answers: AnswerBody
  /** 201 where something is made, 302 where another page follows. Default: 200. */
  status?: 200 | 201 | 302
  /** `true` answers without the envelope. */
  bare?: true
}

/** Result of a function as a call answers it: in JSON. */
export type AnswerOf<Work extends (...given: never[]) => unknown> = JSONParsed<Awaited<ReturnType<Work>>>
