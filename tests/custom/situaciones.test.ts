import { eq, sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recalcular, type Diferencia } from '../../server/academico/recalcular.ts'
import { situaciones } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { documentos } from '../../src/domain/documentos.ts'
import { grados } from '../../src/domain/programas.ts'
import { promedio, sinCalificar } from '../../src/domain/promedio.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena({ sembrada: true })
})
afterAll(() => e.cerrar())

const diferencias = async () => {
  const halladas: Diferencia[] = []
  await recalcular(e.db, cada => void halladas.push(cada))
  return halladas
}

/** The n-th row of a table, whatever n is. */
const una = (tabla: string, clave: string, n: number) =>
  sql.raw(
    `(select ${clave} from ${tabla} order by ${clave} offset ${n} % (select greatest(count(*), 1) from ${tabla}) limit 1)`,
  )

/** Every way in which what a situation is made of changes, each with two numbers that choose where. */
const cambios: Readonly<Record<string, (n: number, m: number) => SQL>> = {
  calificar: (n, m) =>
    sql`update clases_estudiantes set calificacion = ${(m % 101) / 10}, acreditado = ${['', 'Si', 'No'][m % 3]} where ctid = ${una('clases_estudiantes', 'ctid', n)}`,
  cerrar: (n, m) =>
    sql`update clases set status_facilitador = true, status_escolar = ${m % 2 === 0} where id_clase = ${una('clases', 'id_clase', n)}`,
  'cambiar de materia': (n, m) =>
    sql`update clases set id_materia = ${una('materias', 'id_materia', m)} where id_clase = ${una('clases', 'id_clase', n)}`,
  'cambiar de periodo': (n, m) =>
    sql`update clases set id_periodo = ${una('periodos', 'id_periodo', m)} where id_clase = ${una('clases', 'id_clase', n)}`,
  inscribir: (n, m) =>
    sql`insert into clases_estudiantes (id_clase, matricula) values (${una('clases', 'id_clase', n)}, ${una('estudiantes', 'matricula', m)}) on conflict do nothing`,
  'registrar una previa': (n, m) =>
    sql`insert into "calificacionesPrevias" (matricula_estudiante, id_materia, periodo_escrito, calificacion, motivo, estado, registrada_por) values (${una('estudiantes', 'matricula', n)}, ${una('materias', 'id_materia', m)}, ${String(m % 9)}, ${(m % 101) / 10}, 'Archivo', ${['Confirmada', 'Por confirmar', 'Anulada'][n % 3]}, 'Ana') on conflict do nothing`,
  'corregir una previa': (n, m) =>
    sql`update "calificacionesPrevias" set calificacion = ${(m % 101) / 10}, estado = ${['Confirmada', 'Por confirmar', 'Anulada'][m % 3]}, id_materia = ${una('materias', 'id_materia', m)} where ctid = ${una('"calificacionesPrevias"', 'ctid', n)}`,
  'borrar una previa': n =>
    sql`delete from "calificacionesPrevias" where ctid = ${una('"calificacionesPrevias"', 'ctid', n)}`,
  'sacar de la clase': n => sql`delete from clases_estudiantes where ctid = ${una('clases_estudiantes', 'ctid', n)}`,
  'borrar la clase': n =>
    sql`delete from clases where id_clase = (select id_clase from clases_estudiantes where id_clase not in (select id_clase from envios_de_calificaciones) order by id_clase offset ${n % 7} limit 1)`,
  'dar de baja': (n, m) =>
    sql`update estudiantes set estatus = ${m % 2}, semestre = ${1 + (m % 12)} where matricula = ${una('estudiantes', 'matricula', n)}`,
  'cambiar de malla': (n, m) =>
    sql`update estudiantes set id_reticula = ${una('reticulas', 'id_reticula', m)} where matricula = ${una('estudiantes', 'matricula', n)}`,
  'cambiar de grupo': (n, m) =>
    sql`update estudiantes set clave_grupo = ${una('grupos', 'clave_grupo', m)} where matricula = ${una('estudiantes', 'matricula', n)}`,
  'mudar el grupo': (n, m) =>
    sql`update grupos set clave_cuc = ${una('cucs', 'clave_cuc', m)} where clave_grupo = ${una('grupos', 'clave_grupo', n)}`,
  'mover el periodo': (n, m) =>
    sql`update periodos set fecha_inicio = fecha_inicio + ${(m % 900) - 450}::int, fecha_final = fecha_final + ${(m % 900) - 450}::int where id_periodo = ${una('periodos', 'id_periodo', n)}`,
  'acortar el programa': (n, m) =>
    sql`update programas set duracion = ${2 + (m % 11)} where clave_programa = ${una('programas', 'clave_programa', n)}`,
  'entregar un documento': (n, m) =>
    sql`insert into documentacion (matricula, documento, entregado_en) values (${una('estudiantes', 'matricula', n)}, ${documentos[m % documentos.length]?.nombre}, '2026-08-01') on conflict do nothing`,
  'cambiar un documento por otro': (n, m) =>
    sql`update documentacion set documento = ${documentos[m % documentos.length]?.nombre} where ctid = ${una('documentacion', 'ctid', n)}`,
  'retirar un documento': n => sql`delete from documentacion where ctid = ${una('documentacion', 'ctid', n)}`,
  'cambiar de nacionalidad': (n, m) =>
    sql`update estudiantes set id_nacionalidad = ${una('nacionalidades', 'id_nacionalidad', m)} where matricula = ${una('estudiantes', 'matricula', n)}`,
  'cambiar el grado': (n, m) =>
    sql`update programas set grado = ${grados[m % grados.length]} where clave_programa = ${una('programas', 'clave_programa', n)}`,
  'cambiar de estudiante el servicio': (n, m) =>
    sql`update "serviciosSociales" set matricula_estudiante = ${una('estudiantes', 'matricula', m)} where id_servicio_social = ${una('"serviciosSociales"', 'id_servicio_social', n)}`,
  'abrir un servicio': n =>
    sql`insert into "serviciosSociales" (matricula_estudiante, del_cuc) values (${una('estudiantes', 'matricula', n)}, 'ninguno')`,
  'escribir otro CUC a mano': (n, m) =>
    m % 2
      ? sql`update estudiantes set del_cuc = ${una('cucs', 'clave_cuc', m)} where matricula = ${una('estudiantes', 'matricula', n)}`
      : sql`update clases set del_cuc = ${una('cucs', 'clave_cuc', m)} where id_clase = ${una('clases', 'id_clase', n)}`,
  'cambiar los créditos': (n, m) =>
    sql`update materias set creditos = ${1 + (m % 20) / 2} where id_materia = ${una('materias', 'id_materia', n)}`,
  'agregar a la malla': (n, m) =>
    sql`insert into reticulas_materias (id_reticula, id_materia, ciclo, orden) values (${una('reticulas', 'id_reticula', n)}, ${una('materias', 'id_materia', m)}, 50, 1) on conflict do nothing`,
  'quitar de la malla': n => sql`delete from reticulas_materias where ctid = ${una('reticulas_materias', 'ctid', n)}`,
  reinscribir: (n, m) =>
    sql`insert into reinscripciones (matricula, id_periodo, semestre, estado, abierto, desde) values (${una('estudiantes', 'matricula', n)}, ${una('periodos', 'id_periodo', m)}, 2, 'hecha', now(), now()) on conflict do nothing`,
  'quitar la reinscripción': n => sql`delete from reinscripciones where ctid = ${una('reinscripciones', 'ctid', n)}`,
}

