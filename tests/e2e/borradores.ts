import type { Page } from 'playwright-core'

/** Reads everything that this browser keeps of its drafts. */
export const hallado = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const abierta = indexedDB.open('borradores')
        abierta.onsuccess = () => {
          const todo = abierta.result.transaction('borradores').objectStore('borradores').getAllKeys()
          todo.onsuccess = () => resolve(todo.result.map(clave => JSON.stringify(clave)))
        }
      }),
  )
