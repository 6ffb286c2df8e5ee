import { sql } from 'drizzle-orm'
import type { Db } from '../db/queryable.ts'
import { bulkTransaction } from '../db/bulkTransaction.ts'
import { listas } from '../datosGenerales/listas.ts'
import { asentamientos, type Rechazo } from './asentamientos.ts'
import { creacionDeEntrada, entrada } from './entrada.ts'
import { fusion } from './fusion.ts'
import { lineas } from './lineas.ts'

type Carga = { agregadas: number; cambiadas: number; iguales: number; ausentes: number; rechazadas: Rechazo[] }

/**
 * Loads the catalogue of Correos de México, whole or of some states, in one transaction. Known colonias keep their key
 * and none is removed: addresses refer to them. Throws StartRefusal for another file.
 */
export const loadCodigosPostales = async (
  db: Db,
  archivo: AsyncIterable<Uint8Array>,
  avance: (lineas: number) => void = () => undefined,
): Promise<Carga> => {
  const rechazadas: Rechazo[] = []
  const cuenta = await bulkTransaction(db, async (tx, copy) => {
    await listas(tx)
    await tx.execute(creacionDeEntrada)
    await copy(entrada, asentamientos(contadas(lineas(archivo), avance), rechazadas))
    await tx.execute(sql`analyze ${entrada}`)
    return fusion(tx)
  })
  return { ...cuenta, rechazadas }
}

const cadaCuantas = 10_000

async function* contadas(origen: AsyncIterable<string>, avance: (lineas: number) => void) {
  let leidas = 0
  for await (const linea of origen) {
    leidas += 1
    if (leidas % cadaCuantas === 0) avance(leidas)
    yield linea
  }
  avance(leidas)
}
