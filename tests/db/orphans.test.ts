import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkBase } from '../../scripts/db/checkBase.ts'
import { lostAccounts, lostRecords, lostSteps } from '../../scripts/db/orphans.ts'
import { migrationsFolder } from '../../server/db/migrations.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

it('orphans of a removal or a rename by hand are counted by the check', async () => {
  expect(await Promise.all([lostAccounts, lostRecords, lostSteps].map(lost => lost(e.db)))).toEqual(
    Array.from({ length: 3 }, () => undefined),
  )
  const [cuenta] = await e.db.select().from(usuarios).where(eq(usuarios.rol, 'consejero'))
  if (!cuenta) throw new Error('nobody is a consejero')
  const momento = new Date('2026-03-10T15:00:00Z')
  await e.db.delete(tables.consejeros).where(eq(tables.consejeros.id_usuario, cuenta.id))
  const aviso = {
    usuario_id: cuenta.id,
    rol: cuenta.rol,
    asunto: 'Uno',
    texto: 'Uno',
    creado: momento,
    expira: momento,
  }
  await e.db.insert(avisos).values([
    { ...aviso, correo: 'ninguno', entidad: 'grupos', clave: 'NO HAY', direccion: '/grupos/NO%20HAY' },
    { ...aviso, correo: 'ninguno', entidad: 'grupos', clave: 'NO HAY' },
    { ...aviso, correo: 'ninguno', entidad: 'grupos', clave: 'NO HAY', direccion: '/misAsignaturas' },
  ])
  const paso = {
    caso: '1',
    n: 1,
    paso: 'pide',
    a: 'pedida',
    comentario: 'Salud',
    autor: 'Ana',
    rol: 'escolar',
    momento,
  }
  await e.db.insert(pasos).values([
    { ...paso, proceso: 'permisosDeAntes', huella: 'una' },
    { ...paso, proceso: 'grupos', huella: 'otra' },
  ])
  const said = (await checkBase(e.url, migrationsFolder))?.sentence
  expect(said).toContain('no son de nadie: no dejan ingresar, y su correo sigue ocupado:\n  consejero: 1 sin registro')
  expect(said).toContain('Hay avisos que llevan a registros que ya no están:\n  grupos: 1')
  expect(said).toContain(
    'procesos que ya no se declaran:\n  grupos: 1, 0 con archivo\n  permisosDeAntes: 1, 0 con archivo',
  )
})
