import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, vi } from 'vitest'

/** Gives the browser of a file a place to keep things, empty at first. The app holds what it opened for as long as its module lives, which is longer than a file: after the last test the browser closes it, as browsers may, so that the next file finds no place, or its own. */
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
