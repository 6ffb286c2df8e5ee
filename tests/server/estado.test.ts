import { ajustes } from '../../server/ajustes/tables.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countOpenOrphanedAccounts } from '../../server/auth/cuentasSinNadie.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { noteBackup, noteFailure } from '../../server/backup/lastBackup.ts'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { rollBackAfter } from '../../server/db/rollBackAfter.ts'
import { partes as lecturas } from '../../server/estado/partes.ts'
import { noteDuration } from '../../server/log/slowCalls.ts'
import { correos } from '../../server/mail/tables.ts'
import { beforeAnybody } from '../../server/estado/beforeAnybody.ts'
import { createApp } from '../../server/universityServer.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('administrativo')
})
afterAll(() => e.cerrar())

type Parte = { parte: string; estado: string; dicho: string; hacer: string | null }
const partes = async (): Promise<Record<string, Parte>> => {
  const { data } = JSON.parse((await e.pedir('GET', 'estado', { token })).texto)
  return Object.fromEntries(data.partes.map((cada: Parte) => [cada.parte, cada]))
}
const respaldado = (dias: number) =>
  noteBackup(e.db, {
    path: '/respaldos/cuc-x.zip',
    bytes: 12_300_000,
    rows: 10,
    sha256: '',
    manifest: {
      formato: 1,
      creado: new Date(e.reloj.ahora.getTime() - dias * 86_400_000).toISOString(),
    } as unknown as Parameters<typeof noteBackup>[1]['manifest'],
  })

it('tells every part, and each that is not well says what to do', async () => {
  const todas = await partes()
  expect(Object.keys(todas)).toEqual([
    'Base de datos',
    'Migraciones',
    'Disco',
    'Bandeja de correos',
    'Último respaldo',
    'Reloj',
    'Versiones',
    'Llamadas lentas',
  ])
  for (const { parte, estado, hacer } of Object.values(todas))
    expect([parte, estado === 'bien']).toEqual([parte, hacer === null])
})

it('reports missing postal codes, with the remedy, until they are loaded', async () => {
  const guardadas = await e.db.select().from(colonias)
  expect(guardadas).not.toEqual([])
  expect((await partes())['Códigos postales']).toBeUndefined()
  await rollBackAfter(e.db, async tx => {
    await tx.execute(sql`truncate ${colonias} cascade`)
    expect(await lecturas['Códigos postales']?.(tx, e.opciones)).toMatchObject({
      estado: 'mal',
      hacer: expect.stringContaining('npm run codigos-postales'),
    })
    expect(await beforeAnybody(tx)).toEqual([expect.stringContaining('npm run codigos-postales'), ''])
    await tx.execute(sql`truncate ${usuarios} cascade`)
    expect(await beforeAnybody(tx)).toEqual([
      expect.stringContaining('npm run usuario'),
      expect.stringContaining('CPdescarga.txt'),
      '',
    ])
  })
  expect(await beforeAnybody(e.db)).toEqual([])
})

it('says that mails reach nobody where no server of mail is named, here and in «Correos»', async () => {
  const leidos = async (en: Escena['app']) => {
    const leer = async (path: string) => JSON.parse((await e.pedir('GET', path, { token, en })).texto).data
    const { partes: dichas } = await leer('estado')
    return [dichas.find(({ parte }: Parte) => parte === 'Bandeja de correos'), (await leer('correos')).sinServidor]
  }
  expect(await leidos(e.app)).toEqual([expect.objectContaining({ estado: 'bien', hacer: null }), false])
  const sinServidor = createApp(e.db, { ...e.opciones, mailFolder: '/datos/correos' })
  expect(await leidos(sinServidor)).toEqual([
    expect.objectContaining({
      estado: 'atender',
      dicho:
        'Ninguno llega a nadie: no hay servidor de correo y cada uno queda como archivo en /datos/correos; 0 esperan, 0 no salieron',
    }),
    true,
  ])
})

it('tells the age of the last backup, here and in the Pendientes of the administrativo, once it is two days old', async () => {
  const pendientes = async () =>
    JSON.parse((await e.pedir('GET', 'pendientes', { token })).texto).data.filter(
      ({ to }: { to: string }) => to === '/estadoDelSistema',
    )
  expect((await partes())['Último respaldo']).toMatchObject({ estado: 'atender', dicho: 'Todavía no hay ninguno' })
  await respaldado(1)
  expect((await partes())['Último respaldo']).toMatchObject({ estado: 'bien', dicho: 'Hace 24 horas; 12.3 MB' })
  expect(await pendientes()).toEqual([])
  await respaldado(5)
  expect((await partes())['Último respaldo']).toMatchObject({ estado: 'atender', dicho: 'Hace 5 días; 12.3 MB' })
  expect(await pendientes()).toMatchObject([{ label: 'días sin respaldo', total: 5, screen: 'Estado del sistema' }])
  await respaldado(1)
  await noteFailure(e.db, e.reloj.ahora, 'No queda espacio.')
  expect((await partes())['Último respaldo']).toMatchObject({
    estado: 'mal',
    dicho: 'El diario no se pudo guardar (la primera vez, ahora)',
    hacer: 'No queda espacio.',
  })
  expect(await pendientes()).toMatchObject([{ label: 'respaldo diario que no se pudo guardar', total: 1 }])
  expect(JSON.parse((await e.pedir('GET', 'salud')).texto).data.avisos).toContain(
    'El respaldo diario no se pudo guardar',
  )
})

