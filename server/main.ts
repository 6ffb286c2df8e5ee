import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { ending } from './ending.ts'
import { installation } from './installation.ts'
import { listen } from './listen.ts'

/** Serves the API and the built web app on one port, and closes everything in order when it is told to end. */
await ending(async onEnd => {
  const { db, opciones, port, cuentas } = await installation(onEnd)
  const web = fileURLToPath(new URL('../web', import.meta.url))
  await onEnd(listen(createApp(db, { ...opciones, web }).fetch, port), close => close())
  console.log(['', `Listo: ${opciones.direccion}`, '', ...cuentas, 'Ctrl-C para terminar.'].join('\n'))
  return 'serving'
})
