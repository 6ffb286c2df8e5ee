import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { agendaDe } from '../../../src/domain/agenda.ts'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { roles, tieneClases } from '../../../src/domain/roles.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { tables } from '../../university/tables.ts'

const { clases, materias, periodos } = tables

/** Answers today's agenda: classes of the day, and the next date of their periods. A student reads the materia; a facilitador, who may give it to several groups, the name of the class. */
export const agenda = new Hono<AppEnv>().get(
  '/agenda',
  requireSession,
  requireRoles(...roles.filter(tieneClases)),
  async c => {
    const { db, usuario, options } = c.var
    const hoy = hoyEnMexico(options.now())
    const matricula = usuario.matricula ?? ''
    const cursadas = db
      .select({ id: clasesEstudiantes.id_clase })
      .from(clasesEstudiantes)
      .where(eq(clasesEstudiantes.matricula, matricula))
    const filas = await db
      .select({
        id_clase: clases.id_clase,
        nombre: usuario.rol === 'estudiante' ? materias.nombre : clases.nombre,
        salon: clases.salon,
        dias: clases.dias,
        hora_inicio: clases.hora_inicio,
        hora_final: clases.hora_final,
        periodo: {
          nombre: periodos.nombre,
          fecha_inicio: periodos.fecha_inicio,
          fecha_final: periodos.fecha_final,
        },
      })
      .from(clases)
      .innerJoin(materias, eq(materias.id_materia, clases.id_materia))
      .innerJoin(periodos, eq(periodos.id_periodo, clases.id_periodo))
      .where(
        and(
          usuario.rol === 'estudiante' ? inArray(clases.id_clase, cursadas) : eq(clases.matricula, matricula),
          gte(periodos.fecha_final, hoy),
        ),
      )
      .orderBy(asc(clases.hora_inicio), asc(clases.id_clase))
    return answerSuccess(c, '', agendaDe(filas, hoy))
  },
)
