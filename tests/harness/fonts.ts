import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

/** Serves the font files of packages to `fetch`, as the web app's server does. */
export const serveFonts = () => {
  const fetched = vi.fn((path: string) => Promise.resolve(new Response(readFileSync(join(process.cwd(), path)))))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
