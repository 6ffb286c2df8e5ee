import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogOf, differences } from '../../server/db/catalogOf.ts'
import { palabrasQueVarian } from '../../src/domain/mismaPersona.ts'
import { documentosDe, esVisible } from '../../src/domain/documentos.ts'
import { nacionalidadMexicana, otraNacionalidad } from '../../src/domain/personas.ts'
import { grados } from '../../src/domain/programas.ts'
import { universidad } from '../../src/domain/universidad.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

it.each(['situaciones', 'cuentas', 'reportesDebidos'])(
  'the migrations make the functions and triggers that server/academico/%s.sql shows',
  async file => {
    const before = await catalogOf(base.db)
    const statements = (await readFile(`server/academico/${file}.sql`, 'utf8')).split('--> statement-breakpoint')
    for (const statement of statements) await base.db.execute(sql.raw(statement))
    expect(differences(await catalogOf(base.db), before)).toEqual([])
    expect(statements.length).toBeGreaterThan(10)
  },
)

it('the migrations make the function that server/custom/personas/huella.sql shows', async () => {
  const before = await catalogOf(base.db)
  await base.db.execute(sql.raw(await readFile('server/custom/personas/huella.sql', 'utf8')))
  expect(differences(await catalogOf(base.db), before)).toEqual([])
})

it.each([...new Set(palabrasQueVarian)])('«%s» makes no other name of one, in program and database', async palabra => {
  const { rows } = await base.db.execute(sql`
    select huella_de_nombre('Ana', ${palabra}, 'López') = huella_de_nombre('Ana', null, 'López') as una,
      huella_de_nombre('Ana', 'Ruiz', 'López') = huella_de_nombre('Ana', null, 'López') as otra`)
  expect(rows).toEqual([{ una: true, otra: false }])
})

it('the passing grade is the same in program and database', async () => {
  const { rows } = await base.db.execute<{ cuanto: string }>(sql`select calificacion_aprobatoria() as cuanto`)
  expect(rows.map(({ cuanto }) => Number(cuanto))).toEqual([universidad.calificacionAprobatoria])
})

it('from how much on a social service may begin is one figure in program and database', async () => {
  const { rows } = await base.db.execute(sql`select umbral_de_servicio_social() as cuanto`)
  expect(rows).toEqual([{ cuanto: universidad.umbralServicioSocial }])
})

it('the documents asked of a student are the same in program and database', async () => {
  for (const grado of grados)
    for (const nacionalidad of [nacionalidadMexicana, otraNacionalidad, 3]) {
      const { rows } = await base.db.execute<{ pedidos: string[] }>(
        sql`select documentos_pedidos(${grado}, ${nacionalidad}::int) as pedidos`,
      )
      const pedidos = documentosDe(grado).filter(nombre => esVisible(nombre, nacionalidad))
      expect([grado, nacionalidad, rows[0]?.pedidos]).toEqual([grado, nacionalidad, pedidos])
    }
})

it('a reference is ordered as the key that it points at: else no index serves what joins them', async () => {
  const { rows } = await base.db.execute(sql`
    select conrelid::regclass::text as tabla, own.attname as columna
    from pg_constraint, unnest(conkey, confkey) as pair (own, target)
      join pg_attribute own on own.attnum = pair.own join pg_attribute target on target.attnum = pair.target
    where contype = 'f' and own.attrelid = conrelid and target.attrelid = confrelid and own.attcollation <> target.attcollation`)
  expect(rows).toEqual([])
})
