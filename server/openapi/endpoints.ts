import { Hono } from 'hono'
import type { AppEnv, AppOptions } from '../context.ts'
import { openApiDocument } from './openApiDocument.ts'
import { referencePage } from './referencePage.ts'

/** Answers `GET openapi.json`, the API for other programs, and `GET referencia`, the same for people. Public, as it says nothing of anybody. */
export const openApi = new Hono<AppEnv>()
  .get('/openapi.json', c =>
    c.body(documentsOf(c.var.options).json, 200, { ...short, 'Content-Type': 'application/json' }),
  )
  .get('/referencia', c => c.html(documentsOf(c.var.options).page, 200, short))

const short = { 'Cache-Control': 'public, max-age=300' }

type Documents = { json: string; page: string }

/** Returns both documents, made once for an installation: they are long, and anybody may ask for them. */
const documentsOf = (options: AppOptions): Documents => {
  const cached = documents.get(options)
  if (cached) return cached
  const { address } = options
  const document = { json: JSON.stringify(openApiDocument(address)), page: String(referencePage(address)) }
  documents.set(options, document)
  return document
}

const documents = new WeakMap<AppOptions, Documents>()
