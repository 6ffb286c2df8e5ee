import { and, asc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import type { ClaseDeCuc } from '../../../src/domain/claseDeCuc.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { requireSession } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { notThere } from '../../http/notThere.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { looksAfter } from '../../academico/belonging.ts'
import { tables } from '../../university/tables.ts'
import { cucYPeriodo } from './cucYPeriodo.ts'

const { clases, facilitadores, grupos, materias, periodos } = tables

/** Answers `GET semana`: the classes of a campus in a period to those who look after it; those of today's periods to whoever takes or gives them. */
export const semanaDeClases = new Hono<AppEnv>().get(
  '/semana',
  requireSession,
  requireRoles('coordinador', 'escolar', 'facilitador', 'estudiante'),
  async c => {
    const filas = await c.var.db
      .select({
        id_clase: clases.id_clase,
        materia: materias.nombre,
        grupo: grupos.nombre,
        salon: clases.salon,
        dias: clases.dias,
        hora_inicio: clases.hora_inicio,
        hora_final: clases.hora_final,
        nombre: facilitadores.nombre,
        paterno: facilitadores.apellidopaterno,
        materno: facilitadores.apellidomaterno,
        clave_grupo: clases.clave_grupo,
        matricula: clases.matricula,
      })
      .from(clases)
      .innerJoin(periodos, eq(periodos.id_periodo, clases.id_periodo))
      .innerJoin(materias, eq(materias.id_materia, clases.id_materia))
      .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
      .innerJoin(facilitadores, eq(facilitadores.matricula, clases.matricula))
      .where(cuales(c))
      .orderBy(asc(clases.hora_inicio), asc(clases.id_clase))
    return answerSuccess(
      c,
      '',
      filas.map(({ nombre, paterno, materno, clave_grupo, matricula, ...clase }): ClaseDeCuc => ({
        ...clase,
        facilitador: nombreCompleto(nombre, paterno, materno),
        ...(esOficina(c) && { clave_grupo, matricula }),
      })),
    )
  },
)

const cuales = (c: Context<AppEnv>): SQL | undefined => {
  const { rol, matricula } = c.var.usuario
  if (esOficina(c)) {
    const { cuc, periodo } = parseOrRefuse(cucYPeriodo, c.req.query())
    if (!looksAfter(c.var.usuario, cuc)) throw notThere()
    return and(eq(grupos.clave_cuc, cuc), eq(clases.id_periodo, periodo))
  }
  const hoy = hoyEnMexico(c.var.options.now())
  const cursadas = c.var.db
    .select({ id: clasesEstudiantes.id_clase })
    .from(clasesEstudiantes)
    .where(eq(clasesEstudiantes.matricula, matricula ?? ''))
  return and(
    rol === 'estudiante' ? inArray(clases.id_clase, cursadas) : eq(clases.matricula, matricula ?? ''),
    lte(periodos.fecha_inicio, hoy),
    gte(periodos.fecha_final, hoy),
  )
}

const esOficina = ({ var: { usuario } }: Context<AppEnv>) => usuario.rol === 'coordinador' || usuario.rol === 'escolar'
