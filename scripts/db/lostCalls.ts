import { and, asc, eq, gte } from 'drizzle-orm'
import { lends } from '../../server/auth/sistemas/lends.ts'
import { llamadasDeLlaves } from '../../server/auth/sistemas/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { tables } from '../../server/university/tables.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'

const { llavesDeSistemas } = tables

/** Reports the calls that active keys name and that their role no longer has, by key. Undefined when there are none. */
export async function lostCalls(db: Db): Promise<string | undefined> {
  const lent = await db
    .select({ llave: llavesDeSistemas.nombre, rol: llavesDeSistemas.rol, llamada: llamadasDeLlaves.llamada })
    .from(llamadasDeLlaves)
    .innerJoin(llavesDeSistemas, eq(llavesDeSistemas.id_llave, llamadasDeLlaves.id_llave))
    .where(and(eq(llavesDeSistemas.activa, true), gte(llavesDeSistemas.vence, hoyEnMexico(new Date()))))
    .orderBy(asc(llavesDeSistemas.nombre), asc(llamadasDeLlaves.llamada))
  const lost = lent.filter(({ rol, llamada }) => !lends(llamada, rol))
  if (!lost.length) return undefined
  return [
    'Hay llaves de sistemas que nombran llamadas que su rol ya no tiene, y no las abren:',
    ...lost.map(({ llave, llamada }) => `  ${llave}: ${llamada}`),
  ].join('\n')
}
