import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Consulta } from '../../contexto.ts'
import { valueOf } from '../../crud/read/value.ts'
import { columnOf } from '../../crud/registry.ts'
import { propioCuc, type ScopeCall, type Scopes } from '../../crud/scope.ts'
import { tables } from '../../db/tables.ts'
import { id } from '../../../src/schema/fields.ts'
import { porCursar } from './porCursar.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'

const { clases, cucs, cucs_facilitadores: vinculos, estudiantes, grupos, materias } = tables

type DeClases = 'mias' | 'conMisClases' | 'misCucs' | 'susCucs' | 'inscritos' | 'porCursar' | 'porAgregar'

/** What a facilitador teaches, and who takes or may take a class. (B §6, §7) */
export const scopesDeClases = (db: Consulta): Pick<Scopes, DeClases> => ({
  /** Classes of the calling facilitador at the CUC that the path names. */
  mias: call =>
    and(
      propias(call),
      inArray(
        clases.clave_grupo,
        db
          .select({ clave: grupos.clave_grupo })
          .from(grupos)
          .where(eq(grupos.clave_cuc, call.params.clave_cuc ?? '')),
      ),
    ),
  /** Subjects that the calling facilitador gives at this CUC, in this programme and period. */
  conMisClases: call => {
    const { clave_cuc = '', clave_programa = '', id_periodo } = call.params
    return inArray(
      materias.id_materia,
      db
        .select({ id: clases.id_materia })
        .from(clases)
        .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
        .where(
          and(
            propias(call),
            eq(grupos.clave_cuc, clave_cuc),
            eq(clases.clave_programa, clave_programa),
            es(id_periodo, clave => eq(clases.id_periodo, clave)),
          ),
        ),
    )
  },
  misCucs: call => misCucs(db, call),
  /** What is linked to the caller's CUC; for a facilitador, to any of theirs. */
  susCucs: call =>
    call.usuario.rol === 'facilitador' && call.link
      ? inArray(columnOf(call.link, 'clave_cuc'), db.select({ clave: cucs.clave }).from(cucs).where(misCucs(db, call)))
      : propioCuc(call),
  /** Students of the class that the path names. */
  inscritos: ({ params }) =>
    es(params.id_clase, clave =>
      inArray(
        estudiantes.matricula,
        db
          .select({ matricula: clasesEstudiantes.matricula })
          .from(clasesEstudiantes)
          .where(eq(clasesEstudiantes.id_clase, clave)),
      ),
    ),
  porCursar: ({ params }) => es(params.id_materia, clave => porCursar(db, clave)),
  /** Who may take the class that the path names: of its programme, and free to take its subject. */
  porAgregar: ({ params }) =>
    es(params.id_clase, clave => {
      const clase = db.select({ programa: clases.clave_programa }).from(clases).where(eq(clases.id_clase, clave))
      const materia = db.select({ materia: clases.id_materia }).from(clases).where(eq(clases.id_clase, clave))
      return and(inArray(estudiantes.clave_programa, clase), porCursar(db, sql`(${materia})`))
    }),
})

/** Where the calling facilitador is linked or gives classes. */
const misCucs = (db: Consulta, call: ScopeCall) =>
  or(
    inArray(
      cucs.clave,
      db
        .select({ clave: vinculos.clave_cuc })
        .from(vinculos)
        .where(eq(vinculos.matricula, call.usuario.matricula ?? '')),
    ),
    inArray(
      cucs.clave,
      db
        .select({ clave: grupos.clave_cuc })
        .from(clases)
        .innerJoin(grupos, eq(grupos.clave_grupo, clases.clave_grupo))
        .where(propias(call)),
    ),
  )

const propias = ({ usuario }: ScopeCall) => eq(clases.matricula, usuario.matricula ?? '')

/** The condition on a generated key; nothing is found by what is none. */
const es = (sent: string | undefined, condition: (key: string) => SQL | undefined) => {
  const value = valueOf(llave, sent)
  return typeof value === 'string' ? condition(value) : sql`false`
}

const llave = id()
