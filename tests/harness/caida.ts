import type { carpeta } from '../arranque/carpeta.ts'
import { carga } from './carga.ts'
import type { proceso } from './proceso.ts'
import { matar, procesosDe } from './procesos.ts'

export type Lugar = Awaited<ReturnType<typeof carpeta>>
export type Programa = ReturnType<typeof proceso>

/** A way to kill part of an installation. `vive`: the app must survive it. */
type Caida = { vive: boolean; matar: (lugar: Lugar, app: Programa) => void }

export const caidas: Record<string, Caida> = {
  conexion: {
    vive: true,
    matar: lugar => {
      const conexiones = postgresDe(lugar).filter(({ titulo }) => titulo.includes('127.0.0.1'))
      matar(conexiones[Math.floor(Math.random() * conexiones.length)]?.pid)
    },
  },
  postgres: { vive: true, matar: lugar => matar(postgresDe(lugar)[0]?.pid) },
  app: { vive: false, matar: (_lugar, app) => matar(app.child.pid) },
  todo: { vive: false, matar: (lugar, app) => matar(app.child.pid, ...postgresDe(lugar).map(({ pid }) => pid)) },
}

/** Lists the processes of an installation's PostgreSQL, the postmaster first. */
export const postgresDe = ({ dataDir }: Lugar) => procesosDe(`${dataDir}/postgres`)

/**
 * Kills part of the installation during work. Returns the seconds until it recovered (or was started once), the answers
 * meanwhile and the app. Throws if it exits, is silent, or loses session or records.
 */
export async function caida(lugar: Lugar, app: Programa, { vive, matar }: Caida) {
  const token = await ingreso(lugar)
  const trabajo = carga(`http://localhost:${lugar.port}`, token)
  await trabajo.llegan(20)
  const inicio = performance.now()
  matar(lugar, app)
  if (!vive) await app.salida
  const sirve = vive ? app : await arrancada(lugar)
  await Promise.race([sana(lugar), salidaDe(sirve)])
  const segundos = (performance.now() - inicio) / 1000
  await trabajo.llegan(20)
  const aceptadas = await trabajo.fin()
  await Promise.race([exigirPresentes(lugar, token, aceptadas), salidaDe(sirve)])
  return { segundos, respuestas: trabajo.respuestas, app: sirve }
}

/** The answers allowed while an installation is hurt: served, temporarily unavailable (503), or no answer (0). */
export const esperables = new Set(['GET 200', 'GET 503', 'GET 0', 'POST 201', 'POST 503', 'POST 0'])

export const arrancada = async (lugar: Lugar): Promise<Programa> => {
  const app = lugar.arranque()
  await app.dice('Listo')
  return app
}

/** Waits up to a minute for a healthy answer; then throws. */
async function sana(lugar: Lugar) {
  const limite = AbortSignal.timeout(60_000)
  while ((await lugar.salud()) !== 200) {
    if (limite.aborted) throw new Error('no contestó en un minuto')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

const salidaDe = (app: Programa): Promise<never> =>
  app.salida.then(code => {
    throw new Error(`la aplicación terminó (código ${code}): ${app.estado.said.trim().split('\n').at(-1)}`)
  })

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

/** Throws when an accepted record is missing, or the session is closed. */
async function exigirPresentes({ port }: Lugar, token: string, aceptadas: readonly string[]) {
  const respuesta = await fetch(`http://localhost:${port}/api/materias`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  if (!respuesta.ok) throw new Error(`la sesión contesta ${respuesta.status}`)
  const { data }: { data: { clave_materia: string }[] } = await respuesta.json()
  const hay = new Set(data.map(({ clave_materia }) => clave_materia))
  const faltan = aceptadas.filter(clave => !hay.has(clave))
  if (faltan.length) throw new Error(`faltan ${faltan.length} de ${aceptadas.length} registros aceptados`)
}
