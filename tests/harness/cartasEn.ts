import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Promises the text of each mail that a server without SMTP has left in its data folder; none while it has sent none. */
export async function cartasEn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'correos')
  const names = await readdir(folder).catch((): string[] => [])
  return Promise.all(names.filter(name => name.endsWith('.eml')).map(name => readFile(join(folder, name), 'utf8')))
}
