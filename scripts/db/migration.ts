import { schema } from '../../server/db/schema.ts'
import { migrationsFolder } from '../../server/db/migrate.ts'
import { pendingChanges, writeMigration } from './writeMigration.ts'

/** `npm run db:migration -- nombre` writes the next migration; `--check` writes nothing and answers false when declarations and migrations disagree. */
export async function migration([name = '']: string[]): Promise<boolean> {
  if (name === '--check') return check()
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return refuse('Uso: npm run db:migration -- nombre_en_minusculas')
  const tag = await writeMigration(schema, migrationsFolder, name)
  console.log(
    tag
      ? `Se escribió server/db/migrations/${tag}.sql: revísalo antes de guardarlo.`
      : 'Las tablas y las migraciones ya coinciden.',
  )
  return true
}

async function check() {
  const { statements } = await pendingChanges(schema, migrationsFolder)
  if (statements.length === 0) return true
  return refuse(
    `Las tablas declaradas y las migraciones no coinciden; falta:\n${statements.join('\n')}\nEjecuta: npm run db:migration -- nombre`,
  )
}

function refuse(message: string) {
  console.error(message)
  return false
}
