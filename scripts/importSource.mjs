import { resolve } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'

/** Imports a module of the sources. What its functions import later is found too: what reads them stays open until the process ends, which must be told to. */
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
