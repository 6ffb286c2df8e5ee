import react from '@vitejs/plugin-react'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { compileOnArrival, fetchAhead, groups } from './scripts/vite/chunks.ts'
import { compress } from './scripts/vite/compress.ts'
import { manual } from './scripts/vite/manual.ts'
import { migrations } from './scripts/vite/migrations.ts'
import { pureComponents } from './scripts/vite/pureComponents.ts'

/** Every file of `server/cli` is a command, built beside the server. */
const commands = readdirSync('server/cli').map(file => [file.replace('.ts', ''), `server/cli/${file}`])

/** Code that runs in a worker thread is a file of its own. */
const threads = { hiloDePdf: 'server/files/hiloDePdf.js', hiloDeHoja: 'server/crud/import/file/hiloDeHoja.js' }

/** Replacements for packages whose work every current browser does by itself, or that no screen uses: they would add fifteen kilobytes to the first load. */
const native = {
  'jsonexport/dist/index.js': resolve('scripts/vite/native/jsonexport.js'),
  inflection: resolve('scripts/vite/native/inflection.js'),
  'query-string': resolve('scripts/vite/native/query-string.js'),
  '@emotion/use-insertion-effect-with-fallbacks': resolve('scripts/vite/native/use-insertion-effect.js'),
  ...Object.fromEntries(
    ['object.entries', 'hasown', 'warning'].map(name => [name, resolve(`scripts/vite/native/${name}.cjs`)]),
  ),
}

/** Replaces lodash, as react-admin imports it, by es-toolkit. lodash throws errors on purpose while it starts, and for the first one the browser reads the whole file again. */
const lighter = { find: /^lodash\/([^.]+)(\.js)?$/, replacement: 'es-toolkit/compat/$1' }

/** Replaces MUI's own number formatter, matched by the end of the relative paths that its other modules import it by. */
const numbers = {
  find: /^.*\/utils\/buildFormatNumber\.mjs$/,
  replacement: resolve('scripts/vite/native/mui-format-number.js'),
}

/** Replaces the buttons that MUI's `TablePagination` draws by itself, with a tooltip and its positioning for each: ours are drawn instead. */
const pageButtons = {
  find: /^.*\/TablePaginationActions\/index\.mjs$/,
  replacement: resolve('scripts/vite/native/mui-table-pagination-actions.js'),
}

/** Builds the web app, or the server with all its dependencies bundled, which then starts in half the time and runs without node_modules. */
export default defineConfig(({ isSsrBuild }) => ({
  ...(!isSsrBuild && {
    resolve: {
      alias: [
        lighter,
        numbers,
        pageButtons,
        ...Object.entries(native).map(([find, replacement]) => ({ find, replacement })),
      ],
    },
  }),
  plugins: isSsrBuild
    ? [migrations()]
    : [pureComponents(), react(), manual(), fetchAhead(), compileOnArrival(), compress()],
  ...(isSsrBuild && { ssr: { noExternal: true, external: ['pg-native'] } }),
  /** Placeholder that the server replaces by the nonce of each answer (`server/http/page.ts`). */
  ...(!isSsrBuild && { html: { cspNonce: '__NONCE__' } }),
  server: { watch: { ignored: [resolve('data/**'), resolve('dist/**')] } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: 'server/main.ts', ...Object.fromEntries(commands), ...threads },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/web',
        /* The oldest supported browsers. `index.html` tells older ones, and tests/e2e remove features that these do not have. */
        target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
        manifest: true,
        chunkSizeWarningLimit: 1500,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
}))
