import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { bajaSinObjeto } from '../../src/domain/bajaSinObjeto.ts'
import { bajasTemporales } from '../../src/resources/bajasTemporales.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { vecinos } from '../harness/vecinos.ts'
import { solicitud } from './solicitud.ts'

let e: Escena
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  for (const rol of ['estudiante', 'escolar', 'coordinador']) tokens[rol] = await e.tokenDe(rol)
})
afterAll(() => e.cerrar())

const pedir = (rol: string, ruta: string, cuerpo: unknown = {}) =>
  e.pedir('POST', ruta, { token: tokens[rol] ?? '', cuerpo })
const dar = (rol: string, id: string, paso: string, cuerpo: object = {}) =>
  pedir(rol, `bajasTemporales/${id}/${paso}`, cuerpo)
const ultimoDichoA = async (rol: string) => {
  const dichos = await e.db
    .select({ asunto: avisos.asunto, texto: avisos.texto })
    .from(avisos)
    .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
    .where(eq(usuarios.email, `${rol}@demo.cuc.mx`))
    .orderBy(avisos.id)
  return dichos.map(({ asunto, texto }) => `${asunto} | ${texto}`).at(-1)
}

it('lets the coordination refuse an accepted leave, also of a student readmitted meanwhile, and tells student and office why', async () => {
  const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso ?? ''
  expect((await dar('coordinador', id, 'noProcede', { comentario: 'Aún no' })).status).toBe(409)
  await dar('escolar', id, 'aceptar')
  expect((await dar('escolar', id, 'noProcede', { comentario: 'No' })).status).toBe(403)
  expect(await dar('coordinador', id, 'noProcede')).toMatchObject({
    status: 422,
    errors: { comentario: 'El motivo del rechazo es requerido' },
  })
  await e.db.update(tables.estudiantes).set({ estatus: 0, continua: true })
  expect(await dar('coordinador', id, 'confirmar')).toMatchObject({
    status: 409,
    message: bajaSinObjeto('aceptada', true),
  })
  expect((await dar('coordinador', id, 'noProcede', { comentario: 'Ya fue readmitido' })).data).toMatchObject({
    estado: 'rechazada',
    turno: null,
    vence: null,
  })
  expect(await ultimoDichoA('estudiante')).toBe(
    'Baja temporal: rechazada | La coordinación académica rechazó su baja temporal.\n«Ya fue readmitido»',
  )
  expect(await ultimoDichoA('escolar')).toBe(
    'Baja temporal: rechazada | La coordinación académica rechazó la baja temporal de José Luis Peña Cruz.\n«Ya fue readmitido»',
  )
})

it('does not let the office pass on a request of a student who goes on under another matrícula, and says what is left to do', async () => {
  await e.db.update(tables.estudiantes).set({ estatus: 1, continua: false })
  const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso ?? ''
  await e.db.update(tables.estudiantes).set({ estatus: 0, continua: true })
  expect(bajaSinObjeto('solicitada', true)).toContain('Elija «Rechazar»')
  expect(await dar('escolar', id, 'aceptar')).toMatchObject({
    status: 409,
    message: bajaSinObjeto('solicitada', true),
  })
  const { registro } = JSON.parse(
    (await e.pedir('GET', `bajasTemporales/${id}/pasos`, { token: tokens.escolar ?? '' })).texto,
  ).data
  expect(bajasTemporales.process.warns?.(registro)).toBe(bajaSinObjeto('solicitada', true))
  expect((await dar('escolar', id, 'rechazar', { comentario: 'Ya fue readmitido' })).status).toBe(200)
})
