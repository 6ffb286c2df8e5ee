import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recalculate, type Diferencia } from '../../server/academico/recalculate.ts'
import { tables } from '../../server/university/tables.ts'
import { aFondo } from '../harness/aFondo.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { escribirALaVez } from '../harness/escribirALaVez.ts'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
  const { rows } = await e.db.execute<typeof suyo>(sql`
    select e.matricula, e.clave_grupo, e.clave_programa, e.id_reticula, c.id_clase, c.id_periodo, r.id_materia
    from estudiantes e join clases_estudiantes ce using (matricula) join clases c on c.id_clase = ce.id_clase and c.clave_grupo = e.clave_grupo
      join reticulas_materias r on r.id_reticula = e.id_reticula and r.id_materia = c.id_materia
    where not c.status_escolar and not exists (select from "serviciosSociales" s where s.matricula_estudiante = e.matricula) limit 1`)
  Object.assign(suyo, rows[0])
  await diferencias()
})
afterAll(() => e.cerrar())

/** A student, and the records that they refer to. */
const suyo = {
  matricula: '',
  clave_grupo: '',
  clave_programa: '',
  id_reticula: '',
  id_clase: '',
  id_periodo: '',
  id_materia: '',
}

const diferencias = async () => {
  const halladas: Diferencia[] = []
  await recalculate(e.db, cada => void halladas.push(cada))
  return halladas
}

/** Returns the columns that another student or class copies from this one. */
const como = (tabla: keyof typeof tables, ...menos: readonly string[]) =>
  Object.values(getTableColumns(tables[tabla])).flatMap(({ name, generated }) =>
    generated || menos.includes(name) ? [] : [`"${name}"`],
  )
const deEstudiante = como('estudiantes', 'matricula', 'matricula_anterior', 'curp', 'id_usuario').join()
const deClase = como('clases', 'id_clase').join()
let nuevos = 0

/** Updates of rows that others refer to. */
const cambios: Readonly<Record<string, () => string>> = {
  'el grupo se muda de CUC': () =>
    `update grupos set clave_cuc = (select clave_cuc from cucs where clave_cuc <> grupos.clave_cuc order by 1 limit 1) where clave_grupo = '${suyo.clave_grupo}'`,
  'la clase se cierra o se abre': () =>
    `update clases set status_facilitador = true, status_escolar = not status_escolar where id_clase = '${suyo.id_clase}'`,
  'la clase es de otra materia': () =>
    `update clases set id_materia = (select id_materia from reticulas_materias where id_reticula = '${suyo.id_reticula}' and id_materia <> clases.id_materia order by 1 limit 1) where id_clase = '${suyo.id_clase}'`,
  'el programa dura otro tanto': () =>
    `update programas set duracion = 12 - duracion % 3 where clave_programa = '${suyo.clave_programa}'`,
  'la materia vale otros créditos': () =>
    `update materias set creditos = 4 + mod(creditos, 5) where id_materia = '${suyo.id_materia}'`,
  'la malla tiene otra materia': () =>
    `update reticulas_materias set id_materia = (select id_materia from materias m where not exists (select from reticulas_materias r where r.id_materia = m.id_materia and r.id_reticula = '${suyo.id_reticula}') order by 1 limit 1) where id_reticula = '${suyo.id_reticula}' and id_materia = (select id_materia from reticulas_materias where id_reticula = '${suyo.id_reticula}' and id_materia <> '${suyo.id_materia}' order by 1 limit 1)`,
  'la malla tiene una materia menos': () =>
    `delete from reticulas_materias where id_reticula = '${suyo.id_reticula}' and id_materia = (select id_materia from reticulas_materias where id_reticula = '${suyo.id_reticula}' and id_materia <> '${suyo.id_materia}' order by 1 desc limit 1)`,
  'el periodo empieza otro día': () =>
    `update periodos set fecha_inicio = fecha_inicio - 1 where id_periodo = '${suyo.id_periodo}'`,
  'el estudiante cambia de grupo': () =>
    `update estudiantes set clave_grupo = (select clave_grupo from grupos g where g.clave_programa = '${suyo.clave_programa}' and g.clave_grupo <> '${suyo.clave_grupo}' order by 1 limit 1) where matricula = '${suyo.matricula}'`,
}

/** Inserts of rows that refer to them, made meanwhile. */
const altas: Readonly<Record<string, () => string>> = {
  'otro estudiante': () =>
    `insert into estudiantes (${deEstudiante}, matricula) select ${deEstudiante}, '209901NUEVO${String((nuevos += 1)).padStart(7, '0')}' from estudiantes where matricula = '${suyo.matricula}'`,
  'otro inscrito': () =>
    `insert into clases_estudiantes (id_clase, matricula) select '${suyo.id_clase}', matricula from estudiantes e where not exists (select from clases_estudiantes ce where ce.matricula = e.matricula and ce.id_clase = '${suyo.id_clase}') order by 2 limit 1`,
  'otra clase': () =>
    `insert into clases (${deClase}) select ${deClase} from clases where id_clase = '${suyo.id_clase}'`,
  'un servicio social': () =>
    `insert into "serviciosSociales" (matricula_estudiante, del_cuc) values ('${suyo.matricula}', 'ninguno') on conflict do nothing`,
  'la materia en otra malla': () =>
    `insert into reticulas_materias (id_reticula, id_materia, ciclo, orden) select id_reticula, '${suyo.id_materia}', 50, 1 from estudiantes e where not exists (select from reticulas_materias r where r.id_reticula = e.id_reticula and r.id_materia = '${suyo.id_materia}') order by 1 limit 1`,
}

describe.each(Object.entries(cambios))('while %s', (_, cambio) => {
  it.each(Object.entries(altas))('%s: the kept values are right, in either order', async (__, alta) => {
    for (const [una, otra] of [[cambio, alta] as const, ...(aFondo ? [[alta, cambio] as const] : [])]) {
      await escribirALaVez(e.url, una(), otra())
      expect(await diferencias()).toEqual([])
    }
  })
})

it('enrolling while the periodo becomes the last or the first keeps right values, in either order', async () => {
  const corregir = () =>
    `update periodos set (fecha_inicio, fecha_final) = (select dia, dia + 100 from (select case when fecha_inicio < '2000-01-01' then date '2090-01-01' else date '1990-01-01' end as dia) d) where id_periodo = '${suyo.id_periodo}'`
  const inscribir = () =>
    `insert into clases_estudiantes (id_clase, matricula) select '${suyo.id_clase}', matricula from situaciones s where s.id_periodo is not null and not exists (select from clases_estudiantes ce join clases c using (id_clase) where ce.matricula = s.matricula and c.id_periodo = '${suyo.id_periodo}') order by 2 limit 1`
  for (const [una, otra] of [
    [inscribir, corregir],
    [corregir, inscribir],
  ] as const) {
    await escribirALaVez(e.url, una(), otra())
    expect(await diferencias()).toEqual([])
  }
})
