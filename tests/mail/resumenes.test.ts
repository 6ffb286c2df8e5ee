import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { remind } from '../../server/crud/notices/remind.ts'
import { tell } from '../../server/crud/notices/tell.ts'
import { writeDigests } from '../../server/crud/notices/writeDigests.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { openPool } from '../../server/db/openPool.ts'
import { correos } from '../../server/mail/tables.ts'
import { avisos, elecciones_de_avisos as elecciones } from '../../server/university/notices.ts'
import { house } from '../../src/schema/house.ts'
import type { Pace } from '../../src/schema/account/noticePace.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { correoDe } from '../harness/reparto.ts'

let e: Escena
let otra: ReturnType<typeof openPool>
beforeAll(async () => {
  e = await escena()
  otra = openPool(e.url)
})
beforeEach(async () => {
  await e.repartido()
  await e.db.delete(avisos)
  await e.db.delete(correos)
  await e.db.delete(elecciones)
})
afterAll(async () => {
  await otra.close()
  await e.cerrar()
})

const es = (momento: string) => {
  e.reloj.ahora = new Date(momento)
}
const decir = (subject: string) =>
  inTransaction(e.db, tx =>
    tell(tx, e.opciones, { to: { role: 'escolar', everywhere: true }, subject, text: `Sobre ${subject}.` }),
  )
const elegir = async (ritmo: Pace) => {
  const [{ id: usuario_id } = { id: '' }] = await e.db
    .select()
    .from(usuarios)
    .where(eq(usuarios.email, correoDe('escolar')))
  await e.db
    .insert(elecciones)
    .values({ usuario_id, ritmo })
    .onConflictDoUpdate({ target: elecciones.usuario_id, set: { ritmo } })
}
const resumir = (db = e.db) => writeDigests({ db, now: e.opciones.now, address: e.opciones.address })
/** Returns the visible lines of a mail. */
const leido = (html: string | null | undefined) =>
  (html ?? '')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .split('\n')
    .filter(Boolean)
const enviados = async () => (await e.db.select().from(correos).orderBy(correos.creado)).map(({ asunto }) => asunto)

it('a day’s notices come in one mail after seven in the morning, and not again', async () => {
  es('2026-11-20T16:00:00-06:00')
  await decir('uno')
  await decir('dos')
  await resumir()
  expect(await enviados()).toEqual([])
  es('2026-11-21T06:59:59-06:00')
  await resumir()
  expect(await enviados()).toEqual([])
  es('2026-11-21T07:00:00-06:00')
  await resumir()
  await resumir()
  const [correo, ...mas] = await e.db.select().from(correos)
  expect(mas).toEqual([])
  expect(correo).toMatchObject({ para: correoDe('escolar'), asunto: '2 avisos sin leer' })
  expect(correo?.texto?.indexOf('Sobre dos')).toBeLessThan(correo?.texto?.indexOf('Sobre uno') ?? 0)
  expect(correo?.html).toContain('Sobre uno.')
  await decir('tres')
  es('2026-11-21T23:00:00-06:00')
  await resumir()
  expect(await enviados()).toEqual(['2 avisos sin leer'])
  es('2026-11-22T09:00:00-06:00')
  await resumir()
  expect(await enviados()).toEqual(['2 avisos sin leer', 'tres'])
})

it('a week’s come on Monday', async () => {
  await elegir('semanal')
  es('2026-11-20T16:00:00-06:00')
  await decir('viernes')
  es('2026-11-22T20:00:00-06:00')
  await resumir()
  expect(await enviados()).toEqual([])
  es('2026-11-23T07:00:00-06:00')
  await resumir()
  expect(await enviados()).toEqual(['viernes'])
})

it('of several days’ reminders of the same the last is told, once; of something else, and of others, each', async () => {
  await elegir('semanal')
  const recordar = (what: string, role: 'escolar' | 'consejero' = 'escolar') =>
    inTransaction(e.db, tx =>
      remind(tx, e.opciones, { to: { role, everywhere: true }, what, subject: what, text: `Falta: ${what}.` }),
    )
  const sinLeer = () => e.db.$count(avisos, isNull(avisos.leido))
  es('2026-11-17T16:00:00-06:00')
  expect([await recordar('cierres'), await recordar('reportes'), await recordar('cierres', 'consejero')]).toEqual([
    1, 1, 1,
  ])
  es('2026-11-18T16:00:00-06:00')
  expect([await recordar('cierres'), await recordar('cierres')]).toEqual([1, 0])
  es('2026-11-20T16:00:00-06:00')
  expect(await recordar('cierres')).toBe(1)
  expect(await sinLeer()).toBe(3)
  es('2026-11-23T07:00:00-06:00')
  await resumir()
  const enviadosA = await e.db.select().from(correos).orderBy(correos.para)
  expect(enviadosA.map(({ para, asunto, texto }) => [para, asunto, texto?.split('Falta: cierres.').length])).toEqual([
    [correoDe('consejero'), 'cierres', 2],
    [correoDe('escolar'), '2 avisos sin leer', 2],
  ])
})