/** What the database's own constraints refuse leaves everything as it was. */
const esNegativa = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  String(error.cause.code).startsWith('23')

it('what is kept of each student is what it is made of, whatever is written in which order, kept or taken back', async () => {
  const cambio = fc.tuple(fc.constantFrom(...Object.keys(cambios)), fc.nat(1_000_000), fc.nat(1_000_000))
  expect(await diferencias()).toEqual([])
  await fc.assert(
    fc.asyncProperty(fc.array(cambio, { minLength: 1, maxLength: 12 }), fc.boolean(), async (todos, vale) => {
      await e.db
        .transaction(async tx => {
          for (const [cual, n, m] of todos) if (cambios[cual]) await tx.execute(cambios[cual](n, m))
          if (!vale) tx.rollback()
        })
        .catch(error => {
          if (vale && !esNegativa(error)) throw error
        })
      expect(await diferencias()).toEqual([])
    }),
    { numRuns: 40 },
  )
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

it('two who close classes of one student at once leave what both wrote', async () => {
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

it('what somebody changed behind it is told, student by student, and mended', async () => {
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

it('what a row keeps of another is compared, told and mended too', async () => {
  const alterar = [
    sql`update estudiantes set del_cuc = null where matricula = ${una('estudiantes', 'matricula', 7)}`,
    sql`update clases set del_cuc = 'X' where id_clase = ${una('clases', 'id_clase', 7)}`,
    sql`update "serviciosSociales" set del_cuc = 'X' where id_servicio_social = ${una('"serviciosSociales"', 'id_servicio_social', 7)}`,
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
    ['serviciosSociales', 'del_cuc'],
    ['clases_estudiantes', 'id_materia'],
  ])
  expect(await diferencias()).toEqual([])
})
