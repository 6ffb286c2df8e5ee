import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { relative } from 'node:path'
import type { AppEnv } from '../context.ts'
import { page } from './page.ts'

/**
 * Serves the built web app and its page at every other address, so that each route can be opened and reloaded. The page
 * sets a cookie with the name of the institution whose accounts sign in here.
 */
export const webApp = (app: Hono<AppEnv>, folder: string, institucion?: string) => {
  const root = relative(process.cwd(), folder) || '.'
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.get('/:archivo{tema\\.js|logo\\.svg|favicon\\.svg}', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=3600, stale-while-revalidate=604800')
  })
  app.use('/:documentos{plantillas|storage}/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Content-Type', word)
  })
  app.use('*', async (c, next) => {
    await next()
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    if (institucion) setCookie(c, 'institucion', institucion, { path: '/', sameSite: 'Lax' })
    else if (getCookie(c, 'institucion')) deleteCookie(c, 'institucion', { path: '/' })
  })
  for (const path of ['/', '/index.html']) app.get(path, compress(), page(folder))
  app.use('*', serveStatic({ root, precompressed: true }))
  app.get('/:archivos{assets|plantillas|storage}/*', c => c.notFound())
  app.get('*', compress(), page(folder))
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
