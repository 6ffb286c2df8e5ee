import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/queryable.ts'
import { codigosDeRecuperacion, llavesDeAcceso, segundosFactores } from './tables.ts'

/** Factors of an account beside its password; `codigos` are its unused recovery codes. */
type Factores = { app: Date | null; llaves: number; codigos: number }

/** Reads the factors of an account beside its password, in one query. */
export const factoresDe = async (db: Queryable, id: string): Promise<Factores> => {
  const { rows } = await db.execute<{ app: string | null; llaves: number; codigos: number }>(sql`
    select (select ${segundosFactores.creado} from ${segundosFactores} where ${eq(segundosFactores.usuario_id, id)}) as app,
      (select count(*)::int from ${llavesDeAcceso} where ${eq(llavesDeAcceso.usuario_id, id)}) as llaves,
      (select count(*)::int from ${codigosDeRecuperacion} where ${eq(codigosDeRecuperacion.usuario_id, id)}) as codigos`)
  const [fila] = rows
  return { app: fila?.app ? new Date(fila.app) : null, llaves: fila?.llaves ?? 0, codigos: fila?.codigos ?? 0 }
}

/** Tells whether a password alone no longer opens the account. */
export const hasFactor = ({ app, llaves }: Factores): boolean => app !== null || llaves > 0
