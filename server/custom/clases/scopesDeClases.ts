import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { resources } from '../../../src/resources/index.ts'
import { id } from '../../../src/schema/fields.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { keyValueOf } from '../../crud/read/keyValueOf.ts'
import { valueOf } from '../../crud/read/valueOf.ts'
import { columnOf } from '../../crud/registry.ts'
import { all, scope, type ScopeCall, type Scopes } from '../../crud/scope.ts'
import { propioCuc } from '../../academico/belonging.ts'
import { tables } from '../../university/tables.ts'
import { porCursarEn } from './porCursar.ts'

const { clases, cucs, cucs_facilitadores: vinculos, estudiantes, grupos, materias, periodos } = tables
const query = new QueryBuilder()

/** Conditions of the scopes about classes and those who belong to them, by the names that declarations say. */
export const scopesDeClases = {
  /** Classes of the calling facilitador at the CUC that the path names. (B §6, §7) */
  mias: scope(['clave_cuc'], call =>
    all(
      propias(call),
      inArray(
        clases.clave_grupo,
        query.select({ clave: grupos.clave_grupo }).from(grupos).where(eq(grupos.clave_cuc, call.params.clave_cuc)),
      ),
    ),
  ),
  /** Classes of the student that the path names. */
  delEstudiante: scope(['matricula_estudiante'], ({ params }) =>
    conEstudiante(String(keyValueOf(resources.estudiantes, params.matricula_estudiante))),
  ),
  /** Classes of the calling student. */
  cursadas: scope([], ({ usuario }) => conEstudiante(usuario.matricula ?? '')),
  /** Subjects that the calling facilitador gives at this CUC, in this programme and period. */
  conMisClases: scope(['clave_cuc', 'clave_programa', 'id_periodo'], call => {
    const { clave_cuc, clave_programa, id_periodo } = call.params
    return inArray(
      materias.id_materia,
      query
        .select({ id: clases.id_materia })
        .from(clases)
        .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
        .where(
          all(
            propias(call),
            eq(grupos.clave_cuc, clave_cuc),
            eq(clases.clave_programa, clave_programa),
            es(id_periodo, clave => eq(clases.id_periodo, clave)),
          ),
        ),
    )
  }),
  /** CUCs where the calling facilitador is linked or gives classes. */
  misCucs: scope([], call => deSusCucs(call)),
  /** Records linked to the caller's CUC; for a facilitador, to any of theirs. */
  susCucs: {
    ...propioCuc,
    condition: (call: ScopeCall) =>
      call.usuario.rol === 'facilitador'
        ? call.link
          ? inArray(
              columnOf(call.link, 'clave_cuc'),
              query.select({ clave: cucs.clave }).from(cucs).where(deSusCucs(call)),
            )
          : sql`false`
        : propioCuc.condition(call),
  },
  /** Students of the class that the path names. */
  inscritos: scope(['id_clase'], ({ params }) =>
    es(params.id_clase, clave => inArray(estudiantes.matricula, inscritosEn(clave))),
  ),
  /** Students of the caller's CUC who may take the subject that the path names. */
  porCursar: scope(['id_materia'], ({ params, usuario }) =>
    es(params.id_materia, clave => porCursarEn(usuario.clave_cuc ?? '', clave)),
  ),
  /** Students of the caller's CUC who may take the class of it that the path names: of its programme, free to take its subject, and not in it, whatever their result there. */
  porAgregar: scope(['id_clase'], ({ params, usuario }) =>
    es(params.id_clase, clave => {
      const suya = and(eq(clases.id_clase, clave), eq(columnOf(clases, 'del_cuc'), usuario.clave_cuc ?? ''))
      const clase = query.select({ programa: clases.clave_programa }).from(clases).where(suya)
      const materia = query.select({ materia: clases.id_materia }).from(clases).where(eq(clases.id_clase, clave))
      return all(
        sql`${estudiantes.clave_programa} = (${clase})`,
        porCursarEn(usuario.clave_cuc ?? '', sql`(${materia})`),
        notInArray(estudiantes.matricula, inscritosEn(clave)),
      )
    }),
  ),
  /** Classes of a period that is over. */
  dePeriodoTerminado: dePeriodo(hoy => sql`${periodos.fecha_final} < ${hoy}`),
  /** Classes of a period that has begun, over or not. */
  dePeriodoIniciado: dePeriodo(hoy => sql`${periodos.fecha_inicio} <= ${hoy}`),
  /** Classes of a period that has begun and is not over. */
  dePeriodoVigente: dePeriodo(hoy => sql`(${periodos.fecha_inicio} <= ${hoy} and ${periodos.fecha_final} >= ${hoy})`),
  /** Classes that can be graded: with students, and not submitted. */
  porCalificar: scope([], () => all(sql`not ${clases.status_facilitador}`, sql`not ${clases.vacia}`)),
} satisfies Partial<Scopes>

const propias = ({ usuario }: Pick<ScopeCall, 'usuario'>) => eq(clases.matricula, usuario.matricula ?? '')

/** Selects the matrículas of those who are in a class. */
const inscritosEn = (clave: string) =>
  query
    .select({ matricula: clasesEstudiantes.matricula })
    .from(clasesEstudiantes)
    .where(eq(clasesEstudiantes.id_clase, clave))

const conEstudiante = (matricula: string) =>
  inArray(
    clases.id_clase,
    query
      .select({ id_clase: clasesEstudiantes.id_clase })
      .from(clasesEstudiantes)
      .where(eq(clasesEstudiantes.matricula, matricula)),
  )

function dePeriodo(condition: (hoy: string) => SQL) {
  return scope([], ({ today }) =>
    inArray(clases.id_periodo, query.select({ id: periodos.id_periodo }).from(periodos).where(condition(today))),
  )
}

const deSusCucs = (call: Pick<ScopeCall, 'usuario'>) => {
  const vinculado = query
    .select({ clave: vinculos.clave_cuc })
    .from(vinculos)
    .where(eq(vinculos.matricula, call.usuario.matricula ?? ''))
  const dondeEnsena = query
    .select({ clave: grupos.clave_cuc })
    .from(clases)
    .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
    .where(propias(call))
  return sql`(${inArray(cucs.clave, vinculado)} or ${inArray(cucs.clave, dondeEnsena)})`
}

/** Returns the condition on a generated key; a malformed key finds nothing. */
const es = (sent: string, condition: (key: string) => SQL) => {
  const value = valueOf(llave, sent)
  return typeof value === 'string' ? condition(value) : sql`false`
}

const llave = id()
