import type { Context } from 'hono'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppEnv } from '../context.ts'

/** Answers the page of the web app, in which only scripts and styles with the nonce of this one answer count, and no text becomes a script or markup by itself; 404 where no web app is built. */
export const page = (folder: string) => async (c: Context<AppEnv>) => {
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(unlessThere)
  if (built === undefined) return c.notFound()
  const nonce = randomBytes(18).toString('base64url')
  return c.html(built.replaceAll('__NONCE__', nonce), 200, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': pagePolicy(nonce),
  })
}

const unlessThere = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** Returns the policy of the page: scripts with the nonce and what they load, styles with it or from this address, and connections with this address alone. */
const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data:",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
