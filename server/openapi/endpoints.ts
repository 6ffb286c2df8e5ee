import { Hono } from 'hono'
import type { AppEnv, AppOptions } from '../context.ts'
import { openApiDocument } from './openApiDocument.ts'
import { referencePage } from './referencePage.ts'

/** Answers `GET openapi.json`, the API for other programs, and `GET referencia`, the same for people. Public, as it says nothing of anybody. */
export const openApi = new Hono<AppEnv>()
  .get('/openapi.json', c => c.body(saidOf(c.var.options).json, 200, { ...short, 'Content-Type': 'application/json' }))
  .get('/referencia', c => c.html(saidOf(c.var.options).page, 200, short))

const short = { 'Cache-Control': 'public, max-age=300' }

type Said = { json: string; page: string }

/** Returns both documents, made once for an installation: they are long, and anybody may ask for them. */
const saidOf = (options: AppOptions): Said => {
  const known = said.get(options)
  if (known) return known
  const { address } = options
  const made = { json: JSON.stringify(openApiDocument(address)), page: String(referencePage(address)) }
  said.set(options, made)
  return made
}

const said = new WeakMap<AppOptions, Said>()
