import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { faltasAlAbrir, megabyte } from '../../src/domain/archivoPdf.ts'
import { takeTurn } from '../http/takeTurn.ts'

type Limites = { milisegundos?: number; megas?: number }

/** Limits of an opening, and the account whose file it is. */
type Apertura = Limites & { de: string }

/**
 * Returns what is wrong with a file that begins and ends as a PDF, by opening it in a thread with limits of time and
 * memory; undefined for a good one. One at a time, and one waiting per account.
 */
export const faltaAlAbrir = (contenido: Uint8Array, { de, ...limites }: Apertura): Promise<string | undefined> =>
  takeTurn(cuentas, { whose: de, places: 1 }, () =>
    takeTurn(hilos, { whose: 'todas', places: 1 }, async () => {
      const dicho = await dichoAlAbrir(contenido, limites)
      return dicho === 'bien' ? undefined : faltasAlAbrir[dicho]
    }),
  )

const [cuentas, hilos] = [{}, {}]
let hilo: Worker | undefined
let descanso: NodeJS.Timeout | undefined

const dichoAlAbrir = async (contenido: Uint8Array, { milisegundos = 10_000, megas = 256 }: Limites) => {
  clearTimeout(descanso)
  hilo ??= await hiloNuevo()
  const copia = Uint8Array.from(contenido)
  const fin = new AbortController()
  const plazo = setTimeout(() => fin.abort(), milisegundos)
  const respuesta = once(hilo, 'message', { signal: fin.signal })
  hilo.postMessage({ contenido: copia, bytes: megas * megabyte }, [copia.buffer])
  const dicho = await respuesta.then(
    ([texto]) => (isVerdict(texto) ? texto : 'roto'),
    () => 'excesivo' as const,
  )
  clearTimeout(plazo)
  if (dicho === 'excesivo') await endThread()
  else descanso = setTimeout(endThread, cuantoEspera).unref()
  return dicho
}

/** Time (ms) that an idle thread is kept, so that the next file finds its reader loaded. */
const cuantoEspera = 60_000

/** Starts a thread that has loaded its reader; rejects when it cannot. */
const hiloNuevo = async (): Promise<Worker> => {
  const nuevo = new Worker(join(import.meta.dirname, 'hiloDePdf.js'), {
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
  })
  await once(nuevo, 'message')
  nuevo.on('error', () => undefined)
  nuevo.unref()
  return nuevo
}

const endThread = async () => {
  const viejo = hilo
  hilo = undefined
  await viejo?.terminate()
}

const isVerdict = (texto: unknown): texto is 'bien' | keyof typeof faltasAlAbrir =>
  texto === 'bien' || (typeof texto === 'string' && Object.hasOwn(faltasAlAbrir, texto))
