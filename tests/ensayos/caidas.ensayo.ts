import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { carpeta } from '../arranque/carpeta.ts'
import { arrancada, caida, caidas, esperables, type Lugar, type Programa } from '../harness/caida.ts'
import { matar, procesosDe } from '../harness/procesos.ts'

/**
 * Kills connections, PostgreSQL, the app, or all, each 20 times at work on a busy machine (`npm run ensayo -- caidas 5
 * postgres`). Passes if it always recovered, without unexpected statuses.
 */
export async function ensayo([veces = '20', ...solo]: string[]): Promise<boolean> {
  const lugar = await carpeta()
  const quemadores = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', quemar], { stdio: 'ignore' }),
  )
  try {
    let app = await arrancada(lugar)
    await lugar.cuenta('ensayo@uni.mx')
    let bien = true
    for (const [nombre, caso] of Object.entries(caidas)) {
      if (solo.length && !solo.includes(nombre)) continue
      const resultado = await rondas(lugar, app, Number(veces), caso)
      app = resultado.app
      bien = informe(nombre, resultado) && bien
    }
    app.child.kill('SIGTERM')
    console.log(`Al final, SIGTERM: código ${await app.salida}`)
    return bien
  } finally {
    for (const quemador of quemadores) quemador.kill('SIGKILL')
    await lugar.cerrar()
  }
}

/** Keeps a core busy until the parent process is gone. */
const quemar = 'const padre = process.ppid; while (process.ppid === padre) for (let i = 0; i < 1e8; i++);'

async function rondas(lugar: Lugar, primera: Programa, veces: number, caso: (typeof caidas)[string]) {
  let app = primera
  const segundos: number[] = []
  const fallas: string[] = []
  const respuestas: Record<string, number> = {}
  for (let ronda = 1; ronda <= veces; ronda++) {
    try {
      const pasada = await caida(lugar, app, caso)
      app = pasada.app
      segundos.push(pasada.segundos)
      for (const [que, cuantas] of Object.entries(pasada.respuestas)) respuestas[que] = (respuestas[que] ?? 0) + cuantas
    } catch (error) {
      fallas.push(`ronda ${ronda}: ${error instanceof Error ? error.message : error}`)
      app = await deNuevo(lugar, app)
    }
  }
  return { app, segundos, fallas, respuestas }
}

/** Recovers by hand after a start that did not come: ends everything left and starts. */
async function deNuevo(lugar: Lugar, app: Programa) {
  app.child.kill('SIGKILL')
  await app.salida
  matar(...procesosDe(`${lugar.dataDir}/postgres`).map(({ pid }) => pid))
  return arrancada(lugar)
}

function informe(nombre: string, { segundos, fallas, respuestas }: Awaited<ReturnType<typeof rondas>>): boolean {
  const orden = segundos.toSorted((uno, otro) => uno - otro)
  const en = (parte: number) => (orden[Math.floor((orden.length - 1) * parte)] ?? Number.NaN).toFixed(1)
  console.log(
    `${nombre.padEnd(10)} ${orden.length} veces de vuelta, ${fallas.length} fallas; tarda ${en(0.5)} s (mediana), ${en(1)} s (la más lenta)`,
  )
  const dichas = Object.entries(respuestas).toSorted()
  console.log(`           ${dichas.map(([que, cuantas]) => `${que}: ${cuantas}`).join('   ')}`)
  for (const falla of fallas) console.log(`           ${falla}`)
  return fallas.length === 0 && dichas.every(([que]) => esperables.has(que))
}
