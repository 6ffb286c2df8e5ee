import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingOf } from '../../server/crud/casos/movements.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { versionAnterior } from '../harness/versionAnterior.ts'

/** A dump with services in every phase, duration and state, some moved through the API, and the answers of the version that wrote it. */
const dump = 'f4ddbb7'

type Row = {
  id_servicio_social: string
  fase: number
  paso: number
  status: string
  comentario: string | null
  archivo: string | null
  usuario_id: string | null
  autor: string
  momento: string
}
const leer = async () =>
  versionAnterior(
    dump,
    async db =>
      (
        await db.execute<Row>(
          sql`select * from movimientos_de_servicio order by id_servicio_social, momento, fase, paso`,
        )
      ).rows,
  )
let anterior: Awaited<ReturnType<typeof leer>>
beforeAll(async () => {
  anterior = await leer()
}, 60_000)
afterAll(() => anterior.cerrar())

test.each([
  ['servicios', 100],
  ['calificaciones', 60],
] as const)(
  'answers of the version before about %s are the same after the migration, with the very files',
  async (de, muchas) => {
    const { antes, ahora } = await anterior.otraVez(`${dump}.${de}.json.br`)
    expect(antes.length).toBeGreaterThan(muchas)
    expect(ahora).toMatchObject(antes)
  },
)

test('every movement of a phase is a step, with its file, comment, author and moment; the steps agree with the state of each service', async () => {
  const { db, antes } = anterior
  const movidos = await db
    .select()
    .from(pasos)
    .where(eq(pasos.proceso, 'serviciosSociales'))
    .orderBy(asc(pasos.caso), asc(pasos.n))
  expect(antes.length).toBeGreaterThan(300)
  expect(
    movidos.map(({ caso, fase, a, comentario, archivo, usuario_id, autor, momento }) => [
      caso,
      fase,
      a,
      comentario,
      archivo,
      usuario_id,
      autor,
      momento,
    ]),
  ).toEqual(
    antes.map(({ id_servicio_social, fase, status, comentario, archivo, usuario_id, autor, momento }) => [
      id_servicio_social,
      fase,
      status,
      comentario,
      archivo,
      usuario_id,
      autor,
      new Date(momento),
    ]),
  )
  for (const servicio of await db.select().from(tables.serviciosSociales)) {
    const suyos = movidos.filter(({ caso }) => caso === servicio.id_servicio_social)
    expect(suyos.map(({ n }) => n)).toEqual(suyos.map((_, at) => at + 1))
    expect(servicio).toMatchObject(standingOf(resources.serviciosSociales.process, suyos, servicio))
  }
})
