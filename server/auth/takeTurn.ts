import { Semaphore } from 'es-toolkit'
import type { Queryable } from '../context.ts'

/** Lets at most so many works of one name run at once in this process; the others wait, in order. What is counted before its outcome is known thus never counts more than these beyond the failures. */
export const takeTurn = async <T>(
  db: Queryable,
  { quien, lugares }: { quien: string; lugares: number },
  trabajo: () => Promise<T>,
): Promise<T> => {
  const filas = filasDe(db)
  const fila = filas.get(quien) ?? new Semaphore(lugares)
  filas.set(quien, fila)
  await fila.acquire()
  try {
    return await trabajo()
  } finally {
    fila.release()
    if (fila.available === fila.capacity) filas.delete(quien)
  }
}

const porBase = new WeakMap<Queryable, Map<string, Semaphore>>()

const filasDe = (db: Queryable): Map<string, Semaphore> => {
  const filas = porBase.get(db) ?? new Map<string, Semaphore>()
  porBase.set(db, filas)
  return filas
}
