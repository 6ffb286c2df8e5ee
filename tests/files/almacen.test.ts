import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBackup } from '../../server/backup/openBackup.ts'
import { restoreBackup } from '../../server/backup/restoreBackup.ts'
import { saveBackup } from '../../server/backup/saveBackup.ts'
import { scratchDatabase } from '../../server/db/scratchDatabase.ts'
import { openPool } from '../../server/db/openPool.ts'
import { partes } from '../../server/estado/partes.ts'
import { fileMover } from '../../server/files/fileMover.ts'
import { reasonOf, StoreFailure } from '../../server/files/StoreFailure.ts'
import { s3Store, type FileStore } from '../../server/files/fileStore.ts'
import { collectOrphans, moveToDatabase, moveToStore } from '../../server/files/moveFiles.ts'
import { signedLink } from '../../server/files/signedLink.ts'
import { archivos } from '../../server/files/tables.ts'
import { createLog, silentLog } from '../../server/log/createLog.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { createApp } from '../../server/universityServer.ts'
import { almacenS3 } from '../harness/almacenS3.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { huella } from '../harness/huella.ts'

const cuantos = 8
const hoy = () => new Date('2026-03-10T12:00:00-06:00')
const opciones = { now: hoy, wakeCorreos: () => undefined, log: silentLog, secret: 's', address: 'http://cuc.prueba' }

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

let s3: Awaited<ReturnType<typeof almacenS3>>
let store: ReturnType<typeof s3Store>
beforeEach(async () => {
  s3 = await almacenS3()
  store = s3Store(s3.direccion())
  await base.db.delete(archivos)
  await base.db.insert(archivos).values(
    Array.from({ length: cuantos }, (_, i) => {
      const contenido = pdfDeMuestra(`Documento ${i}`, ['Comprobante'])
      const huella = createHash('sha256').update(contenido).digest('hex')
      return { nombre: `documento ${i}.pdf`, tamanio: contenido.length, huella, contenido, creado_en: hoy() }
    }),
  )
})
afterEach(() => s3.cerrar())

const fuera = () => base.db.$count(archivos, isNull(archivos.contenido))
const uno = async () => (await base.db.select().from(archivos).limit(1))[0] ?? expect.fail()

/** Opens a link. Returns its status, headers and body. */
const abierto = async (fileStore: typeof store | undefined, camino: string, Accept = '*/*') => {
  const respuesta = await createApp(base.db, { ...opciones, fileStore }).request(camino, { headers: { Accept } })
  const cuerpo = Buffer.from(await respuesta.arrayBuffer())
  const { 'x-request-id': _, ...headers } = Object.fromEntries(respuesta.headers)
  return { status: respuesta.status, headers, cuerpo: cuerpo.toString('base64') }
}

test('a file opens by the same links, with the same headers and bytes, wherever it lies', async () => {
  const { id_archivo } = await uno()
  const enlace = signedLink(id_archivo, opciones) ?? ''
  const antes = await abierto(store, enlace)
  expect(antes.status).toBe(200)
  expect(await moveToStore(base.db, store)).toBe(cuantos)
  expect([await fuera(), s3.objetos.size]).toEqual([cuantos, cuantos])
  expect(await abierto(store, enlace)).toEqual(antes)
  const torcido = enlace.replace('firma=', 'firma=x')
  expect((await abierto(store, torcido)).status).toBe(403)
  expect(await moveToDatabase(base.db, store)).toBe(cuantos)
  expect([await fuera(), s3.objetos.size]).toEqual([0, 0])
  expect(await abierto(undefined, enlace)).toEqual(antes)
})

test('a broken move resumes at its place, and several movers at once share the work', async () => {
  s3.falla.hasta = 3
  await expect(moveToStore(base.db, store)).rejects.toThrow('answered 500')
  expect([await fuera(), s3.objetos.size]).toEqual([3, 3])
  s3.falla.hasta = Infinity
  const partes = await Promise.all([1, 2, 3].map(() => moveToStore(base.db, store)))
  expect(partes.reduce((a, b) => a + b)).toBe(cuantos - 3)
  expect([await fuera(), s3.objetos.size]).toEqual([cuantos, cuantos])
})

