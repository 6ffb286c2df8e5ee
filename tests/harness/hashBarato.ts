import { randomBytes, scryptSync } from 'node:crypto'

/** The password of every account of the tests and of the demonstration. */
export const contrasena = 'Comunal2026'

/** Returns a hash of it with small parameters, the same for every account of a process, so that tests that sign in often do not wait for it. */
export const hashBarato = () => (hecho ??= hacer())

let hecho: string | undefined

const hacer = () => {
  const sal = randomBytes(16)
  const clave = scryptSync(contrasena, sal, 32, { N: 1024, r: 8, p: 1 })
  return `scrypt$1024$8$1$${sal.toString('base64url')}$${clave.toString('base64url')}`
}
