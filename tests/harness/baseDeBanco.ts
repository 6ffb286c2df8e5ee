import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLeaked } from '../../server/auth/isLeaked.ts'
import { createApp } from '../../server/universityServer.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { listen } from '../../server/http/listen.ts'
import { seedUniversity } from '../../server/seed/seedUniversity.ts'
import { puertoLibre } from './proceso.ts'

/* The seed imports this late, when the reader of sources that loaded this module may already be closed. */
await isLeaked('')

/** The whole API, the built web app and their database, with PostgreSQL configured as in production, to be measured. */
export type Banco = Awaited<ReturnType<typeof baseDeBanco>>

export async function baseDeBanco({ estudiantes }: { estudiantes: number }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuc-banco-'))
  const abierta = await openDatabase(
    { dataDir, databaseUrl: undefined },
    { name: 'npm run bench', say: () => undefined },
  )
  const { db, url } = abierta
  const hoy = new Date()
  await migrate(db)
  console.log(`Sembrando ${estudiantes.toLocaleString('es-MX')} estudiantes…`)
  await seedUniversity(db, { estudiantes, hoy })
  const app = createApp(db, {
    now: () => hoy,
    wakeCorreos: () => undefined,
    log: silentLog,
    secret: 'banco',
    address: 'http://localhost',
    web: 'dist/web',
  })
  const port = await puertoLibre()
  const cerrarPuerto = await listen(app.fetch, { port })
  const cerrar = async () => {
    await cerrarPuerto()
    await abierta.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { direccion: `http://localhost:${port}`, db, url, cerrar }
}
