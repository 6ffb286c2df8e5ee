import '../../src/university.ts'
import { loadavg } from 'node:os'
import { createApp } from '../../server/universityServer.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { everyCall, openApiDocument } from '../../server/openapi/openApiDocument.ts'
import type { ApiCall } from '../../server/crud/apiCall.ts'
import { roles } from '../../src/domain/roles.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { enCifras } from '../../src/language/enCifras.ts'
import { carpeta } from '../arranque/carpeta.ts'
import { cuerpoNuevo } from '../harness/cuerpos.ts'
import { lectores } from '../harness/lectores.ts'
import { megas } from '../harness/megas.ts'
import { proceso } from '../harness/proceso.ts'
import { correoDe } from '../harness/reparto.ts'
import { sumas } from '../harness/sumas.ts'
import { apuntar, cifras, ms } from './cifras.ts'
import { conexionesMudas } from './conexionesMudas.ts'
import { ingreso } from './ingreso.ts'
import { azar, malasPeticiones, type Mala } from './malasPeticiones.ts'

const everyResource: readonly AnyResource[] = Object.values(resources)
const lineas = 8

/**
 * Sends bad requests, 100,000 by default, good ones beside them, and then silent connections. The same seed sends the
 * same ones (`npm run ensayo -- peticiones 5000 7`).
 */
export async function ensayo([cuantas = '100000', semilla = '1']: string[]): Promise<boolean> {
  // Passes if no answer was a server error, no row changed, none took three times as long as a good one of the call,
  // memory stayed flat and silent connections were closed.
  const lugar = await carpeta()
  const env = { DATA_DIR: lugar.dataDir }
  const sembrado = proceso('seed', { env, args: ['--estudiantes', '300'] })
  if ((await sembrado.salida) !== 0) throw new Error(sembrado.estado.said)
  const app = proceso('main', { env: { ...env, PORT: String(lugar.port) } })
  try {
    await app.dice('Listo')
    const base = await openDatabase(
      { dataDir: lugar.dataDir, databaseUrl: undefined },
      { name: 'npm run ensayo', say: () => undefined, share: true },
    )
    const api = `http://localhost:${lugar.port}`
    const tokens = new Map<string, string>()
    for (const rol of roles) tokens.set(rol, await ingreso(api, correoDe(rol)))
    const siguiente = malasPeticiones(await materia(base.db, tokens), azar(Number(semilla)))
    const antes = await sumas(base.db)
    const bien = await disparar(api, siguiente, tokens, Number(cuantas), app.child.pid ?? 0)
    const despues = await sumas(base.db)
    const cambiadas = [...antes].filter(
      ([tabla, { suma }]) => !pasajeras.has(tabla) && despues.get(tabla)?.suma !== suma,
    )
    console.log(
      cambiadas.length
        ? `cambiaron filas: ${cambiadas.map(([tabla, { filas }]) => `${tabla} (${filas} → ${despues.get(tabla)?.filas})`).join(', ')}`
        : `ninguna fila cambió, de ${enCifras([...antes.values()].reduce((suma, { filas }) => suma + filas, 0))}`,
    )
    await base.close()
    const mudas = await conexionesMudas(lugar.port)
    console.log(`Carga de la máquina: ${loadavg()[0]?.toFixed(1)}`)
    return bien && mudas && cambiadas.length === 0
  } finally {
    app.child.kill('SIGTERM')
    await app.salida
    await lugar.cerrar()
  }
}

/** Tables that attempts alone change: the last use of a session, failed guesses, and the account activity shown to its owner. */
const pasajeras = new Set(['sesiones', 'intentos', 'actividad'])

/** Calls that accept any body, so that none is bad for them: a person's own preferences, and the challenge of a passkey, which needs no body. */
const deTodo = new Set(['PUT preferencias', 'POST login/llave/reto'])

/**
 * Collects the material of bad requests: every call but those that end a session, valid bodies of declared writes, and
 * the fields that must be right: not those that the server builds itself.
 */
async function materia(db: Parameters<typeof createApp>[0], tokens: ReadonlyMap<string, string>) {
  const hoy = new Date()
  const app = createApp(db, {
    now: () => hoy,
    wakeCorreos: () => undefined,
    log: silentLog,
    secret: 'ensayo',
    address: 'http://localhost',
  })
  const lector = lectores(app)
  const [buenos, exigidos, sin] = [
    new Map<string, Record<string, unknown>>(),
    new Map<string, string[]>(),
    new Array<string>(),
  ]
  for (const resource of everyResource) {
    if (!resource.write?.create) continue
    const hecho = await cuerpoNuevo(resource, lector, hoy).catch(() => undefined)
    if (!hecho) {
      sin.push(resource.name)
      continue
    }
    const path = resource.path ?? resource.name
    const suyos = Object.keys(hecho.cuerpo).filter(campo => {
      const field = resource.fields[campo]
      return field?.required && !('built' in field && field.built)
    })
    for (const [method, lugar] of [
      ['POST', path],
      ['PUT', `${path}/{key}`],
    ] as const) {
      buenos.set(`${method} ${lugar}`, hecho.cuerpo)
      if (suyos.length) exigidos.set(lugar, suyos)
    }
  }
  if (sin.length) console.log(`Sin una forma válida de la que partir: ${sin.join(', ')}`)
  const paths = Object(openApiDocument('http://localhost').paths)
  const nombres = ({ method, path }: ApiCall): string[] =>
    Object.keys(
      paths[`/${path}`]?.[method.toLowerCase()]?.requestBody?.content?.['application/json']?.schema?.properties ?? {},
    )
  const calls = everyCall().filter(
    call =>
      call.path !== 'logout' &&
      !deTodo.has(`${call.method} ${call.path}`) &&
      !call.path.startsWith('sesiones') &&
      (call.method === 'GET' || call.body || call.path.includes('{') || buenos.has(`${call.method} ${call.path}`)),
  )
  return { calls, buenos, exigidos, nombres, tokens }
}

