import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { inTransactionAgain } from '../db/inTransactionAgain.ts'
import { conOtra, type Intentos, espera, frenos } from './limites.ts'
import { intentos } from './tables.ts'
import { huellaDeSecreto } from './newToken.ts'

/** A count: its kind (`de`), its subject (`quien`) and its brake. Two brakes may look at the same count. */
export type Conteo = { de: string; quien: string; freno: keyof typeof frenos }

/** An attempt that was counted, with its count before and after. */
export type Intento = Conteo & { antes: Intentos; ahora: Intentos }

/** Counts one attempt in each of these before it is made, so that simultaneous attempts cannot pass together. Returns the time to wait (ms) when any is in a pause, and then it counts in none. */
export const countIntento = (
  db: Queryable,
  conteos: readonly Conteo[],
  momento: Date,
): Promise<{ espera: number; intentos: readonly Intento[] }> =>
  inTransactionAgain(db, async tx => {
    const cuentas = await lockCuentas(tx, conteos, momento)
    const ahora = momento.getTime()
    const vistos = conteos.map(conteo => ({
      ...conteo,
      antes: cuentas.get(claveDe(conteo)) ?? { veces: 0, ultima: ahora },
    }))
    const pausa = Math.max(...vistos.map(({ freno, antes }) => espera(frenos[freno], antes, ahora)))
    if (pausa > 0) return { espera: pausa, intentos: [] }
    const hechos = vistos.map(visto => ({ ...visto, ahora: conOtra(frenos[visto.freno], visto.antes, ahora) }))
    for (const hecho of hechos) await tx.update(intentos).set(fila(hecho, hecho.ahora)).where(es(hecho))
    return { espera: 0, intentos: hechos }
  })

/** Takes back one attempt: it was no failure. The pause that it began ends with it, unless somebody failed meanwhile. */
export const giveBackIntento = async (db: Queryable, intento: Intento): Promise<void> => {
  const { veces, ultima } = fila(intento, intento.ahora)
  await db
    .update(intentos)
    .set({
      veces: sql`greatest(${intentos.veces} - 1, 0)`,
      ultima: sql`case when ${intentos.veces} = ${veces} and ${intentos.ultima} = ${ultima} then ${new Date(intento.antes.ultima)} else ${intentos.ultima} end`,
    })
    .where(es(intento))
}

/** Starts a count anew. */
export const forgetIntentos = async (db: Queryable, conteo: Conteo): Promise<void> => {
  await db.delete(intentos).where(es(conteo))
}

/** Returns how many attempts were counted lately. */
export const vecesDe = async (db: Queryable, conteo: Conteo, momento: Date): Promise<number> => {
  const [leida] = await db.select().from(intentos).where(es(conteo))
  return leida && leida.expira > momento ? leida.veces : 0
}

/** Locks the counts until the transaction ends; always in the same order, so that two that share some cannot wait for each other. */
const lockCuentas = async (
  tx: Queryable,
  conteos: readonly Conteo[],
  momento: Date,
): Promise<Map<string, Intentos>> => {
  const claves = conteos.map(claveDe).toSorted()
  const leidas = await tx
    .insert(intentos)
    .values(claves.map(clave => ({ clave, veces: 0, ultima: momento, expira: momento })))
    .onConflictDoUpdate({ target: intentos.clave, set: { clave: sql`excluded.clave` } })
    .returning()
  return new Map(leidas.map(({ clave, veces, ultima }) => [clave, { veces, ultima: ultima.getTime() }]))
}

const fila = ({ freno }: Conteo, { veces, ultima }: Intentos) => ({
  veces,
  ultima: new Date(ultima),
  expira: new Date(ultima + frenos[freno].olvido),
})

const es = (conteo: Conteo) => eq(intentos.clave, claveDe(conteo))

const claveDe = ({ de, quien }: Conteo): string => `${de}:${huellaDeSecreto(quien)}`
