import { Hono } from 'hono'
import type { AppEnv, AppOptions } from '../contexto.ts'
import { openApiDocument } from './openApiDocument.ts'
import { referencePage } from './referencePage.ts'

/** `GET openapi.json`: the API as other programs read it; `GET referencia`: as people do. Public, as it says nothing of anybody. */
export const openApi = new Hono<AppEnv>()
  .get('/openapi.json', c => c.body(saidOf(c.var.opciones).json, 200, { ...short, 'Content-Type': 'application/json' }))
  .get('/referencia', c => c.html(saidOf(c.var.opciones).page, 200, short))

const short = { 'Cache-Control': 'public, max-age=300' }

type Said = { json: string; page: string }

/** Both are made once for an installation: they are long, and anybody may ask for them. */
const saidOf = (opciones: AppOptions): Said => {
  const known = said.get(opciones)
  if (known) return known
  const { direccion } = opciones
  const made = { json: JSON.stringify(openApiDocument(direccion)), page: String(referencePage(direccion)) }
  said.set(opciones, made)
  return made
}

const said = new WeakMap<AppOptions, Said>()
