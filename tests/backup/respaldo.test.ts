import { sql } from 'drizzle-orm'
import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keepLatest } from '../../server/backup/keepLatest.ts'
import { openBackup } from '../../server/backup/openBackup.ts'
import { advisoryKeys } from '../../server/db/advisoryKeys.ts'
import { failedBackup, staleBackup } from '../../server/backup/lastBackup.ts'
import { saveIfDue, saveOrTell } from '../../server/backup/nightlyBackup.ts'
import { restoreBackup } from '../../server/backup/restoreBackup.ts'
import { saveBackup } from '../../server/backup/saveBackup.ts'
import { writeBackup } from '../../server/backup/writeBackup.ts'
import { scratchDatabase } from '../../server/db/scratchDatabase.ts'
import type { Lock } from '../../server/backup/seal.ts'
import { catalogOf, differences } from '../../server/db/catalogOf.ts'
import { openPool } from '../../server/db/openPool.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { huella } from '../harness/huella.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let folder: string
beforeAll(async () => {
  ;[base, folder] = await Promise.all([baseDePrueba({ sembrada: true }), mkdtemp(join(tmpdir(), 'respaldos-'))])
  await base.db.execute(sql`insert into archivos (nombre, tamanio, huella, contenido, creado_en)
    values ('raro\t\\n.pdf', 6, 'h', '\\x000a095c0dff', now())`)
})
afterAll(() => Promise.all([base.cerrar(), rm(folder, { recursive: true })]))

const save = (lock: Lock = {}, now = new Date()) => saveBackup(base.url, { folder, lock, now })

