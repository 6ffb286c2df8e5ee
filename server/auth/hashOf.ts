import { Semaphore } from 'es-toolkit'
import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { contrasenaFiltrada } from '../../src/domain/contrasena.ts'
import { Falla } from '../http/Falla.ts'
import { isLeaked } from './isLeaked.ts'

const parametros = { N: 2 ** 15, r: 8, p: 1 }
const bytes = 32

/** Returns the hash of a new password with its own salt: `scrypt$N$r$p$salt$key`. Takes about 32 MB and a tenth of a second. 422 on `campo` when leaks show that many chose the password. */
export const hashOf = async (contrasena: string, campo = 'password'): Promise<string> => {
  if (await isLeaked(contrasena)) throw new Falla(422, contrasenaFiltrada, { errors: { [campo]: contrasenaFiltrada } })
  const sal = randomBytes(16)
  return enTexto(sal, await derivada(contrasena, sal, parametros))
}

/** Tells whether the password is the one hashed; an unreadable hash matches none. */
export const matchesHash = async (contrasena: string, hash: string): Promise<boolean> => {
  const [metodo, N, r, p, sal, clave] = hash.split('$')
  if (metodo !== 'scrypt' || !sal || !clave) return false
  const esperada = Buffer.from(clave, 'base64url')
  const obtenida = await derivada(contrasena, Buffer.from(sal, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return obtenida.length === esperada.length && timingSafeEqual(obtenida, esperada)
}

const enTexto = (sal: Buffer, clave: Buffer): string =>
  ['scrypt', parametros.N, parametros.r, parametros.p, sal.toString('base64url'), clave.toString('base64url')].join('$')

/** Matches no password and costs the same as a real hash: compared with when there is no account. */
export const hashOfNobody = enTexto(randomBytes(16), randomBytes(bytes))

/** Derives the key of a password; accents typed on different keyboards give the same one. */
const derivada = async (contrasena: string, sal: Buffer, { N, r, p }: typeof parametros): Promise<Buffer> => {
  await lugares.acquire()
  try {
    return await clave(contrasena.normalize('NFKC'), sal, { N, r, p, maxmem: 256 * N * r })
  } finally {
    lugares.release()
  }
}

/** Two hashes at a time, in order: many logins at once wait, and neither memory nor the thread pool that reads files runs out. */
const lugares = new Semaphore(2)

const clave = (contrasena: string, sal: Buffer, opciones: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(contrasena, sal, bytes, opciones, (error, clave) => (error ? reject(error) : resolve(clave))),
  )
