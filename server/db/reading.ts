import type { Context } from 'hono'
import type { AppEnv, Queryable } from '../contexto.ts'

/** Runs what only reads where it costs the primary least: on the replica, if there is one that has all that the primary has. */
export const reading = <T>(
  { var: { db, opciones } }: Context<AppEnv>,
  work: (db: Queryable) => Promise<T>,
): Promise<T> => (opciones.lectura ? opciones.lectura.read(db, work) : work(db))