test('nothing leaves the database that the store does not give back as it was', async () => {
  s3.falla.corrompe = true
  await expect(moveToStore(base.db, store)).rejects.toThrow('did not keep')
  expect(await fuera()).toBe(0)
})

test('nothing leaves the store that is not what was stored', async () => {
  await moveToStore(base.db, store)
  const [clave = ''] = s3.objetos.keys()
  s3.objetos.set(clave, Buffer.from('otro'))
  await expect(moveToDatabase(base.db, store).then(() => moveToDatabase(base.db, store))).rejects.toThrow(
    'has not what',
  )
  expect(s3.objetos.has(clave)).toBe(true)
})

test('a file that does not open answers a page with the reason, the remedy and the same status', async () => {
  await moveToStore(base.db, store)
  const enlace = signedLink((await uno()).id_archivo, opciones) ?? ''
  const enPestana = async (camino: string) => {
    const { status, headers, cuerpo } = await abierto(store, camino, 'text/html,application/xhtml+xml,*/*;q=0.8')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    return { status, espera: headers['retry-after'], texto: Buffer.from(cuerpo, 'base64').toString() }
  }
  s3.falla.caido = true
  const caido = await enPestana(enlace)
  expect(caido).toMatchObject({ status: 503, espera: '5' })
  expect(caido.texto).toContain('El almacén de archivos no responde como debe, espere un momento e intente de nuevo.')
  expect(caido.texto).toContain('<a href="">Intentar de nuevo</a>')
  const vencido = await enPestana(enlace.replace('firma=', 'firma=x'))
  expect(vencido.status).toBe(403)
  expect(vencido.texto).toContain('El enlace venció, vuelva a descargar el archivo desde el sistema.')
  expect(vencido.texto).not.toContain('Intentar de nuevo')
})

test('while the store is away or gives something else, people hear it in a sentence; a wrong secret opens nothing', async () => {
  await moveToStore(base.db, store)
  const enlace = signedLink((await uno()).id_archivo, opciones) ?? ''
  s3.falla.caido = true
  expect(await abierto(store, enlace)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  s3.falla.caido = false
  for (const clave of s3.objetos.keys()) s3.objetos.set(clave, Buffer.from('%PDF-otro'))
  const otra = await abierto(store, enlace)
  expect(otra).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(Buffer.from(otra.cuerpo, 'base64').toString()).toContain('El almacén de archivos no responde')
  await expect(s3Store(s3.direccion('otro')).put('x', Buffer.from('x'), 'x')).rejects.toThrow('answered 403')
})

test('a store that is away is reported in the health until it is back, and once in the log', async () => {
  const lineas: string[] = []
  const log = createLog({ write: linea => void lineas.push(linea) })
  s3.falla.caido = true
  const { stop, failingSince, failureReason } = fileMover({ db: base.db, store, now: opciones.now, log }, 20)
  const estado = { ...opciones, storeFailingSince: failingSince, storeFailureReason: failureReason }
  const app = createApp(base.db, { ...opciones, fileStore: store, storeFailingSince: failingSince })
  const avisos = async () => (await (await app.request('/api/salud')).json()).data?.avisos ?? []
  await expect.poll(avisos, { timeout: 20_000 }).toContain('El almacén de archivos no responde como debe')
  expect(await partes['Almacén de archivos']?.(base.db, estado)).toMatchObject({
    estado: 'mal',
    dicho: expect.stringMatching(/\): contestó 5\d\d/),
  })
  s3.falla.caido = false
  await expect.poll(fuera, { timeout: 20_000 }).toBe(cuantos)
  await expect.poll(avisos).not.toContain('El almacén de archivos no responde como debe')
  expect(await partes['Almacén de archivos']?.(base.db, estado)).toMatchObject({ estado: 'bien' })
  expect(lineas).toHaveLength(1)
  stop()
})

