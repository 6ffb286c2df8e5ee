import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { checkOf } from '../../../src/schema/checkOf.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { columnOf, keyFieldOf, tableNamed } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import type { WordSearch } from './searchesOf.ts'

/** Returns the condition on rows that refer by a column to records which the one whose whole key is the word continues, also by way of others; empty where there are none, or the caller may not know of that one. */
export const continuedAs = async (
  { db, word, call }: Pick<WordSearch, 'db' | 'word' | 'call'>,
  column: PgColumn,
  target: AnyResource,
): Promise<readonly SQL[]> => {
  const before = Object.entries(target.fields).find(([, field]) => field.kind === 'reference' && field.continues)
  const { success, data: key } = checkOf(keyFieldOf(target)).safeParse(word)
  if (!call || !before || !success) return []
  const table = tableNamed(target.name)
  const [own, earlier] = [columnOf(table, target.key), columnOf(table, before[0])]
  const { rows } = await db.execute<{ clave: string }>(sql`
    with recursive antes as (select ${earlier} as clave from ${table} where ${and(eq(own, key), serverHouse().mayLearnOf(target, call))}
      union select ${earlier} from ${table} join antes on ${own} = antes.clave)
    select clave from antes where clave is not null`)
  const keys = rows.map(({ clave }) => clave)
  return keys.length ? [inArray(column, keys)] : []
}
