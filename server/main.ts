import { fileURLToPath } from 'node:url'
import { createApp } from './universityServer.ts'
import { forDatabase, runProgram } from './process/runProgram.ts'
import { installation } from './installation/installation.ts'
import { listen } from './http/listen.ts'

/** Serves the API and the built web app on one port, and closes everything in order when it is told to end. */
await runProgram(async onEnd => {
  const { db, options, lines, ...place } = await installation(onEnd)
  const web = fileURLToPath(new URL('../web', import.meta.url))
  await onEnd(listen(createApp(db, { ...options, web }).fetch, place), (close, milliseconds) =>
    close(milliseconds - forDatabase),
  )
  console.log(['', `Listo: ${options.address}`, '', ...lines, 'Ctrl-C para terminar.'].join('\n'))
  return 'serving'
}, 'server')
