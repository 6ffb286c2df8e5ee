import { Mutex } from 'es-toolkit'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { faltasAlAbrir, megabyte } from '../../src/domain/archivoPdf.ts'

type Limites = { milisegundos?: number; megas?: number }

/** What is wrong with a file that begins and ends as a PDF, found by opening it; undefined for a good one. One file at a time, in a thread of its own that ends with the file that takes longer, or unfolds to more, than a document would. */
export const faltaAlAbrir = async (contenido: Uint8Array, limites: Limites = {}): Promise<string | undefined> => {
  await turno.acquire()
  try {
    const dicho = await dichoAlAbrir(contenido, limites)
    return dicho === 'bien' ? undefined : faltasAlAbrir[dicho]
  } finally {
    turno.release()
  }
}

const turno = new Mutex()
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
    ([texto]) => (esDicho(texto) ? texto : 'roto'),
    () => 'excesivo' as const,
  )
  clearTimeout(plazo)
  if (dicho === 'excesivo') await terminar()
  else descanso = setTimeout(terminar, cuantoEspera).unref()
  return dicho
}

/** How long a thread without work is kept, in milliseconds, for the next file to find its reader loaded. */
const cuantoEspera = 60_000

/** A thread that has loaded its reader; rejects when it cannot. */
const hiloNuevo = async (): Promise<Worker> => {
  const nuevo = new Worker(join(import.meta.dirname, 'hiloDePdf.js'), {
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
  })
  await once(nuevo, 'message')
  nuevo.on('error', () => undefined)
  nuevo.unref()
  return nuevo
}

const terminar = async () => {
  const viejo = hilo
  hilo = undefined
  await viejo?.terminate()
}

const esDicho = (texto: unknown): texto is 'bien' | keyof typeof faltasAlAbrir =>
  texto === 'bien' || (typeof texto === 'string' && Object.hasOwn(faltasAlAbrir, texto))
