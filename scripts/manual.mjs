import { build } from './build.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'

/** `npm run manual [-- http://localhost:3000] [-- nombre]`: takes the pictures of docs/manual anew, from a running demonstration or from one that it starts; with a name, only those that contain it. */
const [direccion, nombre = ''] = process.argv
  .slice(2)
  .sort((una, otra) => Number(/^https?:/.test(otra)) - Number(/^https?:/.test(una)))
install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/manual/fotos.ts', { logLevel: 'error' })
if (/^https?:/.test(direccion ?? '')) await module.fotos(direccion, nombre)
else {
  if (isStale()) await build()
  const muestra = await runnerImport('./scripts/manual/muestra.ts', { logLevel: 'error' })
  const app = await muestra.module.muestra()
  await module.fotos(app.direccion, direccion ?? '').finally(app.cerrar)
}
