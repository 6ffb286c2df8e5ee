import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conReportePendiente } from '../../server/custom/reportes/reportesDebidos.ts'
import { tables } from '../../server/university/tables.ts'
import { veces } from '../harness/aFondo.ts'
import { alAzar, escribir } from '../harness/cambiosAlAzar.ts'
import { escena, type Escena } from '../harness/escena.ts'

const { grupos } = tables

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

/** Computes the groups that owe a report, period by period: the initial one, or the final one where all classes with students are closed. */
const porRegla = async (hoy: string) => {
  const { rows } = await e.db.execute<{ clave: string }>(sql`
    select distinct cursado.clave_grupo as clave
    from (
      select c.clave_grupo, c.id_periodo, coalesce(bool_and(c.status_escolar) filter (where exists (select from clases_estudiantes ce where ce.id_clase = c.id_clase)), false) as cerrado
      from clases c join periodos p using (id_periodo)
      where p.fecha_inicio <= ${hoy} group by 1, 2
    ) as cursado left join reportes_de_grupos r using (clave_grupo, id_periodo)
    where coalesce(r.estado, 'generado') = 'generado' or (cursado.cerrado and r.estado = 'inicial')
    order by 1`)
  return rows.map(({ clave }) => clave)
}

const hallados = async (today: string) =>
  (
    await e.db
      .select({ clave: grupos.clave_grupo })
      .from(grupos)
      .where(conReportePendiente({ today }))
      .orderBy(grupos.clave_grupo)
  ).map(({ clave }) => clave)

it('groups that owe a report equal those of the rule, on any day and after any writes', async () => {
  const hoy = new Date().toISOString().slice(0, 10)
  expect((await hallados(hoy)).length).toBeGreaterThan(0)
  await fc.assert(
    fc.asyncProperty(alAzar, fc.boolean(), fc.integer({ min: 0, max: 4 }), async (todos, vale, antes) => {
      await escribir(e.db, todos, vale)
      const dia = `${Number(hoy.slice(0, 4)) - antes}-12-28`
      expect(await hallados(dia)).toEqual(await porRegla(dia))
    }),
    { numRuns: veces(30) },
  )
})
