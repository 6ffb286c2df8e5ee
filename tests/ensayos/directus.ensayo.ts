import '../../src/university.ts'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import { npm } from '../bench/abrirRivales.ts'
import { carpeta } from '../arranque/carpeta.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'
import { cifras, ms } from './cifras.ts'

const version = '11.17.4'
const alaVez = 32
const veces = 3

type Paso = 'pagina' | 'otro orden' | 'buscar' | 'uno' | 'contar' | 'cambiar' | 'agregar'
type Sistema = { nombre: string; hacer: (paso: Paso, quien: number) => Promise<Response> }

/** What a screen asks for, as often as of ten calls: pages with what they show of other records, searches, one record, and writes. */
const mezcla: readonly Paso[] = [
  ...(['pagina', 'uno', 'buscar', 'pagina', 'cambiar'] as const),
  ...(['otro orden', 'uno', 'contar', 'pagina', 'agregar'] as const),
]

/** Requests a second at saturation, here and in Directus (from npm, over a database with the same rows in the same PostgreSQL, as its administrator, without its limits), one process each, by turns (`npm run ensayo -- directus segundos=10 estudiantes=20000`). Well when here it is three times as many, and neither answered an error. */
export async function ensayo(palabras: string[]): Promise<boolean> {
  const dichas = new Map(palabras.map(palabra => palabra.split('=')).map(([que = '', valor]) => [que, Number(valor)]))
  const [segundos, estudiantes] = [dichas.get('segundos') ?? 10, dichas.get('estudiantes') ?? 20_000]
  const programa = instalado()
  const [lugar, otro] = [await carpeta(), await mkdtemp(join(tmpdir(), 'cuc-directus-'))]
  const base = await openDatabase(
    { dataDir: lugar.dataDir, databaseUrl: undefined },
    { name: 'npm run ensayo', say: console.log },
  )
  const abiertos: (() => Promise<unknown>)[] = []
  try {
    const suya = new URL(base.url)
    suya.pathname = '/directus'
    const dueno = new pg.Client(base.url)
    await dueno.connect()
    await dueno.query('create database directus')
    await dueno.end()
    for (const DATABASE_URL of [base.url, suya.href]) {
      const sembrado = proceso('seed', { env: { DATABASE_URL }, args: ['--estudiantes', String(estudiantes)] })
      if ((await sembrado.salida) !== 0) throw new Error(sembrado.estado.said)
    }
    const port = await puertoLibre()
    const app = proceso('main', {
      env: { DATABASE_URL: base.url, PORT: String(port), DATA_DIR: otro, MEMORIA: '2048' },
    })
    abiertos.push(() => (app.child.kill('SIGTERM'), app.salida))
    await app.dice('Listo')
    const ella = await directus(programa, suya)
    abiertos.push(ella.cerrar)

    const sistemas = [await aqui(`http://127.0.0.1:${port}/api`), await alla(ella.direccion, suya.href)]
    const medidas = sistemas.map(() => new Array<number>())
    let errores = 0
    for (let vuelta = -1; vuelta < veces; vuelta += 1)
      for (const [cual, sistema] of sistemas.entries()) {
        const { porSegundo, tiempos, malas } = await saturar(sistema, vuelta < 0 ? 2 : segundos)
        if (vuelta < 0) continue
        errores += malas
        medidas[cual]?.push(porSegundo)
        const { mediana, p95 } = cifras(tiempos)
        console.log(
          `${sistema.nombre.padEnd(9)} ${porSegundo.toFixed(0).padStart(5)} por segundo; mediana ${ms(mediana)}, p95 ${ms(p95)}; ${malas} errores`,
        )
      }
    const [nuestras = 0, suyas = Infinity] = medidas.map(cada => cifras(cada).mediana)
    const razon = nuestras / suyas
    console.log(
      `${enCifras(estudiantes)} estudiantes, ${alaVez} a la vez: ${razon.toFixed(1)} veces las de Directus ${version} (al menos 3). Carga de la máquina: ${loadavg()[0]?.toFixed(1)}`,
    )
    return razon >= 3 && errores === 0
  } finally {
    for (const cerrar of abiertos.toReversed()) await cerrar()
    await base.close()
    await rm(otro, { recursive: true, force: true })
    await lugar.cerrar()
  }
}