it.each([
  [5, '; el último es de hace 5 días', 'El último respaldo es de hace 5 días'],
  [
    -5,
    '; la fecha del último no ha llegado todavía',
    'La fecha del último respaldo no ha llegado todavía: revise el reloj de la máquina',
  ],
])('a daily backup that cannot be saved hides no last one of %i days ago', async (dias, dicho, aviso) => {
  await respaldado(dias)
  await noteFailure(e.db, e.reloj.ahora, 'No queda espacio.')
  expect((await partes())['Último respaldo']).toMatchObject({
    estado: 'mal',
    dicho: `El diario no se pudo guardar (la primera vez, ahora)${dicho}`,
  })
  const { avisos } = JSON.parse((await e.pedir('GET', 'salud')).texto).data
  expect(avisos).toEqual(expect.arrayContaining(['El respaldo diario no se pudo guardar', aviso]))
})

it('tells mails that wait for more than an hour, a database that another version prepared, a clock that is off and slow calls', async () => {
  const creado = new Date(e.reloj.ahora.getTime() - 2 * 3_600_000)
  await e.db
    .insert(correos)
    .values({ para: 'a@b.mx', asunto: 'x', texto: 'x', creado, siguiente: e.reloj.ahora, expira: e.reloj.ahora })
  await e.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('otra', 9999999999999)`)
  noteDuration(e.opciones, 'GET /api/lenta', 2500)
  noteDuration(e.opciones, 'GET /api/rapida', 10)
  const todas = await partes()
  expect(todas['Bandeja de correos']?.hacer).toContain('SMTP_URL')
  expect(todas.Migraciones).toMatchObject({ estado: 'atender' })
  expect(todas.Reloj).toMatchObject({ estado: 'atender' })
  expect(todas['Llamadas lentas']?.dicho).toBe('GET /api/lenta (1, hasta 2.5 s)')
  await e.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'otra'`)
})

it('tells the open accounts that were nobody’s when the program started, without counting them anew', async () => {
  const sinNadie = async (byRole: readonly { rol: string; cuantas: number }[]) => {
    const counted = new Date(e.reloj.ahora.getTime() - 3 * 3_600_000)
    const en = createApp(e.db, { ...e.opciones, orphanedAccounts: { counted, byRole } })
    const { data } = JSON.parse((await e.pedir('GET', 'estado', { token, en })).texto)
    return data.partes.find(({ parte }: Parte) => parte === 'Cuentas sin registro')
  }
  expect(await sinNadie([])).toMatchObject({ estado: 'bien', dicho: 'Ninguna al arrancar (hace 3 horas)', hacer: null })
  expect(await sinNadie(await countOpenOrphanedAccounts(e.db))).toMatchObject({ estado: 'bien' })
  await e.db.insert(usuarios).values([
    { email: 'una@demo.cuc.mx', hash: 'x', rol: 'facilitador' },
    { email: 'otra@demo.cuc.mx', hash: 'x', rol: 'escolar' },
    { email: 'cerrada@demo.cuc.mx', hash: 'x', rol: 'escolar', activo: false },
  ])
  const parte = await sinNadie(await countOpenOrphanedAccounts(e.db))
  expect(parte).toMatchObject({ estado: 'atender', hacer: expect.stringContaining('docs/partir.md') })
  expect(parte.dicho).toMatch(/^2 cuentas activas al arrancar \(hace 3 horas\): /)
  expect(parte.dicho).toContain('1 de rol escolar')
  expect(parte.dicho).toContain('1 de rol facilitador')
})

it.each([['correos'], ['ajustes']])(
  'reports within seconds that the database does not answer, if it neither answers nor fails about %s',
  async tabla => {
    await e.db.transaction(async tx => {
      await tx.execute(sql`lock table ${sql.identifier(tabla)} in access exclusive mode`)
      const { status, message } = await e.pedir('GET', 'salud', {})
      expect([status, message]).toEqual([503, 'La base de datos no responde'])
    })
  },
)

it('does not say so of a fault of its own', async () => {
  const anotado = { clave: 'respaldo', valor: 'no es JSON' }
  await e.db.insert(ajustes).values(anotado).onConflictDoUpdate({ target: ajustes.clave, set: anotado })
  expect((await e.pedir('GET', 'salud', {})).status).toBe(500)
})
