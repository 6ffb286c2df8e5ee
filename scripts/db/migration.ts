import { schema } from '../../server/db/schema.ts'
import { migrationsFolder } from '../../server/db/migrations.ts'
import { editedMigrations, sealMigrations } from './hashes.ts'
import { pendingChanges, writeMigration } from './writeMigration.ts'

/** `npm run db:migration -- nombre` writes the next migration; `--check` writes nothing and answers false when declarations and migrations disagree or a landed migration was edited; `--sellar` records a migration that was written by hand, or mended before it landed. */
export async function migration([name = '']: string[]): Promise<boolean> {
  if (name === '--check') return check()
  if (name === '--sellar') return seal()
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
  const edited = await editedMigrations(migrationsFolder)
  if (edited.length)
    return refuse(
      `Una migración guardada no se edita: las bases de datos que la tienen la recuerdan como era.\n${edited.map(each => `  ${each}`).join('\n')}\nDeshaz el cambio (git checkout) y escribe otra migración. Si la migración es nueva y aún no está en git: npm run db:migration -- --sellar`,
    )
  const { statements } = await pendingChanges(schema, migrationsFolder)
  if (statements.length === 0) return true
  return refuse(
    `Las tablas declaradas y las migraciones no coinciden; falta:\n${statements.join('\n')}\nEjecuta: npm run db:migration -- nombre`,
  )
}

async function seal() {
  try {
    await sealMigrations(migrationsFolder)
    return true
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(message: string) {
  console.error(message)
  return false
}
