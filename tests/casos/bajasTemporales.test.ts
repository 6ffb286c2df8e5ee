import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { porFuera } from '../harness/porFuera.ts'
import { vecinos } from '../harness/vecinos.ts'
import { solicitud } from './solicitud.ts'

let e: Escena
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await porFuera(e.db, sql`delete from ${pasos}`)
  await e.db.delete(tables.bajasTemporales)
  await e.db.delete(avisos)
  await e.db
    .update(tables.estudiantes)
    .set({ estatus: 1 })
    .where(eq(tables.estudiantes.matricula, estudiante.matricula))
  await e.db.update(usuarios).set({ activo: true }).where(eq(usuarios.email, 'estudiante@demo.cuc.mx'))
  e.reloj.ahora = new Date('2026-11-20T16:00:00Z')
  for (const rol of ['estudiante', 'escolar', 'escolar.vecino', 'coordinador', 'facilitador'])
    tokens[rol] = await e.tokenDe(rol)
})

const pedir = (rol: string, ruta: string, cuerpo: unknown = {}, encabezados?: Record<string, string>) =>
  e.pedir('POST', ruta, { token: tokens[rol], cuerpo, ...(encabezados && { encabezados }) })
const abrir = async () => (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso ?? ''
const dar = (rol: string, id: string, paso: string, cuerpo: unknown = {}) =>
  pedir(rol, `bajasTemporales/${id}/${paso}`, cuerpo)
const lista = async (rol: string, filter = {}) =>
  JSON.parse(
    (
      await e.pedir('GET', `bajasTemporales?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
        token: tokens[rol],
      })
    ).texto,
  ).data
const linea = async (rol: string, id: string) =>
  JSON.parse((await e.pedir('GET', `bajasTemporales/${id}/pasos`, { token: tokens[rol] })).texto).data
const estatus = async () =>
  (await e.db.select().from(tables.estudiantes).where(eq(tables.estudiantes.matricula, estudiante.matricula)))[0]
    ?.estatus
const dichoA = async (rol: string) =>
  (
    await e.db
      .select({ texto: avisos.texto, asunto: avisos.asunto })
      .from(avisos)
      .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
      .where(eq(usuarios.email, `${rol}@demo.cuc.mx`))
      .orderBy(avisos.id)
  ).map(({ asunto, texto }) => `${asunto} | ${texto}`)

describe('a baja temporal goes from hand to hand', () => {
  it('asked for, accepted, confirmed; the estatus follows, and each next role is told', async () => {
    const { status, message, data } = await pedir('estudiante', 'bajasTemporales', solicitud)
    expect([status, message]).toEqual([201, 'Baja temporal: solicitada'])
    expect(data).toMatchObject({
      estado: 'solicitada',
      turno: 'escolar',
      abierto: '2026-11-20',
      desde: '2026-11-20',
      vence: '2026-11-25',
    })
    const id = data.id_caso ?? ''
    expect(await dichoA('escolar')).toEqual([
      'Baja temporal: solicitada | José Luis Peña Cruz solicita una baja temporal.',
    ])
    expect(await dichoA('escolar.vecino')).toEqual([])
    expect((await dar('escolar', id, 'aceptar', { comentario: 'Entregó constancia' })).message).toBe(
      'Baja temporal: aceptada',
    )
    expect((await dar('coordinador', id, 'confirmar')).data).toMatchObject({
      estado: 'confirmada',
      turno: null,
      vence: null,
    })
    expect(await estatus()).toBe(0)
    expect(await dichoA('estudiante')).toEqual([
      'Baja temporal: aceptada | Servicios escolares aceptó su baja temporal; falta que la coordinación académica la confirme.\n«Entregó constancia»',
      'Baja temporal: confirmada | La coordinación académica confirmó su baja temporal. Su cuenta queda inactiva desde el 20 de noviembre de 2026, aunque la baja comienza el 1 de diciembre de 2026.',
    ])
    expect((await e.ingresar('estudiante')).status).toBe(403)
    const cambios = await e.db
      .select()
      .from(historial)
      .where(and(eq(historial.entidad, 'bajasTemporales'), eq(historial.clave, id)))
      .orderBy(historial.id)
    expect(cambios.map(({ accion, version, despues }) => [accion, version, despues?.estado])).toEqual([
      ['create', 1, 'solicitada'],
      ['update', 2, 'aceptada'],
      ['update', 3, 'confirmada'],
    ])
  })

  it('opens its letter for everybody with access to the case', async () => {
    const form = new FormData()
    form.set('datos', JSON.stringify(solicitud))
    form.set('archivo', pdfDePrueba('carta'))
    const { data, status } = await pedir('estudiante', 'bajasTemporales', form)
    expect(status).toBe(201)
    const {
      pasos: [primero],
    } = await linea('escolar', data.id_caso ?? '')
    expect(primero).toMatchObject({ paso: 'abrir', de: null, a: 'solicitada', propio: false })
    expect((await e.app.request(primero.archivo)).headers.get('content-type')).toBe('application/pdf')
    const malo = new FormData()
    malo.set('datos', JSON.stringify(solicitud))
    malo.set('archivo', new File(['hola'], 'carta.pdf'))
    await porFuera(e.db, sql`delete from ${pasos}`)
    await e.db.delete(tables.bajasTemporales)
    expect(await pedir('estudiante', 'bajasTemporales', malo)).toMatchObject({
      status: 422,
      errors: { archivo: 'Solo se permiten archivos PDF' },
    })
    expect(await lista('estudiante')).toEqual([])
  })

  it('refuses anything undeclared, and changes nothing', async () => {
    expect(
      await pedir('estudiante', 'bajasTemporales', { ...solicitud, motivo: 'Nada', fecha_final: '2026-11-01' }),
    ).toMatchObject({
      status: 422,
      errors: {
        motivo: "Seleccione un valor válido en 'Motivo'",
        fecha_final: 'El último día debe ser posterior al primero',
      },
    })
    expect((await pedir('escolar', 'bajasTemporales', solicitud)).status).toBe(403)
    const id = await abrir()
    expect(await pedir('estudiante', 'bajasTemporales', solicitud)).toMatchObject({
      status: 409,
      message: 'Usted ya tiene una baja temporal en trámite',
    })
    expect(await dar('escolar', id, 'rechazar')).toMatchObject({
      status: 422,
      errors: { comentario: 'El motivo del rechazo es requerido' },
    })
    expect((await dar('coordinador', id, 'aceptar')).status).toBe(403)
    expect((await dar('escolar.vecino', id, 'aceptar')).status).toBe(403)
    expect(await dar('coordinador', id, 'confirmar')).toMatchObject({
      status: 409,
      message: 'La baja temporal está en «Solicitada», y ahí no se puede «Dar de baja»',
    })
    expect((await dar('escolar', 'nada', 'aceptar')).status).toBe(404)
    expect((await linea('escolar', id)).pasos).toHaveLength(1)
  })

  it('is rejected with a reason for the student, and may be asked for again', async () => {
    const id = await abrir()
    await dar('escolar', id, 'rechazar', { comentario: 'Falta la constancia' })
    expect(await dichoA('estudiante')).toEqual([
      'Baja temporal: rechazada | Servicios escolares rechazó su baja temporal.\n«Falta la constancia»',
    ])
    expect((await pedir('estudiante', 'bajasTemporales', solicitud)).status).toBe(201)
  })

  it('is seen by the student, the office of the campus and the coordinator alone, each with its turn', async () => {
    const id = await abrir()
    for (const rol of ['estudiante', 'escolar', 'coordinador'])
      expect((await lista(rol)).map((each: { id_caso: string }) => each.id_caso)).toEqual([id])
    expect(await lista('escolar.vecino')).toEqual([])
    expect((await e.pedir('GET', 'bajasTemporales', { token: tokens.facilitador })).status).toBe(403)
    expect((await e.pedir('GET', `bajasTemporales/${id}/pasos`, { token: tokens['escolar.vecino'] })).status).toBe(404)
    expect((await linea('escolar', id)).posibles).toEqual(['aceptar', 'rechazar'])
    expect((await linea('estudiante', id)).posibles).toEqual([])
  })

  it('awaits the role at turn, and reports the days overdue after five', async () => {
    const id = await abrir()
    const pendientes = async () =>
      JSON.parse((await e.pedir('GET', 'pendientes', { token: tokens.escolar })).texto)
        .data.filter(({ resource }: { resource: string }) => resource === 'bajasTemporales')
        .map(({ label, total }: { label: string; total: number }) => `${total} ${label}`)
    expect(await pendientes()).toEqual([
      '1 baja temporal por atender',
      '0 bajas temporales por atender, fuera de plazo',
    ])
    e.reloj.ahora = new Date('2026-11-26T16:00:00Z')
    tokens.escolar = await e.tokenDe('escolar')
    expect(await pendientes()).toEqual(['1 baja temporal por atender', '1 baja temporal por atender, fuera de plazo'])
    expect((await linea('escolar', id)).atrasado).toBe(true)
    expect((await lista('escolar', { vista: 'tarde_escolar' })).map((each: { dias: number }) => each.dias)).toEqual([6])
  })
})

describe('a confirmation is taken back', () => {
  const confirmada = async () => {
    const id = await abrir()
    await dar('escolar', id, 'aceptar')
    await dar('coordinador', id, 'confirmar')
    return id
  }

  it('within a day, with a reason, by the coordinator; the estatus is as it was and both steps stay', async () => {
    const id = await confirmada()
    expect(await linea('coordinador', id)).toMatchObject({ deshacer: 3, atrasado: false })
    expect(await linea('escolar', id)).toMatchObject({ deshacer: null })
    expect(await dar('coordinador', id, 'deshacer')).toMatchObject({
      status: 422,
      errors: { comentario: 'Escriba por qué lo deshace' },
    })
    expect((await dar('escolar', id, 'deshacer', { comentario: 'No' })).status).toBe(403)
    expect(await dar('coordinador', id, 'deshacer', { comentario: 'Se confirmó por error' })).toMatchObject({
      status: 200,
      message: 'Baja temporal: aceptada',
    })
    expect(await estatus()).toBe(1)
    expect((await e.ingresar('estudiante')).status).toBe(200)
    const { pasos: todos, posibles } = await linea('coordinador', id)
    expect(posibles).toEqual(['confirmar', 'noProcede'])
    expect(
      todos.map((each: { paso: string; deshace: number | null; deshecho: number | null }) => [
        each.paso,
        each.deshace,
        each.deshecho,
      ]),
    ).toEqual([
      ['abrir', null, null],
      ['aceptar', null, null],
      ['confirmar', null, 4],
      ['confirmar', 3, null],
    ])
    expect((await dichoA('escolar')).at(-1)).toContain('Se deshizo el último paso de «José Luis Peña Cruz»')
    expect(await dar('coordinador', id, 'deshacer', { comentario: 'Otra vez' })).toMatchObject({
      status: 409,
      message: 'El último paso no se puede deshacer',
    })
    expect((await dar('coordinador', id, 'confirmar')).status).toBe(200)
    expect(await estatus()).toBe(0)
  })

  it('not after a day, nor once the estatus was changed by somebody else', async () => {
    const id = await confirmada()
    e.reloj.ahora = new Date('2026-11-21T17:00:00Z')
    tokens.coordinador = await e.tokenDe('coordinador')
    expect(await dar('coordinador', id, 'deshacer', { comentario: 'Tarde' })).toMatchObject({
      status: 409,
      message: 'Ya no se puede deshacer: el plazo era de 1 día',
    })
    e.reloj.ahora = new Date('2026-11-20T17:00:00Z')
    tokens.coordinador = await e.tokenDe('coordinador')
    await e.db
      .update(tables.estudiantes)
      .set({ estatus: 1 })
      .where(eq(tables.estudiantes.matricula, estudiante.matricula))
    expect(await dar('coordinador', id, 'deshacer', { comentario: 'Error' })).toMatchObject({
      status: 409,
      message: 'Ya no se puede deshacer: «Estatus» cambió después',
    })
    expect((await linea('coordinador', id)).pasos).toHaveLength(3)
  })
})

describe('at once', () => {
  it('the same sending is one step, with a key or without', async () => {
    const id = await abrir()
    const cuerpo = { comentario: 'Bien' }
    const dos = await Promise.all([dar('escolar', id, 'aceptar', cuerpo), dar('escolar', id, 'aceptar', cuerpo)])
    expect(dos.map(({ status }) => status)).toEqual([200, 200])
    expect((await linea('escolar', id)).pasos).toHaveLength(2)
    const clave = { 'Idempotency-Key': 'la-misma-vez' }
    const tres = [0, 1].map(() => pedir('coordinador', `bajasTemporales/${id}/confirmar`, {}, clave))
    expect((await Promise.all(tres)).map(({ status }) => status)).toEqual([200, 200])
    expect((await linea('escolar', id)).pasos).toHaveLength(3)
  })

  it('of fifty one wins, and forty-nine learn the winner and the moment', async () => {
    const id = await abrir()
    const todas = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        dar('escolar', id, at % 2 ? 'aceptar' : 'rechazar', { comentario: `Vez ${at}` }),
      ),
    )
    expect(todas.filter(({ status }) => status === 200)).toHaveLength(1)
    const negadas = todas.filter(({ status }) => status === 409)
    expect(negadas).toHaveLength(49)
    for (const { message } of negadas)
      expect(message).toMatch(
        /^Usted ya (aceptó|rechazó) esta baja temporal el 20 de noviembre de 2026 a las 10:00 a.m.$/,
      )
    expect((await linea('escolar', id)).pasos).toHaveLength(2)
  })

  it('does not decide a case unseen when it moved since it was read', async () => {
    const id = await abrir()
    expect((await dar('escolar', id, 'aceptar', { tras: 0 })).status).toBe(409)
    expect((await dar('escolar', id, 'aceptar', { tras: 1 })).status).toBe(200)
  })
})
