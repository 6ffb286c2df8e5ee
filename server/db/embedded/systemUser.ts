import { StartRefusal } from '../../process/StartRefusal.ts'
import { run, type SystemUser } from './run.ts'

const name = 'cuc-postgres'

/** Returns the user that PostgreSQL runs as when root starts the app, because it refuses to run as root; undefined otherwise. Creates it the first time. */
export async function systemUser(say: (line: string) => void): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const existing = await lookUp(name)
  if (existing) return existing
  for (const [program, ...args] of waysToCreate) {
    if ((await run(program, [...args, name])).code !== 0) continue
    const created = await lookUp(name)
    if (created) say(`Se creó el usuario de sistema «${name}»: PostgreSQL no funciona como root.`)
    if (created) return created
  }
  const other = (await lookUp('postgres')) ?? (await lookUp('_postgres'))
  if (other) return other
  throw new StartRefusal(
    `PostgreSQL no funciona como root y no se pudo crear el usuario «${name}». Arranque con otro usuario o con DATABASE_URL.`,
  )
}

const waysToCreate: [string, ...string[]][] = [
  [
    'useradd',
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
  ],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin'],
]

async function lookUp(user: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number.parseInt(uid.output), gid: Number.parseInt(gid.output) }
}
