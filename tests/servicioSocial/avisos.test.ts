import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { correos } from '../../server/mail/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { fases, liberacion, reciboDePago } from '../../src/domain/servicioSocial/fases.ts'
import type { EstadoDeFase } from '../../src/domain/servicioSocial/estados.ts'
import { correoDe } from '../harness/reparto.ts'
import { oficina, type Oficina } from './oficina.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
beforeEach(async () => {
  await o.e.repartido()
  o.e.buzon.llegados.splice(0)
  await o.borrar()
  await o.e.db.delete(avisos)
  await o.e.db.delete(correos)
})
afterAll(() => o.e.cerrar())

const con = (estados: Readonly<Record<number, EstadoDeFase>>) =>
  o.poner({ periodo: 'semestre', estados: fases.map((_, fase) => estados[fase] ?? 'pendiente') })
const motivo = 'Falta la firma del titular'
const dichos = async () =>
  (
    await o.e.db
      .select({ de: usuarios.email, asunto: avisos.asunto, texto: avisos.texto, direccion: avisos.direccion })
      .from(avisos)
      .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
      .orderBy(avisos.id)
  ).map(dicho => ({ ...dicho, de: dicho.de.replace('@demo.cuc.mx', '') }))

it('a rejected phase reaches the bell and the mail of its student, with the reason', async () => {
  await con({ 0: 'enviado' })
  expect((await o.pedirPaso('escolar', { accion: 'rechazar', fase: 0, comentario: motivo })).status).toBe(200)
  const token = o.tokens.get('estudiante')
  expect((await o.e.pedir('GET', 'avisos/estado', { token })).data).toMatchObject({ sinLeer: 1 })
  const [suyo] = JSON.parse((await o.e.pedir('GET', 'avisos', { token })).texto).data.avisos
  expect(suyo).toMatchObject({
    asunto: 'Servicio social: se rechazó «Informacion servicio»',
    texto: `Motivo: ${motivo}\nCorrija lo que se pide y vuelva a enviarlo.`,
    direccion: '/servicioSocialEstudiante',
    leido: null,
  })
  await o.e.repartido()
  expect(o.e.buzon.llegados).toHaveLength(1)
  expect(o.e.buzon.llegados[0]).toMatchObject({ para: correoDe('estudiante') })
  expect(o.e.buzon.llegados[0]?.texto).toContain(motivo)
  expect(o.e.buzon.llegados[0]?.texto).toContain('https://escuela.mx/servicioSocialEstudiante')
})

it('a sent file is told to the office of the own campus only', async () => {
  await con({ 0: 'pendiente' })
  await o.pedirPaso('estudiante', { accion: 'enviar', fase: 0 })
  expect((await dichos()).map(({ de, asunto }) => [de, asunto])).toEqual([
    ['escolar', 'Servicio social: «Informacion servicio» por revisar'],
  ])
})

it('the last accepted phase is told to the student and to the coordinador, the letter to the student and the office', async () => {
  const aceptadas = Object.fromEntries([0, 1, 2, 3, 4, 5, 9].map(fase => [fase, 'aceptado' as const]))
  await con({ ...aceptadas, [reciboDePago]: 'enviado' })
  await o.pedirPaso('escolar', { accion: 'aceptar', fase: reciboDePago })
  expect((await dichos()).map(({ de, direccion }) => [de, direccion])).toEqual([
    ['estudiante', '/servicioSocialEstudiante'],
    ['coordinador', '/servicioSocialCoordinador?clave_cuc=20DCU0001A'],
  ])
  await o.e.db.delete(avisos)
  await o.pedirPaso('coordinador', { accion: 'entregar', fase: liberacion })
  expect((await dichos()).map(({ de }) => de)).toEqual(['estudiante', 'escolar'])
})

it('fifty times the same step at once, with one key or each with its own, tell once', async () => {
  for (const clave of [() => 'la-misma-clave', () => randomUUID()]) {
    await o.borrar()
    await o.e.db.delete(avisos)
    await o.e.db.delete(correos)
    await con({ 0: 'enviado' })
    await Promise.all(
      Array.from({ length: 50 }, (_, lugar) =>
        o.pedirPaso('escolar', {
          accion: 'rechazar',
          fase: 0,
          comentario: motivo,
          encabezados: { 'idempotency-key': clave() },
          en: lugar % 2 ? o.e.app : o.e.segunda,
        }),
      ),
    )
    expect([await o.e.db.$count(avisos), await o.e.db.$count(correos)]).toEqual([1, 1])
  }
})

it('a step that is taken back at its end tells nobody', async () => {
  await con({ 0: 'enviado' })
  await o.e.db
    .execute(`create function falla() returns trigger language plpgsql as $$ begin raise exception 'no se pudo'; end $$;
    create constraint trigger falla after insert on correos deferrable initially deferred for each row execute function falla()`)
  const { status } = await o.pedirPaso('escolar', { accion: 'rechazar', fase: 0, comentario: motivo })
  await o.e.db.execute('drop trigger falla on correos; drop function falla')
  expect(status).toBe(500)
  expect([await o.e.db.$count(avisos), await o.e.db.$count(correos)]).toEqual([0, 0])
  const movimientos = await o.e.db.select().from(pasos)
  expect(movimientos.some(({ a }) => a === 'rechazado')).toBe(false)
})
