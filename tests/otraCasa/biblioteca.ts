import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { beginMigrations } from '../../scripts/db/beginMigrations.ts'
import { writeMigration } from '../../scripts/db/writeMigration.ts'
import { openPool } from '../../server/db/openPool.ts'
import { migrate } from '../../server/db/migrate.ts'
import { createLog } from '../../server/log/createLog.ts'
import { createApp, pases, schema } from './casa/servidor.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

/** Opens the library: a database made by its own migrations, its API, and three people with a card. Call `cerrar` at the end. */
export async function biblioteca() {
  const address = inject('postgres')
  const name = `biblioteca_${randomBytes(6).toString('hex')}`
  await administer(address, `create database ${name} template template0`)
  const folder = await mkdtemp(join(tmpdir(), 'biblioteca-'))
  await beginMigrations(folder)
  const tag = await writeMigration(schema, folder, 'inicio')
  const { db, close: closePool } = openPool(`${address}/${name}`)
  await migrate(db, folder)
  await db.insert(pases).values([
    { pase: 'flor', rol: 'bibliotecaria', nombre: 'Flor Ruiz', numero: null },
    { pase: 'lola', rol: 'bibliotecaria', nombre: 'Lola Paz', numero: null },
    { pase: 'ana', rol: 'lectora', nombre: 'Ana Cruz', numero: 'A001' },
    { pase: 'eva', rol: 'lectora', nombre: 'Eva Mar', numero: 'B002' },
  ])
  const lineas: Record<string, unknown>[] = []
  const app = createApp(db, {
    now: () => new Date('2026-05-04T12:00:00Z'),
    wakeCorreos: () => undefined,
    log: createLog({ write: linea => void lineas.push(JSON.parse(linea)) }),
    secret: 'secreto de prueba',
    address: 'http://biblioteca.prueba',
  })
  const pedir = async (pase: string, metodo: string, ruta: string, cuerpo?: object, encabezados: object = {}) => {
    const respuesta = await app.request(`/api/${ruta}`, {
      method: metodo,
      headers: { Authorization: `Bearer ${pase}`, 'Content-Type': 'application/json', ...encabezados },
      ...(cuerpo ? { body: JSON.stringify(cuerpo) } : {}),
    })
    return { status: respuesta.status, ...(await respuesta.json()) }
  }
  const cerrar = async () => {
    await closePool()
    await administer(address, `drop database ${name} with (force)`)
    await rm(folder, { recursive: true })
  }
  /** Writes what another migration would still change. */
  const pendiente = () => writeMigration(schema, folder, 'otra')
  return { app, db, tag, pedir, pendiente, lineas, cerrar }
}

export type Biblioteca = Awaited<ReturnType<typeof biblioteca>>

export const libro = {
  signatura: 'N-1',
  titulo: 'El llano en llamas',
  autor: 'Juan Rulfo',
  anio: 1953,
  genero: 'Novela',
  precio: 1250.5,
}
export const otro = {
  signatura: 'P-1',
  titulo: 'Águila o sol',
  autor: 'Octavio Paz',
  anio: 1951,
  genero: 'Poesía',
  precio: 89,
  cuidados: [2],
}
export const ana = { numero: 'A001', nombre: 'Ana Cruz', correo: 'ana@biblioteca.mx' }
export const prestamo = { signatura: 'N-1', numero: 'A001', salida: '2026-05-04', vence: '2026-05-18' }
export const eva = { numero: 'B002', nombre: 'Eva Mar', correo: 'eva@biblioteca.mx' }
export const estantes = [
  { clave: 'N1', nombre: 'Novela', sala: 'Norte', piso: 1, uso: 'Abierto', color: 'Rojo' },
  { clave: 'N2', nombre: 'Ensayo', sala: 'Norte', piso: 2, uso: 'Abierto', pasillo: 'A' },
  { clave: 'N3', nombre: 'Teatro', sala: 'Norte', piso: 1, uso: 'Depósito' },
  { clave: 'S1', nombre: 'Novela', sala: 'Sur', piso: 1, uso: 'Abierto' },
  { clave: 'B1', nombre: 'Novela', sala: 'Sótano', piso: 1, uso: 'Abierto' },
]
export const ejemplar = { codigo: 'E-1', sala: 'Norte', piso: 1, estante: 'N1', regalado: true }

async function administer(address: string, statement: string) {
  const client = new pg.Client(`${address}/postgres`)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
