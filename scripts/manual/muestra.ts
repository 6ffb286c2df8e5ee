import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../server/universityServer.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { bringForward } from '../../server/upgrade/bringForward.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { listen } from '../../server/http/listen.ts'
import { listas } from '../../server/datosGenerales/listas.ts'
import { seedUniversity } from '../../server/seed/seedUniversity.ts'

/** Starts the built app with the demonstration data of one fixed day, so that its pictures are the same on every machine. */
export async function muestra() {
  const hoy = new Date('2026-11-20T16:00:00Z')
  const dataDir = await mkdtemp(join(tmpdir(), 'cuc-manual-'))
  const { db, close } = await openDatabase(
    { dataDir, databaseUrl: undefined },
    { name: 'npm run manual', say: () => undefined },
  )
  await bringForward(db)
  await listas(db)
  await seedUniversity(db, { hoy })
  const port = await libre()
  const address = `http://localhost:${port}`
  const cerrarPuerto = await listen(
    createApp(db, {
      now: () => hoy,
      wakeCorreos: () => undefined,
      log: silentLog,
      secret: 'manual',
      address,
      web: 'dist/web',
    }).fetch,
    { port },
  )
  return {
    direccion: address,
    cerrar: async () => {
      await cerrarPuerto()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const libre = () =>
  new Promise<number>(resolve => {
    const sonda = createServer().listen(0, () => {
      const direccion = sonda.address()
      sonda.close(() => resolve(typeof direccion === 'object' && direccion ? direccion.port : 0))
    })
  })
