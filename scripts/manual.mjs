import { build } from './build.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'

/** `npm run manual [-- http://localhost:3000] [-- nombre]` retakes the pictures of docs/manual, from a running demonstration or from one that it starts; with a name, only those whose name contains it. */
const [direccion, nombre = ''] = process.argv
  .slice(2)
  .sort((una, otra) => Number(/^https?:/.test(otra)) - Number(/^https?:/.test(una)))
install()
const { importSource } = await import('./importSource.mjs')
const module = await importSource('scripts/manual/fotos.ts')
if (/^https?:/.test(direccion ?? '')) await module.fotos(direccion, nombre)
else {
  if (isStale()) await build()
  const { muestra } = await importSource('scripts/manual/muestra.ts')
  const app = await muestra()
  await module.fotos(app.direccion, direccion ?? '').finally(app.cerrar)
}
/* The reader of the sources stays open until the process ends. */
process.exit()
