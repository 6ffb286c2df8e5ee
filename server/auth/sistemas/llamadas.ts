import { eq, sql } from 'drizzle-orm'
import { esRol } from '../../../src/domain/roles.ts'
import { llamadasDichas, llamadasQueNoPresta } from '../../../src/domain/llavesDeSistemas.ts'
import { llamadasPrestables } from '../../../src/resources/llamadasPrestables.ts'
import type { Item } from '../../../src/schema/kinds.ts'
import type { FormPartRoom } from '../../crud/formPartRoom.ts'
import { llamadasDeLlaves } from './tables.ts'

/** Calls that a key opens: a row each, of those that its role has to lend. */
export const llamadas: FormPartRoom = {
  /** Nests the subquery once more: Drizzle drops the table's name from the columns of an expression that is selected from one table alone. */
  read: llave =>
    sql`${sql`(
    select coalesce(json_agg(json_build_object('llamada', ${llamadasDeLlaves.llamada}) order by ${llamadasDeLlaves.llamada}), '[]')
    from ${llamadasDeLlaves} where ${eq(llamadasDeLlaves.id_llave, llave)})`}`,

  /** Judges only what is added: an older call that its role no longer has opens nothing, and stands in nobody's way. */
  leads: (_tx, parte, { rol }, antes) => {
    const suyas = esRol(rol) ? llamadasPrestables(rol) : []
    const sabidas = new Set([...suyas, ...dichas(antes)].map(({ llamada }) => llamada))
    const ajenas = dichas(parte).flatMap(({ llamada }) => (sabidas.has(llamada) ? [] : [llamada]))
    return Promise.resolve(ajenas.length === 0 || llamadasQueNoPresta(ajenas))
  },

  write: async (tx, id_llave, parte) => {
    await tx.delete(llamadasDeLlaves).where(eq(llamadasDeLlaves.id_llave, id_llave))
    await tx.insert(llamadasDeLlaves).values(dichas(parte).map(({ llamada }) => ({ id_llave, llamada })))
  },
}

const dichas = (parte: readonly Item[]) => {
  const cuales = llamadasDichas(parte)
  return typeof cuales === 'string' ? [] : cuales
}