const copying = sql`select pid from pg_stat_activity where datname = current_database() and query like 'copy %' and state <> 'idle'`
const endsCopying = sql`select pg_terminate_backend(pid) from (${copying}) as those`
const sequences = sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`

/** Restores a backup into a database of its own and returns what it holds. */
const restored = (path: string, clave?: string) =>
  scratchDatabase(base.url, async url => {
    const backup = await openBackup(path, clave)
    await restoreBackup(url, backup).finally(backup.close)
    const { db, close } = openPool(url)
    try {
      return { rows: await huella(db), parts: await catalogOf(db), sequences: (await db.execute(sequences)).rows }
    } finally {
      await close()
    }
  })
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing refused',
    (error: Error) => error.message,
  )

describe('a backup', () => {
  it('holds every row, table, index, constraint, trigger and sequence, and comes back as it was', async () => {
    const { path, rows, manifest } = await save()
    const { rows: again, parts, sequences: stands } = await restored(path)
    expect(again).toEqual(await huella(base.db))
    expect(differences(parts, await catalogOf(base.db))).toEqual([])
    expect(stands).toEqual((await base.db.execute(sequences)).rows)
    expect(rows).toBeGreaterThan(1000)
    expect(manifest.tablas.map(({ nombre }) => nombre)).toContain('archivos')
  })

  it.each([
    ['its disk is full', () => Promise.resolve()],
    ['its connection ends', () => base.db.execute(endsCopying)],
  ])('that fails half way because %s fails alone, and ends its own work', async (_why, interrupt) => {
    const written = { bytes: 0 }
    const target = new Writable({
      write({ length }: Buffer, _encoding, done) {
        written.bytes += length
        if (written.bytes < 20_000) return done()
        void interrupt().finally(() => target.destroy(new Error('ENOSPC')))
      },
    })
    await expect(writeBackup(base.url, target, new Date())).rejects.toThrow()
    await vi.waitUntil(async () => (await base.db.execute(copying)).rows.length === 0)
  })

  it('removes half-written files, except those being written', async () => {
    const [abandoned, busy] = ['cuc-2026-01-01T02-30-00.zip.parcial', 'cuc-2026-01-02T02-30-00.zip.parcial']
    for (const name of [abandoned, busy]) await writeFile(join(folder, name), 'half')
    await utimes(join(folder, abandoned), new Date(), new Date(Date.now() - 2 * 3_600_000))
    await save()
    expect((await readdir(folder)).filter(name => name.endsWith('.parcial'))).toEqual([busy])
    await rm(join(folder, busy))
  })

  it('is one moment, though people write meanwhile', async () => {
    const before = await base.db.execute<{ total: string }>(sql`select count(*) as total from archivos`)
    const writing = { on: true }
    const writer = (async () => {
      while (writing.on)
        await base.db.transaction(async tx => {
          await tx.execute(
            sql`insert into archivos (nombre, tamanio, huella, contenido, creado_en) values ('a', 1, 'h', '\\x00', now())`,
          )
          await tx.execute(
            sql`insert into ajustes (clave, valor) values ('par', '1') on conflict (clave) do update set valor = (ajustes.valor::int + 1)::text`,
          )
        })
    })()
    const { path } = await save()
    writing.on = false
    await writer
    const [files, pairs] = await scratchDatabase(base.url, async url => {
      const backup = await openBackup(path, undefined)
      await restoreBackup(url, backup).finally(backup.close)
      const { db, close } = openPool(url)
      const { rows } = await db.execute<{ files: string; pairs: string | null }>(
        sql`select (select count(*) from archivos) as files, (select valor from ajustes where clave = 'par') as pairs`,
      )
      await close()
      return [Number(rows[0]?.files), Number(rows[0]?.pairs ?? 0)]
    })
    expect(files).toBe(Number(before.rows[0]?.total) + Number(pairs))
  })
})

describe('a locked backup', () => {
  /** Lowers the cost of passphrases: age deliberately takes seconds, to slow down guessing. */
  const { setPassphrase } = Encrypter.prototype
  beforeAll(() => {
    vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, clave) {
      this.setScryptWorkFactor(10)
      setPassphrase.call(this, clave)
    })
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })

  it('opens with its passphrase alone', async () => {
    const { path } = await save({ clave: 'una clave muy larga' })
    expect(path).toMatch(/\.zip\.age$/)
    expect(await reason(restored(path))).toMatch(/^El respaldo está cifrado/)
    expect(await reason(restored(path, 'otra clave muy larga'))).toBe('Esa clave no abre el respaldo.')
    const { manifest, close } = await openBackup(path, 'una clave muy larga')
    await close()
    expect(manifest.tablas.length).toBeGreaterThan(30)
  })

  it('opens with the secret key of its recipient, which the program that saves does not have', async () => {
    const secret = await generateX25519Identity()
    const { path } = await save({ destinatario: await identityToRecipient(secret) })
    expect((await restored(path, secret)).rows).toEqual(await huella(base.db))
  })

  it('opens with the secret key that stood where a passphrase does, as after a restore; one that is none is refused', async () => {
    const secret = await generateX25519Identity()
    const { path } = await save({ clave: secret })
    const { manifest, close } = await openBackup(path, secret)
    await close()
    expect(manifest.tablas.length).toBeGreaterThan(30)
    const mistyped = secret.slice(0, -1)
    expect(await reason(openBackup(path, mistyped))).toBe('Esa clave no abre el respaldo.')
    expect(await reason(save({ clave: mistyped }))).toBe(
      'RESPALDO_CLAVE empieza como una llave secreta de age y no lo es.',
    )
  })
})

describe('refuses', () => {
  it('a locked file that was cut or changed, without a fingerprint beside it, and nothing of it stays readable', async () => {
    const secret = await generateX25519Identity()
    const { path } = await save({ clave: secret })
    await rm(`${path}.sha256`)
    const whole = await readFile(path)
    const readable = async () => (await readdir(tmpdir())).filter(name => name.startsWith(`respaldo-${process.pid}-`))
    const changed = Buffer.from(whole)
    changed.writeUInt8(changed.readUInt8(5000) ^ 1, 5000)
    for (const bytes of [whole.subarray(0, whole.length - 100), changed]) {
      await writeFile(path, bytes)
      expect(await reason(openBackup(path, secret))).toMatch(/^El respaldo .+ está cortado o dañado/)
    }
    expect(await readable()).toEqual([])
  })

  it('a folder where nobody may write', async () => {
    await writeFile(join(folder, 'ocupado'), '')
    expect(
      await reason(saveBackup(base.url, { folder: join(folder, 'ocupado', 'r'), lock: {}, now: new Date() })),
    ).toMatch(/^No se puede escribir en la carpeta de los respaldos/)
  })

  it('a file that was changed, cut, or is something else', async () => {
    const { path } = await save()
    const whole = await readFile(path)
    await truncate(path, whole.length - 100)
    expect(await reason(restored(path))).toMatch(/no es el que se guardó: su huella difiere/)
    await rm(`${path}.sha256`)
    expect(await reason(restored(path))).toMatch(/no es un respaldo completo/)
    await writeFile(path, 'hola')
    expect(await reason(restored(path))).toMatch(/no es un respaldo completo/)
    expect(await reason(restored(folder))).toMatch(/es una carpeta/)
    expect(await reason(restored(join(folder, 'nada.zip')))).toMatch(/^No hay ningún respaldo en/)
  })

  it('rows that are not those that were saved, and nothing is left behind', async () => {
    const { path } = await save()
    const other = await baseDePrueba({ sinTablas: true })
    const backup = await openBackup(path, undefined)
    const tables = backup.manifest.tablas.map(each => (each.nombre === 'materias' ? { ...each, sha256: 'x' } : each))
    expect(
      await reason(restoreBackup(other.url, { ...backup, manifest: { ...backup.manifest, tablas: tables } })),
    ).toMatch(/^Las filas de materias no son las que se guardaron/)
    expect(await huella(other.db)).toEqual({})
    await backup.close()
    await other.cerrar()
  })

  it('a database that is not empty, and a backup of a newer program', async () => {
    const { path } = await save()
    const backup = await openBackup(path, undefined)
    const before = await huella(base.db)
    expect(await reason(restoreBackup(base.url, backup))).toMatch(/^La base de datos no está vacía/)
    expect(await huella(base.db)).toEqual(before)
    const newer = { ...backup.manifest, migraciones: [...backup.manifest.migraciones, { hash: 'x', when: 9e15 }] }
    expect(await reason(restoreBackup(base.url, { ...backup, manifest: newer }))).toMatch(/versión más nueva/)
    await backup.close()
  })
})

it('only as many as are wanted are kept, the newest, and nothing else is touched', async () => {
  const backups = await mkdtemp(join(tmpdir(), 'guardados-'))
  const names = ['2026-01-01T02-00-00', '2026-01-02T02-00-00', '2026-01-03T02-00-00'].map(each => `cuc-${each}.zip`)
  for (const name of [...names, `${names[0]}.sha256`, 'cuc-notas.zip', 'otra.zip'])
    await writeFile(join(backups, name), '')
  expect(await keepLatest(backups, 2, join(backups, names[2] ?? ''))).toEqual([names[0]])
  expect((await readdir(backups)).toSorted()).toEqual([
    'cuc-2026-01-02T02-00-00.zip',
    'cuc-2026-01-03T02-00-00.zip',
    'cuc-notas.zip',
    'otra.zip',
  ])
  await rm(backups, { recursive: true })
})

describe('the backup of every day', () => {
  it('is saved once its hour has come, by one of all processes, and counts until the next day', async () => {
    const carpeta = join(folder, 'diario')
    const at = (day: string, clock: string) =>
      saveIfDue({
        db: base.db,
        url: base.url,
        log: silentLog,
        now: () => new Date(`${day}T${clock}:00-06:00`),
        schedule: { carpeta, guardar: 1, hora: '02:30' },
      })
    expect(await at('2026-05-04', '02:29')).toBe(false)
    expect((await Promise.all([1, 2, 3].map(() => at('2026-05-04', '02:30')))).toSorted()).toEqual([false, false, true])
    expect(await at('2026-05-04', '23:59')).toBe(false)
    expect(await at('2026-05-05', '02:00')).toBe(false)
    await base.db.transaction(async tx => {
      /* Takes the lock of commits that write history: neither waits for the other. */
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.history})`)
      expect(await at('2026-05-05', '03:00')).toBe(true)
    })
    expect(await readdir(carpeta)).toHaveLength(2)
    expect(await staleBackup(base.db, new Date('2026-05-06T12:00:00-06:00'))).toEqual([])
    expect(await staleBackup(base.db, new Date('2026-05-08T12:00:00-06:00'))).toEqual([
      'El último respaldo es de hace 3 días',
    ])
  })
  it('a failed backup is reported with its reason, until one succeeds', async () => {
    await writeFile(join(folder, 'archivo'), '')
    const at = (day: string, carpeta: string) =>
      saveOrTell({
        db: base.db,
        url: base.url,
        log: silentLog,
        now: () => new Date(`${day}T03:00:00-06:00`),
        schedule: { carpeta, guardar: 1, hora: '02:30' },
      })
    const now = new Date('2026-06-02T12:00:00-06:00')
    for (const day of ['2026-06-01', '2026-06-02'])
      expect(await reason(at(day, join(folder, 'archivo', 'x')))).toMatch(/^No se puede escribir en la carpeta/)
    expect(await staleBackup(base.db, now)).toEqual([
      'El respaldo diario no se pudo guardar',
      'El último respaldo es de hace 28 días',
    ])
    expect(await failedBackup(base.db)).toMatchObject({
      desde: new Date('2026-06-01T03:00:00-06:00'),
      porque: expect.stringContaining('No se puede escribir'),
    })
    expect(await at('2026-06-02', join(folder, 'sana'))).toBe(true)
    expect(await failedBackup(base.db)).toBeUndefined()
    expect(await staleBackup(base.db, now)).toEqual([])
  })
})