/** The folder where Directus is, from npm, once a machine. */
const instalado = (): string => {
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

const cuenta = { email: 'ensayo@example.com', password: 'Comunal2026' }

/** Directus on that database, which it makes its own. */
async function directus(cwd: string, { hostname, port, username, password }: URL) {
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
    ADMIN_EMAIL: cuenta.email,
    ADMIN_PASSWORD: cuenta.password,
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

/** Not compressed: Directus leaves that to a proxy. */
const json = { 'content-type': 'application/json', 'accept-encoding': 'identity' }
const telefono = () => `97${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const materia = () => ({ clave_materia: randomUUID().slice(0, 20), nombre: 'Materia del ensayo', creditos: 6 })

/** What is asked, as the coordinador and, to change a student, as the office of the own campus. */
async function aqui(api: string): Promise<Sistema> {
  const entrar = async (rol: string) => {
    const body = JSON.stringify({ email: `${rol}@demo.cuc.mx`, password: 'Comunal2026' })
    const { data } = await (await fetch(`${api}/login`, { method: 'POST', headers: json, body })).json()
    return { ...json, authorization: `Bearer ${data.token}` }
  }
  const [headers, oficina] = [await entrar('coordinador'), await entrar('escolar')]
  const lista = (filter: object, sort: readonly string[]) =>
    `${api}/estudiantes?${new URLSearchParams({ range: '[0,9]', sort: JSON.stringify(sort), filter: JSON.stringify(filter) })}`
  const porApellido = ['apellidopaterno', 'ASC']
  const suyos = await (
    await fetch(`${api}/cuc/estudiantes/escolar?range=[0,${alaVez - 1}]`, { headers: oficina })
  ).json()
  const fichas: Record<string, unknown>[] = suyos.data
  const cambiar = async (quien: number) => {
    const ficha = fichas[quien % fichas.length] ?? {}
    const body = JSON.stringify({ ...ficha, telefono: telefono() })
    const respuesta = await fetch(`${api}/estudiantes/${ficha.matricula}`, { method: 'PUT', headers: oficina, body })
    if (respuesta.ok) ficha.version = Object(await respuesta.clone().json()).data.version
    return respuesta
  }
  const pasos: Record<Paso, (quien: number) => Promise<Response>> = {
    pagina: () => fetch(lista({}, porApellido), { headers }),
    'otro orden': () => fetch(lista({}, ['nombre', 'DESC']), { headers }),
    buscar: () => fetch(lista({ q: 'garcia' }, porApellido), { headers }),
    contar: () => fetch(`${api}/estudiantes?range=[0,0]`, { headers }),
    uno: quien => fetch(`${api}/estudiantes/${fichas[quien % fichas.length]?.matricula}`, { headers: oficina }),
    agregar: () => fetch(`${api}/materias`, { method: 'POST', headers, body: JSON.stringify(materia()) }),
    cambiar,
  }
  return { nombre: 'aquí', hacer: (paso, quien) => pasos[paso](quien) }
}

/** The same of Directus, with the same fields of other records. */
async function alla(direccion: string, url: string): Promise<Sistema> {
  const dueno = new pg.Client(url)
  await dueno.connect()
  const { rows } = await dueno.query<{ matricula: string }>(
    'select matricula from estudiantes order by matricula limit $1',
    [alaVez],
  )
  await dueno.end()
  const entrada = await fetch(`${direccion}/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(cuenta),
  })
  const headers = { ...json, authorization: `Bearer ${Object(await entrada.json()).data.access_token}` }
  const fields =
    '*,clave_programa.nombre,clave_programa.grado,clave_grupo.nombre,id_reticula.nombre,id_colonia.nombre,id_colonia.codigo_postal,id_colonia.id_municipio.nombre,id_colonia.id_municipio.id_estado.nombre'
  const items = `${direccion}/items`
  const lista = (asked: Record<string, string>) =>
    fetch(`${items}/estudiantes?${new URLSearchParams({ fields, limit: '10', meta: 'filter_count', ...asked })}`, {
      headers,
    })
  const ficha = (quien: number) => `${items}/estudiantes/${rows[quien % rows.length]?.matricula}`
  const pasos: Record<Paso, (quien: number) => Promise<Response>> = {
    pagina: () => lista({ sort: 'apellidopaterno' }),
    'otro orden': () => lista({ sort: '-nombre' }),
    buscar: () => lista({ sort: 'apellidopaterno', search: 'garcia' }),
    contar: () => fetch(`${items}/estudiantes?aggregate[count]=*`, { headers }),
    uno: quien => fetch(`${ficha(quien)}?fields=${fields}`, { headers }),
    agregar: () => fetch(`${items}/materias`, { method: 'POST', headers, body: JSON.stringify(materia()) }),
    cambiar: quien => fetch(ficha(quien), { method: 'PATCH', headers, body: JSON.stringify({ telefono: telefono() }) }),
  }
  return { nombre: 'Directus', hacer: (paso, quien) => pasos[paso](quien) }
}

/** So many at once, each with the next as soon as the last is answered, for so many seconds. */
async function saturar({ nombre, hacer }: Sistema, segundos: number) {
  const tiempos: number[] = []
  let malas = 0
  const inicio = performance.now()
  await Promise.all(
    Array.from({ length: alaVez }, async (_, quien) => {
      for (let turno = quien; performance.now() - inicio < segundos * 1000; turno += 1) {
        const paso = mezcla[turno % mezcla.length] ?? 'pagina'
        const antes = performance.now()
        const respuesta = await hacer(paso, quien)
        const texto = await respuesta.text()
        tiempos.push(performance.now() - antes)
        if (respuesta.ok) continue
        if (malas === 0) console.log(`${nombre}, ${paso}: ${respuesta.status} ${texto.slice(0, 200)}`)
        malas += 1
      }
    }),
  )
  return { porSegundo: (tiempos.length - malas) / ((performance.now() - inicio) / 1000), tiempos, malas }
}
