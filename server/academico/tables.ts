import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { columns } from '../db/columns.ts'
import { tables } from '../university/tables.ts'

const { clases, estudiantes, grupos } = tables

/**
 * Students of each class, and their results. Grades are null until the facilitador submits them, `acreditado` empty
 * until the school office closes the class. (B §3, Class-student grade)
 */
export const clasesEstudiantes = pgTable(
  'clases_estudiantes',
  {
    id_clase: uuid('id_clase')
      .notNull()
      .references(() => clases.id_clase, { onDelete: 'cascade' }),
    matricula: columns
      .reference('matricula')
      .notNull()
      .references(() => estudiantes.matricula),
    /** Subject of the class, copied here by a trigger, so that one index tells who may take a subject. */
    id_materia: uuid('id_materia'),
    /** `true` where the class is of another group than the student, maintained by triggers: nobody else can have a clash. */
    ajena: boolean('ajena').notNull().default(false),
    asistencia: numeric('asistencia', { precision: 5, scale: 2, mode: 'number' }),
    calificacion: numeric('calificacion', { precision: 3, scale: 1, mode: 'number' }),
    calificacion_letra: text('calificacion_letra'),
    retroalimentacion: text('retroalimentacion'),
    acreditado: text('acreditado', { enum: ['', 'Si', 'No'] })
      .notNull()
      .default(''),
  },
  t => [
    unique('clases_estudiantes_unico').on(t.id_clase, t.matricula),
    index('clases_estudiantes_matricula').on(t.matricula, t.id_materia),
    /** Tells by itself who took or takes a subject in the classes of a campus. */
    index('clases_estudiantes_cursada').on(t.id_clase, t.id_materia, t.acreditado, t.matricula),
    index('clases_estudiantes_ajenas')
      .on(t.id_clase, t.matricula)
      .where(sql`${t.ajena}`),
    index('clases_estudiantes_ajenas_suyas')
      .on(t.matricula, t.id_clase)
      .where(sql`${t.ajena}`),
    check('clases_estudiantes_asistencia_valida', sql`${t.asistencia} between 0 and 100`),
    check('clases_estudiantes_calificacion_valida', sql`${t.calificacion} between 0 and 10`),
    check('clases_estudiantes_acreditado_conocido', sql`${t.acreditado} in ('', 'Si', 'No')`),
    check('clases_estudiantes_acreditado_con_calificacion', sql`${t.acreditado} = '' or ${t.calificacion} is not null`),
  ],
)

/**
 * Standing of each student: progress, average of closed grades, last period with classes, pending re-enrolment. Written
 * only by triggers, in the changing transaction (`situaciones.sql`, decision 056).
 */
export const situaciones = pgTable(
  'situaciones',
  {
    matricula: columns
      .reference('matricula')
      .primaryKey()
      .references(() => estudiantes.matricula, { onDelete: 'cascade' }),
    clave_cuc: columns.reference('clave_cuc').notNull(),
    /** Subjects of the grid; `creditos` are their credits. */
    materias: integer('materias').notNull(),
    creditos: numeric('creditos', { mode: 'number' }).notNull(),
    aprobadas: integer('aprobadas').notNull(),
    creditos_aprobados: numeric('creditos_aprobados', { mode: 'number' }).notNull(),
    /** Share of the subjects that is passed, in hundredths of a percent, rounded down; null where the grid is empty. */
    avance: integer('avance'),
    promedio: numeric('promedio', { precision: 4, scale: 2, mode: 'number' }),
    id_periodo: uuid('id_periodo'),
    /** `true` once the office has closed all classes of that period. */
    cerrado: boolean('cerrado').notNull(),
    por_reinscribir: boolean('por_reinscribir').notNull(),
    /** Documents asked for that have not been handed in. */
    por_entregar: integer('por_entregar').notNull(),
    /** `true` where some class of theirs belongs to another campus than they do. */
    en_otro_cuc: boolean('en_otro_cuc').notNull(),
    activo: boolean('activo').notNull(),
    /** `true` where enough of the grid is done for a social service, and none was begun. */
    candidato: boolean('candidato').notNull(),
  },
  t => [
    index('situaciones_candidatos')
      .on(t.clave_cuc, t.matricula)
      .where(sql`${t.candidato}`),
    index('situaciones_por_reinscribir')
      .on(t.clave_cuc, t.matricula)
      .where(sql`${t.por_reinscribir}`),
    index('situaciones_por_entregar')
      .on(t.clave_cuc, t.matricula)
      .where(sql`${t.por_entregar} > 0`),
    index('situaciones_en_otro_cuc')
      .on(t.clave_cuc, t.matricula)
      .where(sql`${t.en_otro_cuc}`),
  ],
)

