import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Returns the SHA-256 over all that can run in an installation of PostgreSQL, programs and libraries, by path; links do not count. */
export const fingerprintOf = async (native: string): Promise<string> => {
  const entries = await Promise.all(
    ['bin', 'lib'].map(each => readdir(join(native, each), { recursive: true, withFileTypes: true })),
  )
  const files = entries.flat().filter(entry => entry.isFile())
  const lines = await Promise.all(
    files.map(async entry => {
      const path = join(entry.parentPath, entry.name)
      const sum = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      return `${relative(native, path).split(sep).join('/')} ${sum}\n`
    }),
  )
  return createHash('sha256').update(lines.toSorted().join('')).digest('hex')
}
