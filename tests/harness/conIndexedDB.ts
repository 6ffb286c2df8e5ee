import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, vi } from 'vitest'

/**
 * Gives a test file an empty IndexedDB. The app keeps a database open longer than a file lasts, so each is closed after
 * the last test, as browsers may do.
 */
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
