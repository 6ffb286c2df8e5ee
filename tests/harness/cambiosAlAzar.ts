import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import type { Db } from '../../server/db/queryable.ts'
import { tables } from '../../server/university/tables.ts'
import { documentos } from '../../src/domain/documentos.ts'
import { grados } from '../../src/domain/programas.ts'

/** SQL of the n-th row of a table, for any n. */
export const una = (tabla: string, clave: string, n: number) =>
  sql.raw(
    `(select ${clave} from ${tabla} order by ${clave} offset ${n} % (select greatest(count(*), 1) from ${tabla}) limit 1)`,
  )

/** The columns of a student that may be copied from another. */
const comoOtro = sql.join(
  Object.values(getTableColumns(tables.estudiantes)).flatMap(({ name, generated }) =>
    generated || ['matricula', 'matricula_anterior', 'curp', 'id_usuario'].includes(name) ? [] : [sql.identifier(name)],
  ),
  sql`, `,
)

/** Every kind of change that affects a situación. The two numbers choose the rows. */
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
  'vaciar la clase': n => sql`delete from clases_estudiantes where id_clase = ${una('clases', 'id_clase', n)}`,
  'borrar la clase': n =>
    sql`delete from clases where id_clase = (select id_clase from clases_estudiantes where id_clase not in (select id_clase from calificaciones) order by id_clase offset ${n % 7} limit 1)`,
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
  'corregir el sexo': (n, m) =>
    sql`update estudiantes set sexo = ${m % 2 ? 'H' : 'M'} where matricula = ${una('estudiantes', 'matricula', n)}`,
  'cambiar de nacionalidad': (n, m) =>
    sql`update estudiantes set id_nacionalidad = ${una('nacionalidades', 'id_nacionalidad', m)} where matricula = ${una('estudiantes', 'matricula', n)}`,
  'cambiar el grado': (n, m) =>
    sql`update programas set grado = ${grados[m % grados.length]} where clave_programa = ${una('programas', 'clave_programa', n)}`,
  'cambiar de estudiante el servicio': (n, m) =>
    sql`update "serviciosSociales" set matricula_estudiante = ${una('estudiantes', 'matricula', m)} where id_servicio_social = ${una('"serviciosSociales"', 'id_servicio_social', n)}`,
  'abrir un servicio': (n, m) =>
    sql`insert into "serviciosSociales" (matricula_estudiante, del_cuc) values (${una(m % 2 ? 'estudiantes' : 'situaciones where candidato', 'matricula', n)}, 'ninguno')`,
  'borrar el servicio': n =>
    sql`delete from "serviciosSociales" where id_servicio_social = ${una('"serviciosSociales"', 'id_servicio_social', n)}`,
  'registrar a otro': (n, m) =>
    sql`insert into estudiantes (${comoOtro}, matricula) select ${comoOtro}, '209901NUEVO' || lpad(${m % 10_000_000}::text, 7, '0') from estudiantes where matricula = ${una('estudiantes', 'matricula', n)} on conflict do nothing`,
  'borrar a quien no tiene nada': n =>
    sql`delete from estudiantes where matricula = ${una(`estudiantes where matricula like '209901NUEVO%'`, 'matricula', n)}`,
  'abrir un grupo': (n, m) =>
    sql`insert into grupos (clave_grupo, nombre, clave_cuc, clave_programa) select clave_grupo || ${m}, nombre, clave_cuc, clave_programa from grupos where clave_grupo = ${una('grupos', 'clave_grupo', n)} on conflict do nothing`,
  'volver irregular': (n, m) =>
    sql`update estudiantes set regular = ${m % 2 ? 'Si' : 'No'} where matricula = ${una('estudiantes', 'matricula', n)}`,
  'abrir una clase': (n, m) =>
    sql`insert into clases (clave_programa, id_periodo, clave_grupo, id_materia, nombre, matricula, hora_inicio, hora_final, dias, salon) select clave_programa, ${una('periodos', 'id_periodo', m)}, ${una('grupos', 'clave_grupo', m)}, id_materia, nombre || ${m}, matricula, hora_inicio, hora_final, dias, salon from clases where id_clase = ${una('clases', 'id_clase', n)}`,
  'cambiar de grupo la clase': (n, m) =>
    sql`update clases set clave_grupo = ${una('grupos', 'clave_grupo', m)} where id_clase = ${una('clases', 'id_clase', n)}`,
  'generar un reporte': (n, m) =>
    sql`insert into reportes_de_grupos (clave_grupo, id_periodo, estado, turno, abierto, desde) select clave_grupo, id_periodo, ${['generado', 'inicial', 'final'][m % 3]}, ${m % 3 === 2 ? null : 'escolar'}, now(), now() from clases where id_clase = ${una('clases', 'id_clase', n)} on conflict do nothing`,
  'escribir otro CUC a mano': (n, m) =>
    m % 2
      ? sql`update estudiantes set del_cuc = ${una('cucs', 'clave_cuc', m)} where matricula = ${una('estudiantes', 'matricula', n)}`
      : sql`update clases set del_cuc = ${una('cucs', 'clave_cuc', m)} where id_clase = ${una('clases', 'id_clase', n)}`,
  'mover el servicio': (n, m) =>
    sql`update "serviciosSociales" s set (fase, status, turno, periodo) = (otro.fase, otro.status, otro.turno, otro.periodo) from "serviciosSociales" otro where s.id_servicio_social = ${una('"serviciosSociales"', 'id_servicio_social', n)} and otro.id_servicio_social = ${una('"serviciosSociales"', 'id_servicio_social', m)}`,
  'mover el certificado': (n, m) =>
    sql`update certificados c set (estado, turno) = (otro.estado, otro.turno) from certificados otro where c.n_folio = ${una('certificados', 'n_folio', n)} and otro.n_folio = ${una('certificados', 'n_folio', m)}`,
  'cambiar de estudiante el certificado': (n, m) =>
    sql`update certificados set matricula_estudiante = ${una('estudiantes', 'matricula', m)} where n_folio = ${una('certificados', 'n_folio', n)}`,
  'quitar un reporte': (n, m) =>
    m % 2
      ? sql`delete from reportes_de_grupos where ctid = ${una('reportes_de_grupos', 'ctid', n)}`
      : sql`update reportes_de_grupos r set (estado, turno) = (otro.estado, otro.turno) from reportes_de_grupos otro where r.ctid = ${una('reportes_de_grupos', 'ctid', n)} and otro.ctid = ${una('reportes_de_grupos', 'ctid', m)}`,
  'cambiar los créditos': (n, m) =>
    sql`update materias set creditos = ${1 + (m % 20) / 2} where id_materia = ${una('materias', 'id_materia', n)}`,
  'agregar a la malla': (n, m) =>
    sql`insert into reticulas_materias (id_reticula, id_materia, ciclo, orden) values (${una('reticulas', 'id_reticula', n)}, ${una('materias', 'id_materia', m)}, 50, 1) on conflict do nothing`,
  'quitar de la malla': n => sql`delete from reticulas_materias where ctid = ${una('reticulas_materias', 'ctid', n)}`,
  reinscribir: (n, m) =>
    sql`insert into reinscripciones (matricula, id_periodo, semestre, estado, abierto, desde) values (${una('estudiantes', 'matricula', n)}, ${una('periodos', 'id_periodo', m)}, 2, 'hecha', now(), now()) on conflict do nothing`,
  'quitar la reinscripción': n => sql`delete from reinscripciones where ctid = ${una('reinscripciones', 'ctid', n)}`,
}

/** The names of these kinds. */
export const clasesDeCambio = Object.keys(cambios)

type Cambio = readonly [cual: string, n: number, m: number]

/** A random series of these changes. */
export const alAzar: fc.Arbitrary<readonly Cambio[]> = fc.array(
  fc.tuple(fc.constantFrom(...clasesDeCambio), fc.nat(1_000_000), fc.nat(1_000_000)),
  { minLength: 1, maxLength: 12 },
)

/** Writes the changes in one transaction, committed or rolled back. Ignores violations of constraints, which roll it back. */
export const escribir = (db: Db, todos: readonly Cambio[], vale: boolean): Promise<void> =>
  db
    .transaction(async tx => {
      for (const [cual, n, m] of todos) if (cambios[cual]) await tx.execute(cambios[cual](n, m))
      if (!vale) tx.rollback()
    })
    .catch(error => {
      if (vale && !esNegativa(error)) throw error
    })

/** Tells whether a constraint of the database was violated (SQLSTATE class 23). */
const esNegativa = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  String(error.cause.code).startsWith('23')
