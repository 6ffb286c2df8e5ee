import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { migrationsFolder, migrationsIn } from '../../server/db/migrations.ts'
import { tables } from '../../server/university/tables.ts'
import { porFuera } from '../harness/porFuera.ts'
import { oficina, matricula, type Oficina } from '../servicioSocial/oficina.ts'
import { en } from '../servicioSocial/ponerServicio.ts'

const { serviciosSociales } = tables
let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
afterAll(() => o.e.cerrar())

/** Applies the migrations that read absences from history. */
const migrar = async () => {
  const suyas = migrationsIn(migrationsFolder).filter(({ tag }) => /ya_en_pausa$|_como_movimiento$/.test(tag))
  if (suyas.length !== 2) throw new Error('they are not applied')
  for (const { statements } of suyas) for (const cada of statements) await o.e.db.execute(sql.raw(cada))
}

/** Sets the estatus of the student on a day, as the office does. */
const ponerEstatus = async (dia: string, estatus: 0 | 1) => {
  o.e.reloj.ahora = new Date(`${dia}T16:00:00Z`)
  const token = await o.e.tokenDe('escolar')
  const { data } = await o.e.pedir('GET', `estudiantes/${matricula}`, { token })
  const { status } = await o.e.pedir('PUT', `estudiantes/${matricula}`, { token, cuerpo: { ...data, estatus } })
  if (status !== 200) throw new Error(`the estatus could not be set: ${status}`)
}

/** Plays absences of a student, puts the service back to how a version before kept it, and migrates it. */
const jugado = async (faltas: readonly (readonly [string, 0 | 1])[], en3: 'pendiente' | 'enviado' = 'pendiente') => {
  o.e.reloj.ahora = new Date('2026-11-20T16:00:00Z')
  await porFuera(o.e.db, sql`delete from ${historial}`)
  await o.poner(en({ 0: 'aceptado', 1: 'aceptado', 2: 'aceptado', 3: en3 }))
  const antes = await o.fila()
  for (const [dia, estatus] of faltas) await ponerEstatus(dia, estatus)
  const seguido = await o.fila()
  const deAntes = {
    turno: antes?.turno ?? 'nadie',
    vence: antes?.vence ?? null,
    ultimo_movimiento: antes?.ultimo_movimiento ?? '',
  }
  await o.e.db
    .update(serviciosSociales)
    .set({ ...deAntes, ausente_desde: null, dias_ausente: null, dias_restantes: null })
    .where(eq(serviciosSociales.matricula_estudiante, matricula))
  await migrar()
  const migrado = await o.fila()
  await ponerEstatus('2026-12-20', 1)
  return { seguido, migrado }
}

it.each<[string, Parameters<typeof jugado>, object]>([
  ['of somebody away', [[['2026-11-25', 0]]], { turno: 'pausa', dias_restantes: 10 }],
  [
    'of somebody back',
    [
      [
        ['2026-11-25', 0],
        ['2026-12-05', 1],
      ],
    ],
    { turno: 'estudiante', vence: '2026-12-15', dias_ausente: 10 },
  ],
  [
    'of somebody away again',
    [
      [
        ['2026-11-25', 0],
        ['2026-12-05', 1],
        ['2026-12-08', 0],
      ],
    ],
    { turno: 'pausa', dias_restantes: 7, dias_ausente: 10 },
  ],
  ['that the office reviews', [[['2026-11-25', 0]], 'enviado'], { turno: 'escolar', ausente_desde: '2026-11-25' }],
  ['of somebody who was never away', [[]], { turno: 'estudiante', vence: '2026-12-05', ausente_desde: null }],
])('a service of before keeps what the absences in history would have made of it: %s', async (_, faltas, espera) => {
  const { seguido, migrado } = await jugado(...faltas)
  expect(seguido).toMatchObject(espera)
  expect(migrado).toEqual(seguido)
})

it('a report that was asked for after an absence is due as the live rule has it', async () => {
  o.e.reloj.ahora = new Date('2026-11-20T16:00:00Z')
  await porFuera(o.e.db, sql`delete from ${historial}`)
  await o.poner(en({ ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map(fase => [fase, 'aceptado'])), 7: 'enviado' }))
  await ponerEstatus('2026-11-25', 0)
  await ponerEstatus('2026-12-10', 1)
  o.e.reloj.ahora = new Date('2026-12-11T16:00:00Z')
  o.tokens.set('escolar', await o.e.tokenDe('escolar'))
  expect((await o.pedirPaso('escolar', { accion: 'aceptar', fase: 7 })).status).toBe(200)
  const seguido = await o.fila()
  expect(seguido).toMatchObject({ turno: 'estudiante', fase: 8, vence: '2027-03-16', dias_ausente: 15 })
  await o.e.db
    .update(serviciosSociales)
    .set({ vence: '2027-03-01', dias_ausente: null })
    .where(eq(serviciosSociales.matricula_estudiante, matricula))
  await migrar()
  expect(await o.fila()).toEqual(seguido)
})