async function disparar(
  api: string,
  siguiente: () => Mala,
  tokens: ReadonlyMap<string, string>,
  cuantas: number,
  pid: number,
) {
  const [estados, fallas, aceptadas] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const [malas, buenas, memoria] = [new Map<string, number[]>(), new Map<string, number[]>(), new Array<number>()]
  let [hechas, sigue] = [0, true]
  const contar = (cuenta: Map<string, number>, que: string) => cuenta.set(que, (cuenta.get(que) ?? 0) + 1)
  const llamar = async ({ method, ruta, headers, cuerpo }: Pick<Mala, 'method' | 'ruta' | 'headers' | 'cuerpo'>) => {
    const desde = performance.now()
    const status = await fetch(`${api}/api/${ruta}`, {
      method,
      headers,
      body: method === 'GET' ? null : (cuerpo ?? null),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    }).then(
      async respuesta => {
        await respuesta.arrayBuffer()
        return respuesta.status
      },
      () => 0,
    )
    return { status, milisegundos: performance.now() - desde }
  }
  const disparador = async () => {
    while (hechas < cuantas) {
      hechas += 1
      if (hechas % Math.ceil(cuantas / 20) === 0) memoria.push(await megas(pid))
      const mala = siguiente()
      const { status, milisegundos } = await llamar(mala)
      contar(estados, `${mala.que} ${status}`)
      const llamada = `${mala.method} ${mala.path}`
      if (status === 0 || (status >= 500 && status !== 503))
        contar(
          fallas,
          `${status} ${mala.que} ${llamada} ${JSON.stringify(mala.ruta).slice(0, 120)} ${typeof mala.cuerpo === 'string' ? JSON.stringify(mala.cuerpo.slice(0, 160)) : ''}`,
        )
      if (mala.method !== 'GET' && status > 0 && status < 300) contar(aceptadas, `${mala.que} ${llamada}`)
      apuntar(malas, mala.que === '5 MB' ? 'de 5 MB' : mala.method === 'GET' ? llamada : 'escrituras', milisegundos)
    }
  }
  /** Makes good reads of the same calls, one after another, as long as there are bad ones. */
  const testigo = async () => {
    const lecturas = everyCall().filter(
      ({ method, path, roles: suyos }) => method === 'GET' && !path.includes('{') && suyos !== 'public',
    )
    while (sigue)
      for (const { path, roles: suyos } of lecturas) {
        if (!sigue) return
        const token = tokens.get(suyos === 'public' ? '' : (suyos[0] ?? ''))
        const { status, milisegundos } = await llamar({
          method: 'GET',
          ruta: path,
          headers: { authorization: `Bearer ${token}` },
        })
        if (status === 200) apuntar(buenas, `GET ${path}`, milisegundos)
      }
  }
  const inicio = performance.now()
  const beside = testigo()
  await Promise.all(Array.from({ length: lineas }, disparador))
  sigue = false
  await beside
  const segundos = (performance.now() - inicio) / 1000
  console.log(`${enCifras(hechas)} malas en ${segundos.toFixed(0)} s (${(hechas / segundos).toFixed(0)} por segundo)`)
  console.log(
    `  ${[...estados]
      .toSorted()
      .map(([que, veces]) => `${que}: ${veces}`)
      .join('   ')}`,
  )
  for (const [que, veces] of aceptadas) console.log(`  aceptada ${veces}: ${que}`)
  for (const [que, veces] of fallas) console.log(`  FALLA ${veces}: ${que}`)
  return [fallas.size === 0, rapidas(malas, buenas), plana(memoria)].every(Boolean)
}

/** Compares each call's bad answers with its good ones, and writes with all good reads together. */
function rapidas(malas: ReadonlyMap<string, number[]>, buenas: ReadonlyMap<string, number[]>): boolean {
  const todas = cifras([...buenas.values()].flat())
  const lentas = [...malas]
    .filter(([que, medidas]) => que !== 'de 5 MB' && medidas.length >= 30)
    .flatMap(([que, medidas]) => {
      const [mala, buena] = [cifras(medidas), cifras(buenas.get(que) ?? [])]
      const limite = 3 * (Number.isNaN(buena.mediana) ? todas.mediana : Math.max(buena.mediana, todas.mediana))
      return mala.mediana > limite ? [`${que}: ${ms(mala.mediana)}, y la buena ${ms(limite / 3)}`] : []
    })
  const de = (que: string) => cifras(malas.get(que) ?? [])
  const mala = cifras([...malas.values()].flat())
  console.log(
    `  malas ${ms(mala.mediana)} (p95 ${ms(mala.p95)}), buenas al lado ${ms(todas.mediana)} (p95 ${ms(todas.p95)}); de 5 MB ${ms(de('de 5 MB').mediana)} (la mayor ${ms(de('de 5 MB').mayor)})`,
  )
  for (const lenta of lentas) console.log(`  LENTA ${lenta}`)
  return lentas.length === 0
}

/** Tells whether the memory of the last fifth is at most a quarter above that of the second fifth. */
function plana(memoria: readonly number[]): boolean {
  const parte = Math.max(1, Math.floor(memoria.length / 5))
  const [antes, despues] = [Math.max(...memoria.slice(parte, 2 * parte)), Math.max(...memoria.slice(-parte))]
  console.log(`  memoria, en MB: ${memoria.join(' ')}`)
  return despues <= antes * 1.25
}
