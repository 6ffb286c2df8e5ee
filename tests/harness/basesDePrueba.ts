import { afterEach } from 'vitest'
import { baseDePrueba } from './baseDePrueba.ts'

/** Answers a database of its own, migrated and empty, as often as a test asks for one; all are gone after it. Call once a file. */
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
