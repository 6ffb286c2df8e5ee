import type { Plugin } from 'vite'
import { archivosDeManual } from './manual/archivosDeManual.ts'

/** Serves the manual of `docs/manual` under `/manual`: one page for each role, in the fonts and colours of the application. */
export const manual = (): Plugin => ({
  name: 'manual',
  async generateBundle() {
    for (const [fileName, source] of await archivosDeManual()) this.emitFile({ type: 'asset', fileName, source })
  },
  configureServer: ({ middlewares }) =>
    void middlewares.use(async (request, response, next) => {
      const path = (request.url ?? '').replaceAll(/^\/|\/?([?#].*)?$/g, '')
      const archivos = /^manual(\/|$)/.test(path) ? await archivosDeManual() : undefined
      const name = [path, `${path}/index.html`].find(each => archivos?.has(each))
      if (!name) return next()
      return response
        .setHeader('Content-Type', tipos[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .end(archivos?.get(name))
    }),
})

const tipos: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
