import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recalculate, type Diferencia } from '../../server/academico/recalculate.ts'
import { situaciones } from '../../server/academico/tables.ts'
import { rollBackAfter } from '../../server/db/rollBackAfter.ts'
import { tables } from '../../server/university/tables.ts'
import { promedio, sinCalificar } from '../../src/domain/promedio.ts'
import { veces } from '../harness/aFondo.ts'
import { alAzar, clasesDeCambio, escribir, una } from '../harness/cambiosAlAzar.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

const diferencias = async () => {
  const halladas: Diferencia[] = []
  await recalculate(e.db, cada => void halladas.push(cada))
  return halladas
}

it('kept figures of each student equal their sources after any sequence of writes, committed or rolled back', async () => {
  expect(await diferencias()).toEqual([])
  await fc.assert(
    fc.asyncProperty(alAzar, fc.boolean(), async (todos, vale) => {
      await escribir(e.db, todos, vale)
      expect(await diferencias()).toEqual([])
    }),
    { numRuns: veces(40) },
  )
})

it('each kind of change by itself, in several places, keeps right values', async () => {
  for (const cual of clasesDeCambio) {
    for (let vez = 0; vez < 8; vez += 1) await escribir(e.db, [[cual, vez * 7919, vez * 7907 + 1]], true)
    expect([cual, await diferencias()]).toEqual([cual, []])
  }
})

it.each(['reportes_de_grupos', '"serviciosSociales"', 'clases_estudiantes', 'clases', 'estudiantes'])(
  'kept figures of %s are gone when the table is emptied',
  async tabla => {
    const halladas: Diferencia[] = []
    await rollBackAfter(e.db, async tx => {
      await tx.execute(sql.raw(`truncate ${tabla} cascade`))
      await recalculate(tx, cada => void halladas.push(cada))
    })
    expect(halladas).toEqual([])
  },
)

it('the list of all students tells as many as there are, active or not', async () => {
  const token = await e.tokenDe('coordinador')
  const total = async (filtro = '') =>
    (await e.pedir('GET', `estudiantes?range=[0,0]${filtro}`, { token })).headers.get('content-range')?.split('/')[1]
  const hay = (condicion = sql`true`) => e.db.$count(tables.estudiantes, condicion)
  const antes = await hay()
  await e.db.execute(sql`update estudiantes set estatus = 0 where matricula = ${una('estudiantes', 'matricula', 3)}`)
  expect(await total()).toBe(String(antes))
  expect(await total('&filter={"estatus":0}')).toBe(String(await hay(sql`estatus = 0`)))
  await e.db.execute(
    sql`update estudiantes_contados set cuantos = cuantos + 1 where ctid = (select min(ctid) from estudiantes_contados)`,
  )
  expect(await total()).toBe(String(antes + 1))
  expect((await diferencias()).map(({ tabla }) => tabla)).toEqual(['estudiantes_contados'])
  expect(await total()).toBe(String(antes))
})

it('the average is the one that the kardex shows, in every case of the demonstration', async () => {
  const filas = await e.db.select().from(situaciones)
  for (const { matricula, promedio: guardado } of filas) {
    const { rows: notas } = await e.db.execute<{ nota: string; acreditado: string }>(
      sql`select calificacion as nota, acreditado from tomadas(array[${matricula}])`,
    )
    const cerradas = notas.filter(({ acreditado }) => acreditado !== '').map(({ nota }) => nota)
    expect([matricula, guardado === null ? sinCalificar : guardado.toFixed(2)]).toEqual([matricula, promedio(cerradas)])
  }
  expect(filas.length).toBe(await e.db.$count(tables.estudiantes))
})

it('two who close classes of one student at once keep the changes of both', async () => {
  const { rows } = await e.db.execute<{ matricula: string; clases: string[] }>(
    sql`select matricula, array_agg(id_clase) as clases from clases_estudiantes group by matricula having count(*) > 3 limit 1`,
  )
  const [{ matricula = '', clases = [] } = {}] = rows
  for (let vuelta = 0; vuelta < 5; vuelta += 1)
    await Promise.all(
      clases.map((clase, lugar) =>
        e.db.execute(
          sql`update clases_estudiantes set calificacion = ${5 + ((lugar + vuelta) % 5)}, acreditado = ${(lugar + vuelta) % 2 ? 'Si' : 'No'} where id_clase = ${clase} and matricula = ${matricula}`,
        ),
      ),
    )
  expect(await diferencias()).toEqual([])
})

