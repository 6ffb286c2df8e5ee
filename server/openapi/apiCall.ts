import type * as z from 'zod'
import type { Role } from '../../src/schema/account/roles.ts'

/** What a call answers in `data`: what a schema says, the record of a resource, a file, or nothing. */
type Answered = z.ZodType | { of: string } | 'archivo' | null

/** A call of the API as its document tells it: `path` as `estudiantes/{matricula}`, under `/api`. */
export type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Under which heading people look for it. */
  group: string
  summary: string
  roles: readonly Role[] | 'public'
  /** What may stand in the query of the address. */
  query?: z.ZodObject
  /** What may stand in its headers. */
  headers?: z.ZodType
  body?: z.ZodType
  /** It may come without a body. */
  bodyless?: true
  /** The PDF that goes with the body in a form, under the name `as`; with `orJson` the body may come as JSON, without it. */
  pdf?: { as: string; label: string; required?: boolean; orJson?: boolean }
  /** Its body is a file and nothing else. */
  sends?: 'application/octet-stream'
  answers: Answered
  /** 201 where something is made, 302 where another page follows. */
  status?: 200 | 201 | 302
  /** Without the envelope. */
  bare?: true
}
