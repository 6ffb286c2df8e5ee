import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movementsOf } from '../../server/crud/casos/movements.ts'
import { correos } from '../../server/mail/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { contrasena, correoDe, reparto } from '../harness/reparto.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { carpeta } from './carpeta.ts'
import { mudo } from './mudo.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let lugar: Awaited<ReturnType<typeof carpeta>>
beforeAll(async () => {
  base = await baseDePrueba()
  await reparto(base.db)
  lugar = await carpeta()
})
afterAll(async () => {
  await lugar.cerrar()
  await base.cerrar()
})

const pedir = async (ruta: string, body: string | FormData, headers: Record<string, string>) => {
  const respuesta = await fetch(`http://localhost:${lugar.port}/api/${ruta}`, { method: 'POST', headers, body })
  return { status: respuesta.status, ...(await respuesta.json()) }
}
const enCarpeta = () => readdir(join(lugar.dataDir, 'correos')).catch((): string[] => [])
const unico = async () => {
  const [fila, ...mas] = await base.db.select().from(correos)
  expect(mas).toEqual([])
  return fila
}

test('a step whose mail was on its way at kill -9 stands as it was taken, and its mail leaves after the restart, once', async () => {
  const [folio = ''] = await solicitudes(base.db, [{}])
  const correo = await mudo()
  const app = lugar.arranque({ DATABASE_URL: base.url, SMTP_URL: correo.url })
  await app.dice('Listo')
  const cuenta = JSON.stringify({ email: correoDe('coordinador'), password: contrasena })
  const { data } = await pedir('login', cuenta, { 'content-type': 'application/json' })
  const archivo = new FormData()
  archivo.set('archivoPdf', pdfDePrueba('certificado'))
  const emitir = () => pedir(`certificados/${folio}/certificado`, archivo, { authorization: `Bearer ${data.token}` })
  expect((await emitir()).status).toBe(200)
  await expect.poll(() => correo.llegados.length, { timeout: 20_000 }).toBe(1)
  app.child.kill('SIGKILL')
  await app.salida
  correo.cerrar()
  expect(await unico()).toMatchObject({ enviado: null, intentos: 1, tomado: expect.any(Date) })
  const deAntes = await movementsOf(base.db, 'certificados', folio)
  expect(deAntes.map(({ a }) => a)).toEqual(['Por emitir', 'Emitido'])
  const [caso] = await base.db.select().from(tables.certificados)
  expect(caso).toMatchObject({ estado: 'Emitido', turno: null, version: 2 })
  const dichos = and(eq(avisos.entidad, 'certificados'), eq(avisos.clave, folio))
  expect(await base.db.$count(avisos, dichos)).toBe(2)

  /* The five minutes of whoever took it are over. */
  const vencido = new Date(Date.now() - 1000)
  await base.db.update(correos).set({ siguiente: vencido, tomado: new Date(vencido.getTime() - 300_000) })
  for (const _vez of [1, 2]) {
    const otra = lugar.arranque({ DATABASE_URL: base.url })
    await otra.dice('Listo')
    await expect.poll(async () => (await unico())?.enviado ?? null, { timeout: 20_000 }).not.toBeNull()
    if (_vez === 1) expect(await emitir()).toMatchObject({ status: 409, message: 'El certificado ya fue emitido' })
    otra.child.kill('SIGTERM')
    await otra.salida
    expect(await enCarpeta()).toHaveLength(1)
  }
  const [carta = ''] = await enCarpeta()
  expect(await readFile(join(lugar.dataDir, 'correos', carta), 'utf8')).toContain(`folio ${folio}`)
  expect(await movementsOf(base.db, 'certificados', folio)).toEqual(deAntes)
  expect(await base.db.$count(avisos, dichos)).toBe(2)
})
