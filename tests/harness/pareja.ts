import { readdirSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { run } from '../../server/db/embedded/run.ts'
import { systemUser } from '../../server/db/embedded/systemUser.ts'
import { matar, procesosDe } from './procesos.ts'
import { puertoLibre } from './proceso.ts'

/** The folder of an ordinary PostgreSQL's programs, the newest that a package of the system put there; undefined without one. */
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

const clave = 'ensayo'

type Nodo = { carpeta: string; port: number }

/** A PostgreSQL with a standby that has every commit on its disk before it is acknowledged. `caer` kills the primary and all that works for it; `ascender` makes the standby primary; `reponer` gives it a new standby. */
export async function pareja(bin: string) {
  const user = await systemUser(console.log)
  const raiz = await mkdtemp(join(tmpdir(), 'cuc-pareja-'))
  await chmod(raiz, 0o755)
  let nodos = 0
  const nuevo = async (): Promise<Nodo> => {
    const carpeta = join(raiz, `nodo${(nodos += 1)}`)
    await mkdir(carpeta, { mode: 0o700 })
    if (user) await chown(carpeta, user.uid, user.gid)
    return { carpeta, port: await puertoLibre() }
  }
  const programa = async (nombre: string, ...args: string[]) => {
    const { code, output } = await run(join(bin, nombre), args, { user, quiet: nombre === 'pg_ctl' })
    if (code !== 0) throw new Error(`${nombre} ${args[0]}: ${output.trim() || `código ${code}`}`)
  }
  const arrancar = ({ carpeta, port }: Nodo) =>
    programa(
      'pg_ctl',
      'start',
      '-w',
      '-D',
      carpeta,
      '-l',
      join(carpeta, 'servidor.log'),
      '-o',
      `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100 -c wal_level=replica`,
    )
  const con = async <T>(port: number, hacer: (client: pg.Client) => Promise<T>, base = 'cuc'): Promise<T> => {
    const client = new pg.Client(`postgres://cuc:${clave}@127.0.0.1:${port}/${base}`)
    client.on('error', () => undefined)
    await client.connect()
    return hacer(client).finally(() => client.end())
  }

  let primario = await nuevo()
  const archivoDeClave = join(raiz, 'clave')
  await writeFile(archivoDeClave, clave, { mode: 0o644 })
  await programa(
    'initdb',
    `--pgdata=${primario.carpeta}`,
    `--pwfile=${archivoDeClave}`,
    '--username=cuc',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  )
  await arrancar(primario)
  await con(primario.port, client => client.query('create database cuc'), 'postgres')

  const reponer = async () => {
    const espera = await nuevo()
    await programa(
      'pg_basebackup',
      `--dbname=postgres://cuc:${clave}@127.0.0.1:${primario.port}/postgres`,
      '--pgdata',
      espera.carpeta,
      '--write-recovery-conf',
      '--wal-method=stream',
      '--checkpoint=fast',
    )
    await appendFile(join(espera.carpeta, 'postgresql.auto.conf'), `\nsynchronous_standby_names = ''\n`)
    await arrancar(espera)
    await con(primario.port, async client => {
      await client.query(`alter system set synchronous_standby_names = '*'`)
      await client.query('select pg_reload_conf()')
      for (const limite = Date.now() + 30_000; Date.now() < limite;) {
        const { rows } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`)
        if (rows.length) return
        await new Promise(listo => setTimeout(listo, 50))
      }
      throw new Error('el servidor en espera no se puso al corriente')
    })
    return espera
  }
  let espera = await reponer()

  return {
    /** The database's address behind a port. */
    url: (port: number) => `postgres://cuc:${clave}@127.0.0.1:${port}/cuc`,
    puerto: () => primario.port,
    caer: () => matar(...procesosDe(primario.carpeta).map(({ pid }) => pid)),
    ascender: async () => {
      await programa('pg_ctl', 'promote', '-w', '-D', espera.carpeta)
      primario = espera
    },
    reponer: async () => {
      espera = await reponer()
    },
    cerrar: async () => {
      for (let cual = 1; cual <= nodos; cual += 1) matar(...procesosDe(join(raiz, `nodo${cual}`)).map(({ pid }) => pid))
      await rm(raiz, { recursive: true, force: true })
    },
  }
}
