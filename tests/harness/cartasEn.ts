import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the mails that a server without SMTP left in its data folder. Empty while it has sent none. */
export async function cartasEn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'correos')
  const names = await readdir(folder).catch((): string[] => [])
  return Promise.all(names.filter(name => name.endsWith('.eml')).map(name => readFile(join(folder, name), 'utf8')))
}
