import { resolve } from 'node:path'
import { migrationsFolder } from '../../server/db/migrations.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { settings } from '../../server/installation/settings.ts'
import { writeDump } from './writeDump.ts'

/** `npm run db:dump -- archivo.sql.br` dumps the installation's database as it is now. One dump of each release, with little demonstration data, belongs in tests/db/dumps. */
export async function dump([file = '']: string[]): Promise<boolean> {
  if (!file.endsWith('.sql.br')) {
    console.error('Uso: npm run db:dump -- tests/db/dumps/version.sql.br')
    return false
  }
  const say = (line: string) => console.log(line)
  const { url, close } = await openDatabase(settings(process.env), { name: 'npm run db:dump', say, share: true })
  await writeDump(url, migrationsFolder, resolve(process.env.INIT_CWD ?? '.', file)).finally(close)
  return true
}
