import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { migrate } from '../../server/db/migrate.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { createApp } from '../../server/universityServer.ts'
import { baseDePrueba } from './baseDePrueba.ts'
import { restoreDump } from './restoreDump.ts'

type Base = Awaited<ReturnType<typeof baseDePrueba>>
type Respuestas = Readonly<Record<string, { status: number; data: unknown }>>

const carpeta = 'tests/db/answers'

/** Returns the files with a version's answers on its dump, one a process. Each holds calls with their role; stored files stand as their hash. */
export const respuestasDe = (version: string) =>
  readdirSync(carpeta).filter(archivo => archivo.startsWith(`${version}.`))

/** Restores the database of a version and migrates it to this one. `antes` is what `leer` found before the migration. Four roles sign in. */
export const versionAnterior = async <Antes>(version: string, leer: (db: Base['db']) => Promise<Antes>) => {
  const { db, url, cerrar } = await baseDePrueba({ sinTablas: true })
  await restoreDump(url, `tests/db/dumps/${version}.sql.br`)
  const antes = await leer(db)
  await migrate(db)
  const app = createApp(db, {
    now: () => new Date('2026-11-22T18:00:00Z'),
    wakeCorreos: () => undefined,
    log: silentLog,
    secret: 'secreto de prueba',
    address: 'http://localhost:3000',
  })
  const tokens = new Map<string, string>()
  for (const rol of ['escolar', 'coordinador', 'estudiante', 'facilitador']) {
    const response = await app.request('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${rol}@demo.cuc.mx`, password: 'Comunal2026' }),
    })
    tokens.set(rol, (await response.json()).data.token)
  }

  /** Replaces the signed addresses in an answer by the hashes of their files. */
  const conHuellas = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string' && value.includes('/api/storage/')) {
      const guardado = Buffer.from(await (await app.request(value)).arrayBuffer())
      return `archivo ${createHash('sha256').update(guardado).digest('hex')}`
    }
    if (Array.isArray(value)) return Promise.all(value.map(conHuellas))
    if (typeof value !== 'object' || value === null) return value
    const cada = Object.entries(value).map(async ([name, dentro]) => [name, await conHuellas(dentro)] as const)
    return Object.fromEntries(await Promise.all(cada))
  }

  /** Repeats every call of a file of answers. Returns the answers of then and of now. */
  const otraVez = async (archivo: string) => {
    const respuestas: Respuestas = JSON.parse(brotliDecompressSync(readFileSync(`${carpeta}/${archivo}`)).toString())
    const ahora = []
    for (const call of Object.keys(respuestas)) {
      const [rol = '', path] = call.split(' ')
      const response = await app.request(`/api/${path}`, { headers: { authorization: `Bearer ${tokens.get(rol)}` } })
      ahora.push({ call, status: response.status, data: await conHuellas((await response.json()).data) })
    }
    return { antes: Object.entries(respuestas).map(([call, respuesta]) => ({ call, ...respuesta })), ahora }
  }

  /** Posts a body as a role, with an idempotency key. */
  const enviar = async (rol: string, path: string, cuerpo: object, clave: string) => {
    const response = await app.request(`/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens.get(rol)}`,
        'content-type': 'application/json',
        'idempotency-key': clave,
      },
      body: JSON.stringify(cuerpo),
    })
    return { status: response.status, ...(await response.json()) }
  }

  return { db, antes, otraVez, enviar, cerrar }
}
