import { createStore, del, delMany, entries, get, keys, set, update, type UseStore } from 'idb-keyval'
import { peopleWithDrafts } from './peopleWithDrafts.ts'

/**
 * Unsaved work of a person by place, encrypted in this browser with a key that no script can export and signing out
 * destroys. Without room or cryptography, nothing is stored.
 */
export const drafts = {
  /** Prepares the store for a person and deletes drafts that are too old; returns whether anything can be kept. */
  async open(person: string): Promise<boolean> {
    const isOpen = await attempt(async () => {
      const fresh = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt'])
      await update<CryptoKey>([person], key => key ?? fresh, database())
      const old = (await entries<IDBValidKey, LockedDraft>(database())).filter(([, { momento }]) => isOld(momento))
      await delMany(
        old.map(([place]) => place),
        database(),
      )
      return true
    })
    if (isOpen) peopleWithDrafts.add(person)
    return isOpen === true
  },
  /** Tells whether what this person types is being kept. */
  areKept: (person: string): boolean => peopleWithDrafts.has(person),
  /** Reads the drafts at a place (a JSON list) and at the places that begin with it, newest first. */
  read: async (person: string, place: string): Promise<readonly Draft[]> =>
    (await attempt(async () => {
      await turn
      const key = await get<CryptoKey>([person], database())
      if (!key) return []
      const ofPerson = (await entries<IDBValidKey, LockedDraft>(database()))
        .flatMap(([storageKey, locked]) => {
          const [of, at] = [storageKey].flat()
          return of === person && typeof at === 'string' && goesOnFrom(place, at) ? [{ at, ...locked }] : []
        })
        .toSorted((one, other) => other.momento - one.momento)
      const read = ofPerson.map(({ at, iv, datos }) =>
        attempt(async () => {
          const plain = await crypto.subtle.decrypt({ name: cipher, iv }, key, datos)
          return [{ place: at, content: JSON.parse(new TextDecoder().decode(plain)) }]
        }),
      )
      return (await Promise.all(read)).flatMap(each => each ?? [])
    })) ?? [],
  save: (person: string, place: string, content: unknown): Promise<void> =>
    inTurn(async () => {
      const key = peopleWithDrafts.has(person) ? await get<CryptoKey>([person], database()) : undefined
      if (!key) return
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const plain = new TextEncoder().encode(JSON.stringify(content))
      const datos = await crypto.subtle.encrypt({ name: cipher, iv }, key, plain)
      await set([person, place], { iv, datos, momento: Date.now() } satisfies LockedDraft, database())
    }),
  forget: (person: string, place: string): Promise<void> => inTurn(() => del([person, place], database())),
  /** Returns the places of a person's drafts here; none when the browser takes longer than half a second to say. */
  async places(person: string): Promise<readonly string[]> {
    const found = attempt(() => turn.then(() => placesOf(person)))
    const giveUp = new Promise<undefined>(resolve => setTimeout(resolve, 500))
    return ((await Promise.race([found, giveUp])) ?? []).flatMap(([, place]) => place ?? [])
  },
  /** Destroys the key of a person, and all that it encrypted. */
  async destroy(person: string): Promise<void> {
    peopleWithDrafts.delete(person)
    await attempt(async () => delMany(await placesOf(person), database()))
  },
}

type Draft = { place: string; content: unknown }

const goesOnFrom = (place: string, at: string) => at === place || at.startsWith(`${place.slice(0, -1)},`)

type LockedDraft = { momento: number; iv: Uint8Array<ArrayBuffer>; datos: ArrayBuffer }

const cipher = 'AES-GCM'
/** Longest time that a draft is kept (ms). */
const longest = 7 * 24 * 60 * 60 * 1000
const isOld = (momento?: number) => momento !== undefined && Date.now() - momento > longest

let store: UseStore | undefined
const database = () => (store ??= createStore('borradores', 'borradores'))

/** Returns the keys of a person's entries: their encryption key and each draft. */
const placesOf = async (person: string) => (await keys<string[]>(database())).filter(([of]) => of === person)

/** Queue of the writes: a discarded draft is not written again by a save that was still encrypting. */
let turn: Promise<void> = Promise.resolve()
const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(() => attempt(work)))

const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}
