import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Name of the file in a build that holds the fingerprint of its sources. */
export const mark = '.fuentes'

/** Tells whether the build in `dist` was made from other sources than these. */
export function isStale() {
  const builtFrom = join(root, 'dist', mark)
  return !existsSync(builtFrom) || readFileSync(builtFrom, 'utf8') !== fingerprint()
}

/** Returns one hash of everything that a build is made from. */
export function fingerprint() {
  const hash = createHash('sha256')
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  hash.update(JSON.stringify(variables.sort()))
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const sources = [
  'src',
  'server',
  'public',
  'docs/manual',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
]

function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap(name => filesOf(`${path}/${name}`))
}
