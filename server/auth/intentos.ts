import { eq, sql } from 'drizzle-orm'
import type { Consulta } from '../contexto.ts'
import { type Limite, limites } from './limites.ts'
import { intentos } from './tables.ts'
import { huella } from './token.ts'

/** What is counted and for whom: an address, or an e-mail and an address. */
export type Cuenta = { limite: Limite; quien: string }

/** Counts one attempt before it is made, in one statement, so that attempts at the same time cannot pass together. Answers the seconds to wait when it is one too many, else 0. */
export const intento = async (db: Consulta, cuenta: Cuenta, ahora: Date): Promise<number> => {
  const { veces, ventana } = limites[cuenta.limite]
  const expira = new Date(ahora.getTime() + ventana)
  const vencida = sql`${intentos.expira} <= ${ahora}`
  const [fila] = await db
    .insert(intentos)
    .values({ clave: clave(cuenta), cuenta: 1, expira })
    .onConflictDoUpdate({
      target: intentos.clave,
      set: {
        cuenta: sql`case when ${vencida} then 1 else least(${intentos.cuenta}, ${veces}) + 1 end`,
        expira: sql`case when ${vencida} then excluded.expira else ${intentos.expira} end`,
      },
    })
    .returning()
  return fila && fila.cuenta > veces ? Math.ceil((fila.expira.getTime() - ahora.getTime()) / 1000) : 0
}

/** Takes back one attempt: it was no failure. */
export const devuelto = async (db: Consulta, cuenta: Cuenta): Promise<void> => {
  await db
    .update(intentos)
    .set({ cuenta: sql`greatest(${intentos.cuenta} - 1, 0)` })
    .where(eq(intentos.clave, clave(cuenta)))
}

/** Starts the count anew. */
export const olvidado = async (db: Consulta, cuenta: Cuenta): Promise<void> => {
  await db.delete(intentos).where(eq(intentos.clave, clave(cuenta)))
}

const clave = ({ limite, quien }: Cuenta): string => `${limite}:${huella(quien)}`