it('read notices are left out, and so are accounts without mails; one that now wants them at once does not wait', async () => {
  es('2026-11-20T16:00:00-06:00')
  await decir('leído')
  await e.db.update(avisos).set({ leido: e.reloj.ahora })
  await decir('sin leer')
  await elegir('nunca')
  es('2026-11-24T16:00:00-06:00')
  await resumir()
  expect(await enviados()).toEqual([])
  await elegir('al_momento')
  await resumir()
  expect(await enviados()).toEqual(['sin leer'])
})

it('says all of it in words and as HTML; notices beyond one mail are counted', async () => {
  es('2026-11-20T16:00:00-06:00')
  await inTransaction(e.db, tx =>
    tell(tx, e.opciones, {
      to: { role: 'escolar', everywhere: true },
      subject: 'A & B',
      text: 'Uno\n<dos>',
      address: '/clases?q=1&r="2"',
    }),
  )
  es('2026-11-21T08:00:00-06:00')
  await resumir()
  const [uno] = await e.db.select().from(correos)
  expect([uno?.asunto, uno?.texto]).toEqual([
    'A & B',
    [
      'Hola:',
      'A & B\nUno\n<dos>\nhttps://escuela.mx/clases?q=1&r="2"',
      'Usted elige en su perfil cada cuánto recibe estos correos:\nhttps://escuela.mx/profilePage',
      house().name,
    ].join('\n\n'),
  ])
  expect(uno?.html).toContain('Uno<br>&#60;dos&#62;</p>')
  expect(uno?.html).toContain('<a href="https://escuela.mx/clases?q=1&#38;r=&#34;2&#34;"')
  expect(uno?.html).toContain('>Abrir en el sistema</a>')
  expect(uno?.html).toMatch(/^<!doctype html>\n<html lang="es">/)
  expect(uno?.html).not.toContain('margin:24px 0 0')
  expect(leido(uno?.html)).toEqual([
    'Hola:',
    'A & B',
    'Uno',
    '<dos>',
    'Abrir en el sistema',
    'Usted elige en su perfil cada cuánto recibe estos correos.',
    house().name,
  ])
  await e.db.delete(correos)
  for (let n = 1; n <= 32; n += 1) await decir(`número ${n}`)
  es('2026-11-22T08:00:00-06:00')
  await resumir()
  const [muchos] = await e.db.select().from(correos)
  expect(muchos?.asunto).toBe('32 avisos sin leer')
  expect(muchos?.texto).toContain(
    'Sobre número 3.\nhttps://escuela.mx/homePage\n\n2 avisos más en el sistema.\n\nUsted elige',
  )
  expect(muchos?.texto).not.toContain('Sobre número 2.')
  expect(muchos?.html).toContain('<p style="margin:24px 0 0">2 avisos más en el sistema.</p>')
  expect(muchos?.html?.split('>Abrir</a>')).toHaveLength(31)
  expect(leido(muchos?.html).slice(0, 7)).toEqual([
    'Hola:',
    'número 32',
    'Sobre número 32.',
    'Abrir',
    'número 31',
    'Sobre número 31.',
    'Abrir',
  ])
  const dia = 24 * 3_600_000
  expect(muchos).toMatchObject({ creado: e.reloj.ahora, siguiente: e.reloj.ahora })
  expect(muchos?.expira).toEqual(new Date(e.reloj.ahora.getTime() + 90 * dia))
  const [aviso] = await e.db.select().from(avisos)
  expect(aviso?.expira.getTime()).toBe((aviso?.creado.getTime() ?? 0) + 183 * dia)
  await e.db.delete(avisos)
  for (let n = 1; n <= 31; n += 1) await decir(`otro ${n}`)
  await e.db.delete(correos)
  es('2026-11-23T08:00:00-06:00')
  await resumir()
  expect((await e.db.select().from(correos))[0]?.texto).toContain('\n\n1 aviso más en el sistema.\n\n')
})

it('two processes at once write each digest once, for all the people there are', async () => {
  es('2026-11-20T16:00:00-06:00')
  const cuentas = await e.db
    .insert(usuarios)
    .values(
      Array.from({ length: 130 }, (_, n) => ({ email: `oficina${n}@demo.cuc.mx`, hash: 'x', rol: 'escolar' as const })),
    )
    .returning({ id: usuarios.id })
  for (const asunto of ['uno', 'dos', 'tres']) await decir(asunto)
  es('2026-11-21T08:00:00-06:00')
  await Promise.all([resumir(), resumir(otra.db), resumir(), resumir(otra.db)])
  const todos = await e.db.select().from(correos)
  expect(new Set(todos.map(({ para }) => para)).size).toBe(cuentas.length + 1)
  expect(todos.map(({ asunto }) => asunto)).toEqual(
    Array.from({ length: cuentas.length + 1 }, () => '3 avisos sin leer'),
  )
})
