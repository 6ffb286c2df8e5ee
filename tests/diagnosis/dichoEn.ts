import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { diagnose } from '../../server/diagnosis/diagnose.ts'
import { schema } from '../../server/university/schema.ts'

/** The tables that the program declares. */
export const tables = Object.values(schema).filter(each => is(each, PgTable))

/** What is said of one side of a database, a line each. */
export const dichoEn = async (url: string, parte: string): Promise<string> => {
  const lado = (await diagnose({ url, tables })).find(cada => cada.parte === parte)
  return lado?.hallazgos.map(({ dicho, hacer }) => `${dicho} → ${hacer}`).join('\n') ?? 'no se vio'
}
