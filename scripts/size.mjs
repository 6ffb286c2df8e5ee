import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Limits of the download before each moment, in kilobytes of brotli, and its first chunks, by their names in scripts/vite/chunks.ts. */
const moments = [
  { name: 'hasta poder entrar', limit: 75, names: ['index'] },
  { name: 'hasta la primera tabla, con todo lo que la rodea', limit: 300, names: ['index', 'trabajo', 'mesa'] },
]

const web = join(root, 'dist/web')
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))

for (const { name, limit, names } of moments) {
  const files = new Set(names.flatMap(each => chunks(keyOf(each))))
  const size = sum(files, 'br')
  console.log(`${name}: ${size.toFixed(1)} KB de ${limit} (gzip ${sum(files, 'gz').toFixed(1)})`)
  if (size > limit) process.exitCode = 1
}

function sum(files, encoding) {
  return [...files].reduce((total, file) => total + statSync(join(web, `${file}.${encoding}`)).size, 0) / 1000
}

function keyOf(name) {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? []
  if (!key) throw new Error(`El informe de la construcción no tiene ${name}`)
  return key
}

/** Returns the files of a chunk and of all its static imports. */
function chunks(key, seen = new Set()) {
  if (seen.has(key)) return []
  seen.add(key)
  const { file, imports = [] } = manifest[key]
  return [file, ...imports.flatMap(each => chunks(each, seen))]
}
