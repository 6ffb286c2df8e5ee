import { resolve } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'

/** Imports a module of the sources, with everything that its functions import later. The reader stays open, so the process must be ended explicitly. */
export const importSource = async path => (await (reader ??= openReader())).import(resolve(path))

let reader

async function openReader() {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  return createServerModuleRunner(vite.environments.ssr)
}