/**
 * Numbers of students by campus, programme and traits; dashboards and lists add them up. Written only by triggers, each
 * connection in rows of its `turno` to avoid waits (`cuentas.sql`, decision 056).
 */
export const estudiantesContados = pgTable(
  'estudiantes_contados',
  {
    del_cuc: columns.reference('del_cuc'),
    clave_programa: columns.reference('clave_programa').notNull(),
    sexo: text('sexo').notNull(),
    nacionalidad: integer('id_nacionalidad').notNull(),
    turno: smallint('turno').notNull(),
    cuantos: integer('cuantos').notNull(),
    estatus: integer('estatus').notNull(),
    regular: text('regular').notNull(),
  },
  t => [
    unique('estudiantes_contados_unico')
      .on(t.del_cuc, t.clave_programa, t.sexo, t.nacionalidad, t.estatus, t.regular, t.turno)
      .nullsNotDistinct(),
  ],
)

/** Classes of each programme that a campus has in a period, by how far their grades are and whether anybody is in them; maintained likewise. */
export const clasesContadas = pgTable(
  'clases_contadas',
  {
    del_cuc: columns.reference('del_cuc'),
    clave_programa: columns.reference('clave_programa').notNull(),
    id_periodo: uuid('id_periodo').notNull(),
    status_facilitador: boolean('status_facilitador').notNull(),
    status_escolar: boolean('status_escolar').notNull(),
    vacia: boolean('vacia').notNull(),
    turno: smallint('turno').notNull(),
    cuantos: integer('cuantos').notNull(),
  },
  t => [
    unique('clases_contadas_unico')
      .on(t.del_cuc, t.clave_programa, t.id_periodo, t.status_facilitador, t.status_escolar, t.vacia, t.turno)
      .nullsNotDistinct(),
  ],
)

/** Students of each campus by the states for which a list names them; maintained likewise, from `situaciones`. */
export const situacionesContadas = pgTable(
  'situaciones_contadas',
  {
    clave_cuc: columns.reference('clave_cuc').notNull(),
    activo: boolean('activo').notNull(),
    por_reinscribir: boolean('por_reinscribir').notNull(),
    por_documentar: boolean('por_documentar').notNull(),
    candidato: boolean('candidato').notNull(),
    turno: smallint('turno').notNull(),
    cuantos: integer('cuantos').notNull(),
  },
  t => [
    unique('situaciones_contadas_unico').on(
      t.clave_cuc,
      t.activo,
      t.por_reinscribir,
      t.por_documentar,
      t.candidato,
      t.turno,
    ),
  ],
)

/** Day since when each group owes a report of some period, its oldest; null for one that owes none. Triggers renew it (`reportesDebidos.sql`). */
export const reportesDebidos = pgTable(
  'reportes_debidos',
  {
    clave_grupo: columns
      .reference('clave_grupo')
      .primaryKey()
      .references(() => grupos.clave_grupo, { onDelete: 'cascade' }),
    clave_cuc: columns.reference('clave_cuc').notNull(),
    desde: date('desde'),
  },
  t => [index('reportes_debidos_desde').on(t.clave_cuc, t.desde)],
)
