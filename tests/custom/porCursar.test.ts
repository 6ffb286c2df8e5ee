import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { situaciones } from '../../server/academico/tables.ts'
import { porCursarEn, porCursarEntre } from '../../server/custom/clases/porCursar.ts'
import { candidatos } from '../../server/custom/servicioSocial/candidatos.ts'
import type { Usuario } from '../../server/context.ts'
import { tables } from '../../server/university/tables.ts'
import { universidad } from '../../src/domain/universidad.ts'
import { veces } from '../harness/aFondo.ts'
import { alAzar, escribir } from '../harness/cambiosAlAzar.ts'
import { escena, type Escena } from '../harness/escena.ts'

const { estudiantes } = tables

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

type Curso = { clave_cuc: string; id_materia: string; id_clase: string }

/** Returns for each campus the class that most of its students take, and one that some of them take elsewhere. */
const cursos = async () => {
  const { rows } = await e.db.execute<Curso>(sql`
    (select distinct on (e.del_cuc) e.del_cuc as clave_cuc, ce.id_materia, ce.id_clase
      from clases_estudiantes ce join estudiantes e using (matricula)
      group by 1, 2, 3 order by e.del_cuc, count(*) desc, 2, 3)
    union all (select distinct on (e.del_cuc) e.del_cuc, ce.id_materia, ce.id_clase
      from clases_estudiantes ce join estudiantes e using (matricula) join clases c using (id_clase)
      where c.del_cuc <> e.del_cuc order by 1, 2, 3)`)
  return rows
}

/** Computes the students one by one, from what each took anywhere. */
const porRegla = async ({ clave_cuc, id_materia, id_clase }: Curso, otra: boolean) => {
  const { rows } = await e.db.execute<{ matricula: string }>(sql`
    select e.matricula from estudiantes e where e.del_cuc = ${clave_cuc} and not exists (
      select from tomadas(array[e.matricula]) t
      where t.id_materia = ${id_materia} and t.acreditado in ('', 'Si') ${otra ? sql`and t.id_clase is distinct from ${id_clase}` : sql``})
    order by 1`)
  return rows.map(({ matricula }) => matricula)
}

const quienes = async (condicion: ReturnType<typeof porCursarEn>) =>
  (
    await e.db
      .select({ matricula: estudiantes.matricula })
      .from(estudiantes)
      .where(condicion)
      .orderBy(estudiantes.matricula)
  ).map(({ matricula }) => matricula)

const delCampus = async (clave_cuc: string) => quienes(sql`del_cuc = ${clave_cuc}`)

const comparar = async () => {
  const hallados = await cursos()
  for (const curso of hallados) {
    const { clave_cuc, id_materia, id_clase } = curso
    expect([curso, await quienes(porCursarEn(clave_cuc, id_materia))]).toEqual([curso, await porRegla(curso, false)])
    const todos = await delCampus(clave_cuc)
    expect([curso, await quienes(porCursarEntre(todos, id_materia, id_clase))]).toEqual([
      curso,
      await porRegla(curso, true),
    ])
  }
  return hallados.length
}

it('candidates of a materia are those who took it nowhere: at no campus, in no periodo, in no group that moved', async () => {
  expect(await comparar()).toBeGreaterThan(2)
  await fc.assert(
    fc.asyncProperty(alAzar, fc.boolean(), async (todos, vale) => {
      await escribir(e.db, todos, vale)
      await comparar()
    }),
    { numRuns: veces(12) },
  )
})

it('a class at another campus counts like one of the own, and one that moves to theirs is another no more', async () => {
  /** Finds a class of a campus, and a student of another who takes everything at home and that materia nowhere. */
  const [par] = (
    await e.db.execute<Curso & { matricula: string; campus: string }>(sql`
      select c.del_cuc as clave_cuc, ce.id_materia, ce.id_clase, e.matricula, e.del_cuc as campus
      from clases_estudiantes ce join clases c using (id_clase), estudiantes e join situaciones s using (matricula)
      where e.del_cuc <> c.del_cuc and not s.en_otro_cuc
        and not exists (select from tomadas(array[e.matricula]) t where t.id_materia = ce.id_materia)
      order by ce.id_clase, e.matricula limit 1`)
  ).rows
  if (!par) throw new Error('nobody takes everything at home')
  const suyo = { clave_cuc: par.campus, id_materia: par.id_materia, id_clase: par.id_clase }
  expect(await quienes(porCursarEn(suyo.clave_cuc, suyo.id_materia))).toContain(par.matricula)
  await e.db.execute(
    sql`insert into clases_estudiantes (id_clase, matricula) values (${par.id_clase}, ${par.matricula})`,
  )
  expect(await quienes(porCursarEn(suyo.clave_cuc, suyo.id_materia))).not.toContain(par.matricula)
  expect(await quienes(porCursarEn(suyo.clave_cuc, suyo.id_materia))).toEqual(await porRegla(suyo, false))
  const enOtro = async () =>
    (
      await e.db
        .select({ si: situaciones.en_otro_cuc })
        .from(situaciones)
        .where(sql`matricula = ${par.matricula}`)
    )[0]
  expect(await enOtro()).toEqual({ si: true })
  await e.db.execute(sql`
    update grupos set clave_cuc = ${suyo.clave_cuc} where clave_grupo = (select clave_grupo from clases where id_clase = ${suyo.id_clase})`)
  expect(await enOtro()).toEqual({ si: false })
  expect(await quienes(porCursarEn(suyo.clave_cuc, suyo.id_materia))).not.toContain(par.matricula)
})

it('candidates are the active ones of the campus with enough subjects and no service, each asked by itself', async () => {
  const { rows: cucs } = await e.db.execute<{ clave_cuc: string }>(sql`select clave_cuc from cucs`)
  let hallados = 0
  for (const { clave_cuc } of cucs) {
    const { rows } = await e.db.execute<{ matricula: string }>(sql`
      select e.matricula from estudiantes e join situaciones s using (matricula)
      where e.del_cuc = ${clave_cuc} and e.estatus = 1 and s.avance >= ${universidad.umbralServicioSocial * 100}
        and not exists (select from "serviciosSociales" v where v.matricula_estudiante = e.matricula) order by 1`)
    const usuario = { rol: 'escolar', clave_cuc } as Usuario
    expect(await quienes(candidatos({ usuario }))).toEqual(rows.map(({ matricula }) => matricula))
    hallados += rows.length
  }
  expect(hallados).toBeGreaterThan(0)
})
