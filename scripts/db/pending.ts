import { backfillsOf } from '../../server/db/backfillsOf.ts'
import { migrationsFolder } from '../../server/db/migrations.ts'
import { schema } from '../../server/university/schema.ts'
import { resources } from '../../src/resources/index.ts'
import { MigrationRefusal } from './plan/MigrationRefusal.ts'
import { pendingChanges } from './writeMigration.ts'

/** Returns the changes that the declarations ask of the tables and no migration makes yet, as SQL or as the question they leave open. Empty when they agree. */
export async function pending(): Promise<string> {
  try {
    const fill = backfillsOf(Object.values(resources))
    return (await pendingChanges(schema, migrationsFolder, { fill })).statements.join('\n')
  } catch (error) {
    if (error instanceof MigrationRefusal) return error.message
    throw error
  }
}
