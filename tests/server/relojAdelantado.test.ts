import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastBackup } from '../../server/backup/lastBackup.ts'
import { saveIfDue } from '../../server/backup/nightlyBackup.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { sendDue } from '../../server/mail/sendDue.ts'
import { createApp } from '../../server/universityServer.ts'
import { escena, type Escena } from '../harness/escena.ts'

const hora = 60
const dia = 24 * hora
let e: Escena
beforeEach(async () => {
  e = await escena()
})
afterEach(() => e.cerrar())

/** Runs something while the clock is ahead, and sets it right. */
const adelantado = async (minutos: number, hacer: () => Promise<unknown>) => {
  e.pasan(minutos)
  await hacer()
  e.pasan(-minutos)
}

describe('a backup that was dated ahead', () => {
  const respaldar = (carpeta: string, cuando: string) =>
    saveIfDue({
      db: e.db,
      url: e.url,
      log: silentLog,
      now: () => new Date(cuando),
      schedule: { carpeta, guardar: 2, hora: '02:30' },
    })

  it('stops none of the nights after it, is told of, and takes the place of none that is saved then', async () => {
    const carpeta = await mkdtemp(join(tmpdir(), 'cuc-respaldos-'))
    for (const noche of ['2027-11-18', '2027-11-19'])
      expect(await respaldar(carpeta, `${noche}T03:00:00-06:00`)).toBe(true)
    const token = await e.tokenDe('administrativo')
    expect((await e.pedir('GET', 'salud')).texto).toContain('La fecha del último respaldo no ha llegado todavía')
    expect((await e.pedir('GET', 'estado', { token })).texto).toContain('Su fecha no ha llegado todavía')
    expect(await respaldar(carpeta, '2026-11-20T03:00:00-06:00')).toBe(true)
    expect(await respaldar(carpeta, '2026-11-20T03:30:00-06:00')).toBe(false)
    const { archivo = '' } = (await lastBackup(e.db)) ?? {}
    expect(await readdir(carpeta)).toContain(basename(archivo))
    expect((await e.pedir('GET', 'salud')).texto).not.toContain('respaldo')
  })
})

it('wrong passwords of then lock nobody out, and are still counted', async () => {
  await adelantado(30 * dia, async () => {
    for (let vez = 0; vez < 6; vez += 1) await e.ingresar('escolar', 'mala')
  })
  expect((await e.ingresar('escolar', 'mala')).status).toBe(401)
  expect((await e.ingresar('escolar', 'mala')).status).toBe(429)
})

it('a mail that was written then leaves, once', async () => {
  await adelantado(6 * hora, () =>
    e.db.execute(sql`insert into correos (para, asunto, texto, creado, siguiente, expira)
      select 'ana@prueba.mx', 'Aviso', 'Hola', ${e.reloj.ahora}, ${e.reloj.ahora}, ${new Date('2027-03-01')}`),
  )
  expect((await e.pedir('GET', 'salud')).texto).toContain('1 correo espera con una fecha que no ha llegado todavía')
  expect((await e.pedir('GET', 'salud')).texto).not.toContain('más de una hora')
  const enEstado = await e.pedir('GET', 'estado', { token: await e.tokenDe('administrativo') })
  expect(enEstado.texto).toContain('Hay correos cuya fecha no ha llegado todavía')
  const salidos: string[] = []
  const sale = { falla: true }
  const despacho = {
    db: e.db,
    now: () => e.reloj.ahora,
    log: silentLog,
    sendMail: async ({ asunto }: { asunto: string }) => {
      salidos.push(asunto)
      if (sale.falla) throw new Error('no hay servidor')
    },
  }
  await sendDue(despacho)
  expect(salidos).toEqual(['Aviso'])
  sale.falla = false
  await sendDue(despacho)
  expect(salidos).toHaveLength(1)
  e.pasan(1)
  await sendDue(despacho)
  await sendDue(despacho)
  expect(salidos).toHaveLength(2)
})

it('a session that was used then ends when it is left alone, and one that was opened then at once', async () => {
  const en = createApp(e.db, { ...e.opciones, signIn: { idleMinutes: { escolar: 30 } } })
  const token = await e.tokenDe('escolar')
  const sin = (quien: string) => e.pedir('GET', 'avisos/estado', { token: quien, en })
  await e.db.execute(sql`update sesiones set ultima = ${new Date(e.reloj.ahora.getTime() + 6 * 3_600_000)}`)
  expect((await sin(token)).status).toBe(200)
  e.pasan(31)
  expect((await sin(token)).status).toBe(401)
  const otra = { token: '' }
  await adelantado(30 * dia, async () => {
    otra.token = await e.tokenDe('escolar')
  })
  expect((await e.pedir('GET', 'avisos', { token: otra.token })).status).toBe(401)
})

it('a sign-in ten years ahead takes no mail away that has still to leave', async () => {
  const correos = async () => (await e.db.execute(sql`select asunto from correos`)).rows
  await e.db.execute(sql`insert into correos (para, asunto, texto, creado, siguiente, expira)
    select 'ana@prueba.mx', 'Aviso', 'Hola', ${e.reloj.ahora}, ${e.reloj.ahora}, ${new Date('2027-03-01')}`)
  await adelantado(10 * 365 * dia, () => e.ingresar('escolar', 'mala'))
  expect(await correos()).toContainEqual({ asunto: 'Aviso' })
})

it('a record saved then is reported, by the health and by the system status', async () => {
  const token = await e.tokenDe('coordinador')
  const cuerpo = { clave_materia: 'REL1', nombre: 'Relojería', creditos: 5 }
  await adelantado(3 * hora, () => e.pedir('POST', 'materias', { token, cuerpo }))
  expect((await e.pedir('GET', 'salud')).texto).toContain(
    'El reloj de la máquina está antes de lo último que se guardó',
  )
  const partes = (await e.pedir('GET', 'estado', { token: await e.tokenDe('administrativo') })).texto
  expect(partes).toContain('Ponga la máquina en hora')
  e.pasan(3 * hora)
  expect((await e.pedir('GET', 'salud')).texto).not.toContain('reloj')
})
