import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** What may travel before each moment, in kilobytes as browsers ask for it (brotli), and the modules whose code it takes. */
const moments = [
  { name: 'hasta poder entrar', limit: 75, modules: ['index.html'] },
  {
    name: 'hasta la primera tabla',
    limit: 300,
    modules: ['index.html', 'src/universityApp.ts', 'src/admin/screen/ResourceScreen.tsx'],
  },
]

const web = join(root, 'dist/web')
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))

for (const { name, limit, modules } of moments) {
  const files = new Set(modules.flatMap(module => chunks(module)))
  const size = sum(files, 'br')
  console.log(`${name}: ${size.toFixed(1)} KB de ${limit} (gzip ${sum(files, 'gz').toFixed(1)})`)
  if (size > limit) process.exitCode = 1
}

function sum(files, encoding) {
  return [...files].reduce((total, file) => total + statSync(join(web, `${file}.${encoding}`)).size, 0) / 1000
}

/** The files of a module and of everything that it imports at once. */
function chunks(key, seen = new Set()) {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`El informe de la construcción no tiene ${key}`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap(each => chunks(each, seen))]
}
