import { createStore, del, delMany, entries, get, keys, set, update, type UseStore } from 'idb-keyval'
import { conBorradores } from './conBorradores.ts'

/** What a person typed and did not save yet, by place, encrypted in this browser with a key that no script can read; it dies with their sign-out, and with it whatever it locked. A browser without room or without cryptography keeps nothing. */
export const borradores = {
  /** Makes ready for this person; answers whether anything can be kept. */
  async abrir(quien: string): Promise<boolean> {
    const abierto = await intentar(async () => {
      const nueva = await crypto.subtle.generateKey({ name: cifra, length: 256 }, false, ['encrypt', 'decrypt'])
      await update<CryptoKey>([quien], llave => llave ?? nueva, almacen())
      const viejos = (await entries<IDBValidKey, Guardado>(almacen())).filter(([, { momento }]) => caduco(momento))
      await delMany(
        viejos.map(([clave]) => clave),
        almacen(),
      )
      return true
    })
    if (abierto) conBorradores.add(quien)
    return abierto === true
  },
  /** Whether what this person types is being kept. */
  seGuardan: (quien: string): boolean => conBorradores.has(quien),
  leer: (quien: string, lugar: string): Promise<unknown> =>
    intentar(async () => {
      const llave = await get<CryptoKey>([quien], almacen())
      const guardado = await get<Guardado>([quien, lugar], almacen())
      if (!llave || !guardado?.datos) return undefined
      const claro = await crypto.subtle.decrypt({ name: cifra, iv: guardado.iv }, llave, guardado.datos)
      return JSON.parse(new TextDecoder().decode(claro))
    }),
  guardar: (quien: string, lugar: string, contenido: unknown): Promise<void> =>
    enTurno(async () => {
      const llave = conBorradores.has(quien) ? await get<CryptoKey>([quien], almacen()) : undefined
      if (!llave) return
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const claro = new TextEncoder().encode(JSON.stringify(contenido))
      const datos = await crypto.subtle.encrypt({ name: cifra, iv }, llave, claro)
      await set([quien, lugar], { iv, datos, momento: Date.now() } satisfies Guardado, almacen())
    }),
  olvidar: (quien: string, lugar: string): Promise<void> => enTurno(() => del([quien, lugar], almacen())),
  /** Whether something of this person is kept here; within half a second, or it is taken for nothing. */
  async hay(quien: string): Promise<boolean> {
    const suyas = intentar(() => turno.then(() => clavesDe(quien)))
    const rendirse = new Promise<undefined>(resolver => setTimeout(resolver, 500))
    return ((await Promise.race([suyas, rendirse])) ?? []).length > 1
  },
  /** Destroys the key of a person, and all that it locked. */
  async vaciar(quien: string): Promise<void> {
    conBorradores.delete(quien)
    await intentar(async () => delMany(await clavesDe(quien), almacen()))
  },
}

type Guardado = { momento: number; iv: Uint8Array<ArrayBuffer>; datos: ArrayBuffer }

const cifra = 'AES-GCM'
/** Nothing typed lies here for longer than a week, in milliseconds. */
const plazo = 7 * 24 * 60 * 60 * 1000
const caduco = (momento?: number) => momento !== undefined && Date.now() - momento > plazo

let abierto: UseStore | undefined
const almacen = () => (abierto ??= createStore('borradores', 'borradores'))

/** Under what a person's key and what it locked are kept. */
const clavesDe = async (quien: string) =>
  (await keys(almacen())).filter(clave => Array.isArray(clave) && clave[0] === quien)

/** One after the other: what is thrown away is not written again by what was being locked meanwhile. */
let turno: Promise<void> = Promise.resolve()
const enTurno = (hacer: () => Promise<void>): Promise<void> => (turno = turno.then(() => intentar(hacer)))

const intentar = async <T>(hacer: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await hacer()
  } catch {
    return undefined
  }
}
