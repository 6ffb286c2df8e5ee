import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { carpeta } from '../arranque/carpeta.ts'
import type { proceso } from '../harness/proceso.ts'
import { carga } from './carga.ts'
import { matar, procesosDe } from './procesos.ts'

type Lugar = Awaited<ReturnType<typeof carpeta>>
type Programa = ReturnType<typeof proceso>

/** Seconds within which the installation answers again. */
const limite = 60

/** Kills, under load, a process of PostgreSQL, its server, the app, and all of them: each as many times as asked, 20 unless said (`npm run ensayo -- caidas 5`). Well when every start went by itself, nobody was signed out, nothing unforeseen was answered and nothing that was accepted is missing. */
export async function ensayo([veces = '20', ...solo]: string[]): Promise<boolean> {
  const lugar = await carpeta()
  const quemadores = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', quemar], { stdio: 'ignore' }),
  )
  try {
    let app = await arrancada(lugar)
    await lugar.cuenta('ensayo@uni.mx')
    let bien = true
    for (const [caso, caida] of Object.entries(caidas)) {
      if (solo.length && !solo.includes(caso)) continue
      const resultado = await rondas(lugar, app, Number(veces), caida)
      app = resultado.app
      bien = informe(caso, resultado) && bien
    }
    app.child.kill('SIGTERM')
    console.log(`Al final, SIGTERM: código ${await app.salida}`)
    return bien
  } finally {
    for (const quemador of quemadores) quemador.kill('SIGKILL')
    await lugar.cerrar()
  }
}

/** Keeps a core busy until whoever started it is gone. */
const quemar = 'const padre = process.ppid; while (process.ppid === padre) for (let i = 0; i < 1e8; i++);'

type Caida = { matar: (lugar: Lugar, app: Programa) => void; vive: boolean }

/** What is killed, and whether the app is to live through it. */
const caidas: Record<string, Caida> = {
  conexion: {
    vive: true,
    matar: lugar => {
      const conexiones = procesosDe(`${lugar.dataDir}/postgres`).filter(({ titulo }) => titulo.includes('127.0.0.1'))
      matar(conexiones[Math.floor(Math.random() * conexiones.length)]?.pid)
    },
  },
  postgres: { vive: true, matar: lugar => matar(procesosDe(`${lugar.dataDir}/postgres`)[0]?.pid) },
  app: { vive: false, matar: (_lugar, app) => matar(app.child.pid) },
  todo: {
    vive: false,
    matar: (lugar, app) => matar(app.child.pid, ...procesosDe(`${lugar.dataDir}/postgres`).map(({ pid }) => pid)),
  },
}

const arrancada = async (lugar: Lugar): Promise<Programa> => {
  const app = lugar.arranque()
  await app.dice('Listo')
  return app
}

async function rondas(lugar: Lugar, primera: Programa, veces: number, caida: Caida) {
  let app = primera
  const segundos: number[] = []
  const fallas: string[] = []
  const respuestas: Record<string, number> = {}
  for (let ronda = 1; ronda <= veces; ronda++) {
    try {
      const token = await ingreso(lugar)
      const trabajo = carga(`http://localhost:${lugar.port}`, token)
      await pausa(300 + Math.random() * 700)
      const inicio = performance.now()
      caida.matar(lugar, app)
      if (!caida.vive) {
        await app.salida
        app = await arrancada(lugar)
      }
      await pausa(50)
      await Promise.race([sana(lugar), salidaDe(app)])
      segundos.push((performance.now() - inicio) / 1000)
      await pausa(500)
      const aceptadas = await trabajo.fin()
      for (const [que, veces] of Object.entries(trabajo.respuestas)) respuestas[que] = (respuestas[que] ?? 0) + veces
      await Promise.race([ausentes(lugar, token, aceptadas), salidaDe(app)])
    } catch (error) {
      fallas.push(`ronda ${ronda}: ${error instanceof Error ? error.message : error}`)
      app = await deNuevo(lugar, app)
    }
  }
  return { app, segundos, fallas, respuestas }
}

const salidaDe = (app: Programa): Promise<never> =>
  app.salida.then(code => {
    throw new Error(`la aplicación terminó (código ${code}): ${app.estado.said.trim().split('\n').at(-1)}`)
  })

/** What somebody would do by hand after a start that did not come: ends all that is left and starts. */
async function deNuevo(lugar: Lugar, app: Programa) {
  app.child.kill('SIGKILL')
  await app.salida
  matar(...procesosDe(`${lugar.dataDir}/postgres`).map(({ pid }) => pid))
  return arrancada(lugar)
}

async function sana(lugar: Lugar) {
  for (const hasta = performance.now() + limite * 1000; performance.now() < hasta; await pausa(20)) {
    if ((await lugar.salud()) === 200) return
  }
  throw new Error(`no contestó en ${limite} s`)
}

async function ingreso({ port }: Lugar): Promise<string> {
  const respuesta = await fetch(`http://localhost:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ensayo@uni.mx', password: 'Comunal2026' }),
  })
  const { data, message } = await respuesta.json()
  if (!data?.token) throw new Error(`no se pudo ingresar: ${message}`)
  return data.token
}

/** Refuses when what was accepted is not there, or the session with which it is read is closed. */
async function ausentes({ port }: Lugar, token: string, aceptadas: string[]) {
  const respuesta = await fetch(`http://localhost:${port}/api/materias`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  if (!respuesta.ok) throw new Error(`la sesión contesta ${respuesta.status}`)
  const { data }: { data: { clave_materia: string }[] } = await respuesta.json()
  const hay = new Set(data.map(({ clave_materia }) => clave_materia))
  const faltan = aceptadas.filter(clave => !hay.has(clave))
  if (faltan.length) throw new Error(`faltan ${faltan.length} de ${aceptadas.length} registros aceptados`)
}

const esperables = new Set(['GET 200', 'GET 503', 'GET 0', 'POST 201', 'POST 503', 'POST 0'])

function informe(caso: string, { segundos, fallas, respuestas }: Awaited<ReturnType<typeof rondas>>): boolean {
  const orden = segundos.toSorted((uno, otro) => uno - otro)
  const en = (parte: number) => (orden[Math.floor((orden.length - 1) * parte)] ?? Number.NaN).toFixed(1)
  const raras = Object.keys(respuestas).filter(que => !esperables.has(que))
  console.log(
    `${caso.padEnd(10)} ${orden.length} de pie, ${fallas.length} fallas; responde otra vez en ${en(0.5)} s (mediana), ${en(1)} s (la más lenta)`,
  )
  console.log(
    `           ${Object.entries(respuestas)
      .map(([que, cuantas]) => `${que}: ${cuantas}`)
      .join('   ')}`,
  )
  for (const falla of fallas) console.log(`           ${falla}`)
  return fallas.length === 0 && raras.length === 0
}

const pausa = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
