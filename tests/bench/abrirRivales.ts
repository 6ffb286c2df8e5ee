import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Serves the rival web apps, installed once from npm into the temporary folder. Files are served like ours (brotli,
 * cached for a year when they bear a hash), and calls go to our server at `api`.
 */
export async function abrirRivales(api: string) {
  const web = join(carpeta(), 'dist')
  const hechos = new Map<string, Buffer>()
  const servidor = createServer((pedida, respuesta) => {
    const { pathname } = new URL(pedida.url ?? '/', api)
    if (pathname.startsWith('/api')) {
      const { method, headers } = pedida
      const ajena = request(api + pedida.url, { method, headers }, ella => {
        respuesta.writeHead(ella.statusCode ?? 502, ella.headers)
        ella.pipe(respuesta)
      })
      pedida.pipe(ajena)
      return
    }
    const suyo = join(web, pathname)
    const archivo = existsSync(suyo) && statSync(suyo).isFile() ? suyo : join(web, 'index.html')
    if (!hechos.has(archivo)) hechos.set(archivo, enBrotli(readFileSync(archivo)))
    respuesta.writeHead(200, {
      'content-type': tipos[extname(archivo)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    respuesta.end(hechos.get(archivo))
  })
  await new Promise<void>(listo => servidor.listen(0, '127.0.0.1', listo))
  const lugar = servidor.address()
  const port = lugar && typeof lugar === 'object' ? lugar.port : 0
  return {
    direccion: `http://127.0.0.1:${port}`,
    cerrar: () => {
      servidor.closeAllConnections()
      servidor.close()
    },
  }
}

/** Returns the folder where the rivals are installed and built, once for each state of their sources. */
const carpeta = () => {
  const fuentes = 'tests/bench/rivales'
  const huella = createHash('sha256')
  for (const { parentPath, name } of readdirSync(fuentes, { recursive: true, withFileTypes: true }).filter(each =>
    each.isFile(),
  ))
    huella.update(readFileSync(join(parentPath, name)))
  const lista = join(tmpdir(), `cuc-rivales-${huella.digest('hex').slice(0, 12)}`)
  if (existsSync(lista)) return lista
  console.log('Instalando a los rivales, una sola vez…')
  const nueva = `${lista}.${process.pid}`
  cpSync(fuentes, nueva, { recursive: true })
  npm(nueva, 'install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error')
  npm(nueva, 'exec', '--offline', '--', 'vite', 'build')
  rmSync(lista, { recursive: true, force: true })
  renameSync(nueva, lista)
  return lista
}

/** Runs npm in a folder. Throws with its output when it fails. */
export const npm = (cwd: string, ...args: string[]) => {
  const { status, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`)
}

const enBrotli = (contenido: Buffer) =>
  brotliCompressSync(contenido, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })

const tipos: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}
