import { eq, exists, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { colonias } from '../codigosPostales/tables.ts'
import type { Usuario } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import type { Pendiente } from '../../src/schema/doors/pendiente.ts'
import { tables } from './tables.ts'

const { consejeros, cucs, cucs_facilitadores, cucs_programas, escolares, facilitadores, grupos } = tables
const { materias, periodos, programas, reticulas } = tables

/** Returns the first thing that a new installation, or campus, lacks and that this role must register, while there is none of it. For accounts of all campuses it ends once there are groups. */
export const firstSteps = async (db: Queryable, { rol, clave_cuc }: Usuario): Promise<readonly Pendiente[]> => {
  const ownSteps = steps[rol]
  if (!ownSteps) return []
  const empty = await emptyAmong(
    db,
    [grupos, ...ownSteps.flatMap(({ lacks, after }) => [lacks, ...(after ? [after] : [])])],
    clave_cuc,
  )
  if (clave_cuc === null && !empty.has(grupos)) return []
  for (const { lacks, label, screen, to, after } of ownSteps) {
    if (after && empty.has(after)) return []
    if (empty.has(lacks)) return [{ resource: 'primerosPasos', label, total: 1, screen, to }]
  }
  return []
}

type Step = Omit<Pendiente, 'resource' | 'total'> & {
  lacks: PgTable
  /** Table that others fill first: until then this role waits. */
  after?: PgTable
}

const steps: Readonly<Record<string, readonly Step[]>> = {
  coordinador: [
    {
      lacks: colonias,
      label: 'catálogo de códigos postales por cargar',
      screen: 'Estado del sistema',
      to: '/estadoDelSistema',
    },
    { lacks: cucs, label: 'CUC por registrar', screen: 'CUCs', to: '/cucs' },
    { lacks: programas, label: 'programa por registrar', screen: 'Programas', to: '/programas' },
    { lacks: materias, label: 'materia por registrar', screen: 'Materias', to: '/materias' },
    { lacks: reticulas, label: 'malla curricular por registrar', screen: 'Malla Curricular', to: '/reticulas' },
    { lacks: periodos, label: 'periodo por registrar', screen: 'Periodos', to: '/periodos' },
  ],
  administrativo: [
    { after: cucs, lacks: consejeros, label: 'consejero por registrar', screen: 'Consejeros', to: '/consejeros' },
    { lacks: escolares, label: 'escolar por registrar', screen: 'Escolares', to: '/escolares' },
    { lacks: facilitadores, label: 'facilitador por registrar', screen: 'Facilitadores', to: '/facilitadores' },
  ],
  consejero: [
    {
      after: programas,
      lacks: cucs_programas,
      label: 'programa por agregar a su CUC',
      screen: 'Seleccionar programas para CUC',
      to: '/seleccionProgramas',
    },
    {
      after: facilitadores,
      lacks: cucs_facilitadores,
      label: 'facilitador por agregar a su CUC',
      screen: 'Seleccionar facilitadores para CUC',
      to: '/seleccionFacilitadores',
    },
  ],
  escolar: [
    {
      lacks: cucs_programas,
      label: 'programa que su consejería debe agregar al CUC',
      screen: 'Programas',
      to: '/programasEscolar',
    },
    { lacks: grupos, label: 'grupo por registrar', screen: 'Grupos', to: '/grupos' },
  ],
}

/** Returns those of these tables that hold no row, or none of the campus where rows belong to one; asks in one statement. */
const emptyAmong = async (
  db: Queryable,
  neededTables: readonly PgTable[],
  cuc: string | null,
): Promise<Set<PgTable>> => {
  const questions = neededTables.map(table => {
    const campusTable = ofCampus.find(each => each === table)
    const rows = db.select({ one: sql`1` }).from(table)
    return { table, rows: campusTable && cuc !== null ? rows.where(eq(campusTable.clave_cuc, cuc)) : rows }
  })
  const answers = questions.map(({ rows }, nth) => sql`${exists(rows)} as ${sql.identifier(`n${nth}`)}`)
  const { rows } = await db.execute<Record<string, boolean>>(sql`select ${sql.join(answers, sql`, `)}`)
  return new Set(questions.flatMap(({ table }, nth) => (rows[0]?.[`n${nth}`] ? [] : [table])))
}

const ofCampus = [cucs_programas, cucs_facilitadores, grupos] as const
