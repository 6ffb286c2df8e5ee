import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../bench/abrirRivales.ts'
import { puertoLibre } from '../harness/proceso.ts'
import { json, pedir } from './pedir.ts'

export const version = '11.17.4'

/** Returns the folder with Directus, installed from npm once a machine. */
export const instalado = (): string => {
  const folder = join(tmpdir(), `cuc-rival-directus-${version}`)
  if (!existsSync(join(folder, 'listo'))) {
    console.log(`Instalando Directus ${version}, una sola vez…`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
    npm(folder, 'install', '--no-audit', '--no-fund', '--loglevel=error', `directus@${version}`)
    writeFileSync(join(folder, 'listo'), '')
  }
  return folder
}

const dueno = { email: 'ensayo@example.com', password: 'Comunal2026' }

/** Starts Directus on a database, which it takes over. */
export async function abrirDirectus(cwd: string, { hostname, port, username, password }: URL) {
  const suyo = String(await puertoLibre())
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: suyo,
    SECRET: 'ensayo',
    DB_CLIENT: 'pg',
    DB_HOST: hostname,
    DB_PORT: port,
    DB_USER: username,
    DB_PASSWORD: password,
    DB_DATABASE: 'directus',
    DB_POOL__MAX: '20',
    ADMIN_EMAIL: dueno.email,
    ADMIN_PASSWORD: dueno.password,
    ACCESS_TOKEN_TTL: '4h',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
  }
  const correr = (palabra: string) => {
    const child = spawn(process.execPath, ['node_modules/directus/cli.js', palabra], { cwd, env, stdio: 'inherit' })
    return { child, salida: new Promise(listo => child.once('close', listo)) }
  }
  await correr('bootstrap').salida
  const { child, salida } = correr('start')
  const direccion = `http://127.0.0.1:${suyo}`
  for (const desde = Date.now(); !(await fetch(`${direccion}/server/ping`).catch(() => undefined))?.ok;) {
    if (Date.now() - desde > 60_000 || child.exitCode !== null) throw new Error('Directus no arrancó')
    await new Promise(espera => setTimeout(espera, 250))
  }
  return { direccion, cerrar: () => (child.kill('SIGTERM'), salida) }
}

type Permiso = { collection: string; action: 'read' | 'update' | 'create'; permissions: object }

/** Creates an account with exactly these permissions and signs it in. Directus checks them on every call, as the server here does. */
export async function cuentaDe(direccion: string, nombre: string, permisos: readonly Permiso[]) {
  const entrar = async (cuenta: typeof dueno) => {
    const { access_token } = await dicho(await pedir('POST', `${direccion}/auth/login`, json, cuenta))
    return { ...json, authorization: `Bearer ${String(access_token)}` }
  }
  const headers = await entrar(dueno)
  const crear = async (que: string, body: object) =>
    String((await dicho(await pedir('POST', `${direccion}/${que}`, headers, body))).id)
  const policy = await crear('policies', { name: nombre, admin_access: false, app_access: false })
  for (const permiso of permisos) await crear('permissions', { policy, fields: ['*'], ...permiso })
  const role = await crear('roles', { name: nombre, policies: [{ policy }] })
  const cuenta = { email: `${nombre}@example.com`, password: dueno.password }
  await crear('users', { ...cuenta, role })
  return entrar(cuenta)
}

const dicho = ({ ok, status, texto }: Awaited<ReturnType<typeof pedir>>): Record<string, unknown> => {
  if (!ok) throw new Error(`Directus: ${status} ${texto.slice(0, 300)}`)
  return Object(JSON.parse(texto)).data
}
