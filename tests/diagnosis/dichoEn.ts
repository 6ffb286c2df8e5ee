import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { diagnose } from '../../server/diagnosis/diagnose.ts'
import { schema } from '../../server/university/schema.ts'

/** The declared tables. */
export const tables = Object.values(schema).filter(each => is(each, PgTable))

/** Returns the findings about one part of a database, one line each. */
export const dichoEn = async (url: string, parte: string): Promise<string> => {
  const lado = (await diagnose({ url, tables })).find(cada => cada.parte === parte)
  return lado?.hallazgos.map(({ dicho, hacer }) => `${dicho} → ${hacer}`).join('\n') ?? 'no se vio'
}
