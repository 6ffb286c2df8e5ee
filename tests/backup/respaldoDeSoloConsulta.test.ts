import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveIfDue } from '../../server/backup/nightlyBackup.ts'
import { openPool, type OpenPool } from '../../server/db/openPool.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let deConsulta: OpenPool
let carpeta = ''
let url = ''
beforeAll(async () => {
  base = await baseDePrueba()
  carpeta = await mkdtemp(join(tmpdir(), 'cuc-respaldo-'))
  const direccion = new URL(base.url)
  direccion.searchParams.set('options', '-c default_transaction_read_only=on')
  url = direccion.href
  deConsulta = openPool(url)
})
afterAll(async () => {
  await deConsulta.close()
  await base.cerrar()
  await rm(carpeta, { recursive: true })
})

it('a database that takes no writes is saved once a day, too, and the oldest backups go', async () => {
  const unnoted = {}
  const at = (day: string, clock: string) =>
    saveIfDue(
      {
        db: deConsulta.db,
        url,
        log: silentLog,
        now: () => new Date(`${day}T${clock}:00-06:00`),
        schedule: { carpeta, guardar: 1, hora: '02:30' },
      },
      unnoted,
    )
  expect(await at('2026-05-04', '02:30')).toBe(true)
  expect(await at('2026-05-04', '02:45')).toBe(false)
  expect(await at('2026-05-05', '02:30')).toBe(true)
  expect((await readdir(carpeta)).filter(name => name.endsWith('.zip'))).toHaveLength(1)
})
