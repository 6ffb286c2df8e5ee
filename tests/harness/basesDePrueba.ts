import { afterEach } from 'vitest'
import { baseDePrueba } from './baseDePrueba.ts'

/** Returns a function that creates an empty migrated database for a test, dropped after it. Call once a file. */
export function basesDePrueba() {
  const abiertas: (() => Promise<void>)[] = []
  afterEach(async () => {
    await Promise.all(abiertas.splice(0).map(cerrar => cerrar()))
  })
  return async () => {
    const { db, cerrar } = await baseDePrueba()
    abiertas.push(cerrar)
    return db
  }
}