test('the reason of a store failure names no address, key or secret', async () => {
  const nadie = 's3+http://llave:secreta@127.0.0.1:9/archivos'
  const dicho = async (en: FileStore) =>
    reasonOf(
      await moveToStore(base.db, en).then(
        () => new StoreFailure('none'),
        (error: StoreFailure) => error,
      ),
    )
  await moveToDatabase(base.db, store)
  expect(await dicho(s3Store(s3.direccion('otro')))).toBe('contestó 403, no acepta la llave o no le da permiso')
  expect(await dicho(s3Store(nadie))).toMatch(/^no se llega a él/)
  expect(await dicho({ ...store, get: async () => undefined })).toBe('no devuelve un archivo como se guardó')
})

/** Creates a mover of its own, and counts its looks at the database. */
const mudanza = (db: typeof base.db, en = store) => {
  const vueltas = { cuantas: 0 }
  const contada: typeof db = new Proxy(db, {
    get: (de, nombre) => {
      if (nombre === 'transaction') vueltas.cuantas += 1
      return Reflect.get(de, nombre, de)
    },
  })
  const lineas: string[] = []
  const log = createLog({ write: linea => void lineas.push(linea) })
  const mover = fileMover({ db: contada, store: en, now: opciones.now, log }, 20)
  const pasanVueltas = async () => {
    const desde = vueltas.cuantas
    await expect.poll(() => vueltas.cuantas, { timeout: 20_000 }).toBeGreaterThan(desde + 2)
  }
  return { ...mover, lineas, pasanVueltas }
}

test.each([
  ['takes no writes', '-c default_transaction_read_only=on', {}],
  ['is away', '', { port: '1' }],
])('a database that %s is not told as a failure of the store, which is well', async (_, options, otro) => {
  const url = Object.assign(new URL(base.url), otro)
  if (options) url.searchParams.set('options', options)
  const { db, close } = openPool(url.href)
  const { failingSince, lineas, pasanVueltas, stop } = mudanza(db)
  await pasanVueltas()
  expect([failingSince(), lineas]).toEqual([undefined, []])
  stop()
  await close()
})

test('a store that nobody reaches fails as long as nothing arrives there, though nothing waits', async () => {
  const nadie = await almacenS3()
  const lejos = s3Store(nadie.direccion())
  await nadie.cerrar()
  const { failingSince, lineas, pasanVueltas, stop } = mudanza(base.db, lejos)
  await expect.poll(failingSince, { timeout: 20_000 }).toEqual(hoy())
  await base.db.delete(archivos)
  await pasanVueltas()
  expect(failingSince()).toEqual(hoy())
  expect(lineas).toHaveLength(1)
  stop()
})

test('a store that failed is well again when another process moved what waited', async () => {
  const negado = { ...store, put: () => Promise.reject(new Error('denied')) }
  const { failingSince, stop } = mudanza(base.db, negado)
  await expect.poll(failingSince).toEqual(hoy())
  await expect.poll(() => moveToStore(base.db, store).then(fuera), { timeout: 20_000 }).toBe(cuantos)
  await expect.poll(failingSince, { timeout: 20_000 }).toBeUndefined()
  stop()
})

test('files of the store that the database does not refer to are removed on request, and no others', async () => {
  await moveToStore(base.db, store)
  const sobrante = randomUUID()
  const contenido = Buffer.from('sobra')
  await store.put(sobrante, contenido, createHash('sha256').update(contenido).digest('hex'))
  expect(s3.objetos.size).toBe(cuantos + 1)
  expect(await collectOrphans(base.db, store)).toBe(1)
  expect(await store.get(sobrante)).toBeUndefined()
  expect(await moveToDatabase(base.db, store)).toBe(cuantos)
})

test('a backup holds the files of the store too, and comes back whole where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almacen-'))
  const antes = await huella(base.db)
  await moveToStore(base.db, store)
  const { path } = await saveBackup(base.url, { folder, lock: {}, now: new Date(), store })
  await expect(saveBackup(base.url, { folder, lock: {}, now: new Date(0) })).rejects.toThrow('ARCHIVOS_S3')
  s3.objetos.clear()
  const vuelto = await scratchDatabase(base.url, async url => {
    const backup = await openBackup(path, undefined)
    await restoreBackup(url, backup).finally(backup.close)
    const { db, close } = openPool(url)
    return huella(db).finally(close)
  })
  expect(vuelto).toEqual(antes)
  await rm(folder, { recursive: true })
})
