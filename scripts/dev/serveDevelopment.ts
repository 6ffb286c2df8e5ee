import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { runExclusively } from '../../server/db/runExclusively.ts'
import { bringForward } from '../../server/upgrade/bringForward.ts'
import { runProgram } from '../../server/process/runProgram.ts'
import { installation } from '../../server/installation/installation.ts'
import { developmentApi, sourceWatch } from './developmentApi.ts'

/** Serves the web app and the API from their sources on one port, reloading both when they change, with the same database as `npm start`. Applies a migration as soon as it is written. */
export const serveDevelopment = () =>
  runProgram(async onEnd => {
    const { db, url, options, port, hosts, lines } = await installation(onEnd, { unmigrated: true })
    const read = async () => {
      const { createApp, refuseMistakes, pending } = await vite.ssrLoadModule('/scripts/dev/sources.ts')
      return { createApp, refuseMistakes, pending }
    }
    /** A file may be read while half saved, and stays cached that way: a load that fails is repeated once without the cache. */
    const load = () =>
      read().catch(() => {
        vite.environments.ssr.moduleGraph.invalidateAll()
        return read()
      })
    const api = getRequestListener(developmentApi(load, db, options))
    const inTurn = queue()
    const look = sourceWatch(load, line => console.log(line))
    const apply = () =>
      runExclusively(url, () => bringForward(db)).then(() => console.log('\nSe aplicó la migración nueva.'))
    const vite = await createServer({
      server: { port, strictPort: true, host: hosts?.[0] ?? true },
      plugins: [
        {
          name: 'api',
          configureServer: ({ middlewares }) =>
            void middlewares.use((request, response, next) =>
              request.url?.startsWith('/api') ? api(request, response) : next(),
            ),
          hotUpdate({ type, file }) {
            if (this.environment.name !== 'ssr') return
            if (type !== 'delete' && snapshot.test(file)) inTurn(apply)
            if (source.test(file)) inTurn(look)
          },
        },
      ],
    })
    await onEnd(vite.listen(), server => server.close())
    console.log(['', `Listo, en desarrollo: ${options.address}`, '', ...lines, 'Ctrl-C para terminar.'].join('\n'))
    inTurn(look)
    return 'serving'
  }, 'server')

/** Written last when a migration is generated, and again when a hand-written or edited one is sealed, which until then waits for its SQL. */
const snapshot = /\/server\/db\/migrations\/meta\/snapshot\.json$/

const source = /\/(src|server)\/.*\.(ts|json)$/

/** Runs tasks one after another. A failed one is printed and does not stop the next. */
const queue = () => {
  let last = Promise.resolve()
  return (task: () => Promise<void>) => {
    last = last.then(task).catch(error => console.error(`\n${error.message}`))
  }
}