it('is no edit: neither the version of the student nor history knows of it', async () => {
  const versiones = () =>
    e.db.execute(
      sql`select (select sum(version) from estudiantes) as versiones, (select count(*) from historial) as renglones`,
    )
  const antes = (await versiones()).rows
  await e.db.execute(sql`update clases_estudiantes set calificacion = 10, acreditado = 'Si'`)
  expect(await e.db.$count(situaciones, eq(situaciones.promedio, 10))).toBeGreaterThan(0)
  expect((await versiones()).rows).toEqual(antes)
})

it('figures changed from outside are reported, student by student, and mended', async () => {
  const [una] = await e.db.select().from(situaciones).limit(1)
  const clave = una?.matricula ?? ''
  const { matricula } = situaciones
  await e.db.update(situaciones).set({ aprobadas: 99 }).where(eq(matricula, clave))
  const [hallada, ...otras] = await diferencias()
  expect(otras).toEqual([])
  expect(hallada).toMatchObject({
    tabla: 'situaciones',
    clave,
    guardado: { aprobadas: 99 },
    calculado: { aprobadas: una?.aprobadas },
  })
  expect(await diferencias()).toEqual([])
})

it('copies that a row keeps of another are compared, reported and mended too', async () => {
  const alterar = [
    sql`update estudiantes set del_cuc = null where matricula = ${una('estudiantes', 'matricula', 7)}`,
    sql`update clases set del_cuc = 'X' where id_clase = ${una('clases', 'id_clase', 7)}`,
    sql`update "serviciosSociales" set del_cuc = 'X' where id_servicio_social = ${una('"serviciosSociales"', 'id_servicio_social', 7)}`,
    sql`update certificados set del_cuc = null where n_folio = ${una('certificados', 'n_folio', 7)}`,
    sql`update clases_estudiantes set id_materia = null where ctid = ${una('clases_estudiantes', 'ctid', 7)}`,
  ]
  await e.db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const cada of alterar) await tx.execute(cada)
  })
  const halladas = await diferencias()
  expect(halladas.map(({ tabla, calculado }) => [tabla, ...Object.keys(calculado)])).toEqual([
    ['estudiantes', 'del_cuc'],
    ['clases', 'del_cuc'],
    ['certificados', 'del_cuc'],
    ['serviciosSociales', 'del_cuc'],
    ['clases_estudiantes', 'id_materia'],
    ['estudiantes_contados', 'cuantos'],
    ['estudiantes_contados', 'cuantos'],
    ['clases_contadas', 'cuantos'],
    ['clases_contadas', 'cuantos'],
  ])
  expect(await diferencias()).toEqual([])
})

it('changed counts and changed reports that groups owe are reported and mended', async () => {
  const alterar = [
    [
      'clases_contadas',
      sql`update clases_contadas set cuantos = cuantos + 1 where ctid = (select min(ctid) from clases_contadas)`,
    ],
    [
      'situaciones_contadas',
      sql`delete from situaciones_contadas where ctid = (select min(ctid) from situaciones_contadas where cuantos <> 0)`,
    ],
    [
      'reportes_debidos',
      sql`update reportes_debidos set desde = '2001-01-01' where clave_grupo = ${una('grupos', 'clave_grupo', 3)}`,
    ],
    ['reportes_debidos', sql`delete from reportes_debidos where clave_grupo = ${una('grupos', 'clave_grupo', 4)}`],
  ] as const
  for (const [tabla, cambio] of alterar) {
    await e.db.execute(cambio)
    expect((await diferencias()).map(hallada => hallada.tabla)).toEqual([tabla])
    expect(await diferencias()).toEqual([])
  }
  for (const campo of ['activo', 'candidato']) {
    await e.db.execute(
      sql.raw(
        `update situaciones set ${campo} = not ${campo} where matricula = (select min(matricula) from situaciones)`,
      ),
    )
    expect((await diferencias()).map(hallada => hallada.tabla)).toEqual(['situaciones'])
    expect(await diferencias()).toEqual([])
  }
})
