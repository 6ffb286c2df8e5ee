import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, vi } from 'vitest'

/** Gives a test file an empty IndexedDB. The app keeps an open database for as long as its module lives, which is longer than a file, so after the last test each is closed as browsers may close it; the next file then finds none, or its own. */
export function conIndexedDB() {
  const abiertas = new Set<IDBDatabase>()
  class Fabrica extends IDBFactory {
    override open(nombre: string, version?: number) {
      const peticion = super.open(nombre, version)
      peticion.addEventListener('success', () => abiertas.add(peticion.result))
      return peticion
    }
  }
  beforeAll(() => vi.stubGlobal('indexedDB', new Fabrica()))
  afterAll(() => {
    for (const abierta of abiertas) {
      abierta.close()
      abierta.onclose?.(new Event('close'))
    }
  })
}
