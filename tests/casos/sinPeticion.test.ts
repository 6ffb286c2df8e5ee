import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../src/resources/index.ts'
import { usuarios } from '../../server/auth/tables.ts'
import type { Usuario } from '../../server/context.ts'
import type { CaseContext } from '../../server/crud/casos/caseContext.ts'
import { openCase } from '../../server/crud/casos/openCase.ts'
import { takeStep } from '../../server/crud/casos/takeStep.ts'
import { timeLine } from '../../server/crud/casos/timeLine.ts'
import { undoStep } from '../../server/crud/casos/undoStep.ts'
import { readPlanOf } from '../../server/crud/read/readPlan.ts'
import { tables } from '../../server/university/tables.ts'
import { cuc, estudiante } from '../harness/filas.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { solicitud } from './solicitud.ts'

let e: Escena
beforeAll(async () => (e = await escena()))
afterAll(() => e.cerrar())

const dichos: string[] = []

const usuarioDe = async (rol: Usuario['rol']): Promise<Usuario> => {
  const email = `${rol}@demo.cuc.mx`
  const [{ id } = { id: '' }] = await e.db.select().from(usuarios).where(eq(usuarios.email, email))
  const matricula = rol === 'estudiante' ? estudiante.matricula : null
  return { id, rol, email, nombre: rol, matricula, clave_cuc: cuc.clave }
}

const escritura = async (rol: Usuario['rol']): Promise<CaseContext> => ({
  db: e.db,
  plan: readPlanOf(resources.bajasTemporales),
  resource: resources.bajasTemporales,
  call: { usuario: await usuarioDe(rol), params: {}, today: '2026-11-20', archivo: id => id },
  momento: new Date('2026-11-20T16:00:00Z'),
  changeAccounts: async () => undefined,
  tell: async (_, notices) => void dichos.push(...notices.map(({ subject }) => subject)),
  advice: undefined,
})

const estatus = async () => {
  const [fila] = await e.db
    .select({ estatus: tables.estudiantes.estatus })
    .from(tables.estudiantes)
    .where(eq(tables.estudiantes.matricula, estudiante.matricula))
  return fila?.estatus
}

test('a case is begun, moved, read and taken back without a request', async () => {
  const sent = { values: {}, comment: null, faults: {} }
  const { key } = await openCase(await escritura('estudiante'), { ...sent, values: solicitud })
  const escolar = await escritura('escolar')
  const aceptada = await takeStep(escolar, { name: 'aceptar', key, sent: { ...sent, comment: 'Entregó constancia' } })
  expect(aceptada.values.estado).toBe('aceptada')
  const coordinador = await escritura('coordinador')
  await takeStep(coordinador, { name: 'confirmar', key, sent })
  expect(await estatus()).toBe(0)
  expect((await timeLine(escolar, key)).pasos.map(({ paso }) => paso)).toEqual(['abrir', 'aceptar', 'confirmar'])
  expect((await undoStep(coordinador, key, { ...sent, comment: 'Por error' })).to).toBe('aceptada')
  expect(await estatus()).toBe(1)
  expect(dichos).toContain('Baja temporal: solicitada')
})
