import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { ending } from '../../server/ending.ts'
import { installation } from '../../server/installation.ts'

/** Serves the web app from its sources, with changes shown at once, and the API from the server's, read anew when they change; on one port, with the same database as `npm start`. */
export const serveDevelopment = () =>
  ending(async onEnd => {
    const { db, opciones, port, hosts, lines } = await installation(onEnd)
    const api = getRequestListener(async (request, env) => {
      const { createApp } = await vite.ssrLoadModule('/server/universityServer.ts')
      return createApp(db, opciones).fetch(request, env)
    })
    const vite = await createServer({
      server: { port, strictPort: true, host: hosts?.[0] ?? true },
      plugins: [
        {
          name: 'api',
          configureServer: ({ middlewares }) =>
            void middlewares.use((request, response, next) =>
              request.url?.startsWith('/api') ? api(request, response) : next(),
            ),
        },
      ],
    })
    await onEnd(vite.listen(), server => server.close())
    console.log(['', `Listo, en desarrollo: ${opciones.direccion}`, '', ...lines, 'Ctrl-C para terminar.'].join('\n'))
    return 'serving'
  })
