import { readdirSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { run } from '../../server/db/embedded/run.ts'
import { systemUser } from '../../server/db/embedded/systemUser.ts'
import { matar, procesosDe } from './procesos.ts'
import { puertoLibre } from './proceso.ts'

/** Returns the folder of the programs of the newest PostgreSQL (15 or later) that a system package installed; undefined without one. */
export const programas = (): string | undefined => {
  const raiz = '/usr/lib/postgresql'
  try {
    return readdirSync(raiz)
      .filter(version => Number(version) >= 15)
      .toSorted((una, otra) => Number(otra) - Number(una))
      .map(version => join(raiz, version, 'bin'))[0]
  } catch {
    return undefined
  }
}

/** The message where there is none. */
export const sinOrdinario =
  'Falta un PostgreSQL ordinario, de la versión 15 o posterior: en Debian, «apt install postgresql».'

const clave = 'ensayo'

export type Nodo = { carpeta: string; port: number }

/** Runs servers of an ordinary PostgreSQL in a temporary folder. */
export async function ordinario(bin: string) {
  const user = await systemUser(console.log)
  const raiz = await mkdtemp(join(tmpdir(), 'cuc-ordinario-'))
  await chmod(raiz, 0o755)
  const nodos: Nodo[] = []

  /** Creates a folder that the server may write into. */
  const carpeta = async (nombre: string) => {
    const suya = join(raiz, nombre)
    await mkdir(suya, { mode: 0o700 })
    if (user) await chown(suya, user.uid, user.gid)
    return suya
  }
  const nuevo = async (): Promise<Nodo> => {
    const nodo = { carpeta: await carpeta(`nodo${nodos.length + 1}`), port: await puertoLibre() }
    nodos.push(nodo)
    return nodo
  }
  const programa = async (nombre: string, ...args: string[]) => {
    const { code, output } = await run(join(bin, nombre), args, { user, quiet: nombre === 'pg_ctl' })
    if (code !== 0) throw new Error(`${nombre} ${args[0]}: ${output.trim() || `código ${code}`}`)
  }
  const url = (port: number, base = 'cuc') => `postgres://cuc:${clave}@127.0.0.1:${port}/${base}`
  const arrancar = (nodo: Nodo) =>
    programa(
      'pg_ctl',
      'start',
      '-w',
      '-D',
      nodo.carpeta,
      '-l',
      join(nodo.carpeta, 'servidor.log'),
      '-o',
      `-c port=${nodo.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100 -c wal_level=replica`,
    )
  const con = async <T>(port: number, hacer: (client: pg.Client) => Promise<T>, base?: string): Promise<T> => {
    const client = new pg.Client(url(port, base))
    client.on('error', () => undefined)
    await client.connect()
    return hacer(client).finally(() => client.end())
  }
  /** Starts a new server with an empty database. `ajustes` are lines of its configuration. */
  const crear = async (ajustes = ''): Promise<Nodo> => {
    const nodo = await nuevo()
    const archivoDeClave = join(raiz, 'clave')
    await writeFile(archivoDeClave, clave, { mode: 0o644 })
    await programa(
      'initdb',
      `--pgdata=${nodo.carpeta}`,
      `--pwfile=${archivoDeClave}`,
      '--username=cuc',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    )
    await writeFile(join(nodo.carpeta, 'postgresql.auto.conf'), ajustes)
    await arrancar(nodo)
    await con(nodo.port, client => client.query('create database cuc'), 'postgres')
    return nodo
  }
  /** Copies a running server into a folder of its own. */
  const copiar = async (de: Nodo, ...mas: string[]): Promise<Nodo> => {
    const copia = await nuevo()
    await programa(
      'pg_basebackup',
      `--dbname=${url(de.port, 'postgres')}`,
      '--pgdata',
      copia.carpeta,
      '--checkpoint=fast',
      ...mas,
    )
    return copia
  }
  /** Kills a server with all its processes. */
  const caer = (nodo: Nodo) => matar(...procesosDe(nodo.carpeta).map(({ pid }) => pid))
  const cerrar = async () => {
    nodos.forEach(caer)
    await rm(raiz, { recursive: true, force: true })
  }
  return { url, carpeta, programa, arrancar, con, crear, copiar, caer, cerrar }
}
