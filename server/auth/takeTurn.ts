import type { Queryable } from '../contexto.ts'

type Fila = { dentro: number; esperan: (() => void)[] }

/** Lets at most so many works of one name run at once in this process; the others wait, in order. What is counted before its outcome is known thus never counts more than these beyond the failures. */
export const takeTurn = async <T>(
  db: Queryable,
  { quien, lugares }: { quien: string; lugares: number },
  trabajo: () => Promise<T>,
): Promise<T> => {
  const filas = filasDe(db)
  const fila = filas.get(quien) ?? { dentro: 0, esperan: [] }
  filas.set(quien, fila)
  if (fila.dentro < lugares) fila.dentro += 1
  else await new Promise<void>(resolve => fila.esperan.push(resolve))
  try {
    return await trabajo()
  } finally {
    const siguiente = fila.esperan.shift()
    if (siguiente) siguiente()
    else fila.dentro -= 1
    if (fila.dentro === 0) filas.delete(quien)
  }
}

const porBase = new WeakMap<Queryable, Map<string, Fila>>()

const filasDe = (db: Queryable): Map<string, Fila> => {
  const filas = porBase.get(db) ?? new Map<string, Fila>()
  porBase.set(db, filas)
  return filas
}
