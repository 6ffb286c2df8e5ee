import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { secreto } from './ajustes/secreto.ts'
import { createApp } from './app.ts'
import { connectionFailure } from './db/connectionFailure.ts'
import { exclusive } from './db/exclusive.ts'
import { writable } from './db/embedded/folders.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/openDatabase.ts'
import { demonstration } from './demonstration.ts'
import { ending } from './ending.ts'
import { listen, portFree } from './listen.ts'
import { crearCorreo } from './mail/crearCorreo.ts'
import { settings } from './settings.ts'

const say = (line: string) => console.log(line)

/** Opens the database, brings it up to date, serves the API and the web app on one port, and closes everything in order when it is told to end. */
await ending(async onEnd => {
  const { port, dataDir, databaseUrl, direccion, smtp, remitente, proxies } = settings(process.env)
  const hoy = () => new Date()
  await writable(dataDir)
  say('Abriendo la base de datos…')
  const { db, url } = await onEnd(openDatabase({ dataDir, databaseUrl }, { name: direccion, say, onLost }), ({ cerrar }) => cerrar())
  await portFree(port)
  const cuentas = await exclusive(url, async () => {
    await migrate(db).catch(error => {
      throw databaseUrl ? connectionFailure(error, databaseUrl) : error
    })
    return demonstration(db, { hoy, say, seed: !process.argv.includes('--vacio') })
  })
  const app = createApp(db, {
    hoy,
    enviarCorreo: crearCorreo({ smtp, carpeta: join(dataDir, 'correos'), remitente }),
    secreto: await secreto(db),
    direccion,
    proxies,
    web: fileURLToPath(new URL('../web', import.meta.url)),
  })
  await onEnd(listen(app.fetch, port), close => close())
  say(`\nListo: ${direccion}\n`)
  cuentas.forEach(say)
  say('Ctrl-C para terminar.')
  return 'serving'
})

function onLost() {
  console.error('PostgreSQL se detuvo. Vuelve a arrancar con npm start.')
  process.kill(process.pid, 'SIGTERM')
}
