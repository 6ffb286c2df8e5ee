import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { resourceNamed } from '../../src/schema/house.ts'
import type { Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { isAssigned } from '../../src/schema/active.ts'
import { matriculasHasta } from './trayectoriaDe.ts'
import type { Usuario } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { nameOfAuthor } from '../crud/nameOfAuthor.ts'
import type { HistoryScope } from '../crud/history/historyRoom.ts'
import type { RequestScope } from '../crud/requestScope.ts'
import { columnOf, tableNamed } from '../crud/registry.ts'
import { keyValueOf } from '../crud/read/keyValueOf.ts'
import { all, belongs, everything, type ScopeCall, type ScopeRule } from '../crud/scope.ts'
import { cucDe } from '../auth/cucDe.ts'

/** Roles that belong to no single CUC. */
export const wholeUniversity: readonly Usuario['rol'][] = ['coordinador', 'administrativo']

type Who = Pick<Usuario, 'rol' | 'clave_cuc'>

/** Tells whether somebody looks after a CUC: a role that sees all after every one, others after their own. */
export const looksAfter = ({ rol, clave_cuc }: Who, clave: string, seeAll = wholeUniversity): boolean =>
  seeAll.includes(rol) || clave_cuc === clave

/** Returns the condition on the rows of the CUCs that somebody looks after; `rowsOf` is that of one CUC. A role that sees all sees every row; an account without a CUC sees none. */
export const ofTheirCuc = (
  { rol, clave_cuc }: Who,
  rowsOf: (clave: string) => SQL,
  seeAll: readonly Usuario['rol'][] = wholeUniversity,
): SQL => (seeAll.includes(rol) ? everything : clave_cuc ? rowsOf(clave_cuc) : sql`false`)

/** Part of the scopes that ask to which CUC a record belongs; they need a resource that declares `cuc`. */
const askingCuc = {
  needs: ({ name, cuc }: AnyResource, scope: string) =>
    cuc ? undefined : `«${scope}» pregunta de qué CUC es el registro, y ${name} no declara cuc`,
  along: (resource: AnyResource) => pathToCuc(resource),
}

/** Returns the scope in which these roles see every row and all others those of their own CUC. An account without a CUC sees none. */
const ownOr = (seeAll: readonly Usuario['rol'][]) => ({
  reads: [],
  ...askingCuc,
  condition: ({ resource, table, link, usuario }: Pick<ScopeCall, 'resource' | 'table' | 'link' | 'usuario'>): SQL =>
    ofTheirCuc(
      usuario,
      clave => (link ? eq(columnOf(link, 'clave_cuc'), clave) : belongs(resource, table, pathToCuc(resource), clave)),
      seeAll,
    ),
})

/** Only what belongs to the caller's CUC; roles of the whole university see everything. */
export const propioCuc = ownOr(wholeUniversity)

/** Roles that see the students of every CUC: a consejero sees all, an escolar only those of the own. */
export const seeEveryCuc: readonly Usuario['rol'][] = [...wholeUniversity, 'consejero']

/** Rows that a consejero sees of every CUC, an escolar only of the own. */
export const delCucDelEscolar = ownOr(seeEveryCuc)

/** Only what refers to the caller: the asignaturas that a facilitador gives, the certificates of a student. */
export const propios: ScopeRule = {
  reads: [],
  needs: (resource, scope, roles) => {
    const blind = roles.filter(role => ownReference(resource, role) === undefined)
    return blind.length
      ? `«${scope}» pregunta de quién es el registro, y ninguna referencia de ${resource.name} lleva a la cuenta de ${blind.join(' ni de ')}: no vería ninguno`
      : undefined
  },
  condition: ({ resource, table, usuario }) => {
    const ownColumn = ownReference(resource, usuario.rol)
    return ownColumn && usuario.matricula ? eq(columnOf(table, ownColumn), usuario.matricula) : sql`false`
  },
}

/**
 * As `propios`, and also what refers to the caller under a matrícula that they had before: to read, for nothing is done
 * under that any more (of a social service that goes on, something is: `propioServicio`).
 */
export const propiosYAnteriores: ScopeRule = {
  ...propios,
  condition: ({ resource, table, usuario }) => {
    const ownColumn = ownReference(resource, usuario.rol)
    return ownColumn && usuario.matricula
      ? sql`${columnOf(table, ownColumn)} in ${matriculasHasta(sql`${usuario.matricula}`)}`
      : sql`false`
  },
}

/** Only what refers to the student that the path names, under that matrícula or one before it; nothing where that student is not the caller's to see. */
export const dePersona: ScopeRule<'persona'> = {
  reads: ['persona'],
  needs: (resource, scope) =>
    ownReference(resource, 'estudiante')
      ? undefined
      : `«${scope}» pregunta de qué estudiante es el registro, y ninguna referencia de ${resource.name} lleva a uno`,
  condition: ({ resource, table, params, usuario }) => {
    const of = ownReference(resource, 'estudiante')
    if (!of) return sql`false`
    const estudiantes = resourceNamed('estudiantes')
    const known = tableNamed(estudiantes.name)
    const key = String(keyValueOf(estudiantes, params.persona))
    return all(
      sql`${columnOf(table, of)} = any(array${matriculasHasta(sql`${key}`)})`,
      sql`exists (select from ${known} where ${eq(columnOf(known, estudiantes.key), key)} and ${mayLearnOf(estudiantes, { usuario })})`,
    )
  },
}

/** Returns the reference of a resource to those who sign in with a role, if it has one. */
const ownReference = ({ fields }: AnyResource, rol: Usuario['rol']) =>
  Object.keys(fields).find(name => {
    const field = fields[name]
    return field?.kind === 'reference' && resourceNamed(field.to).account?.rol === rol
  })

/** Only what belongs to the CUC that the path names. */
export const delCuc: ScopeRule<'clave_cuc'> = {
  reads: ['clave_cuc'],
  ...askingCuc,
  condition: ({ resource, table, params }) => belongs(resource, table, pathToCuc(resource), params.clave_cuc),
}

/** Returns the condition on the rows that a person may know to exist: all for roles of the whole university; for others with a door to the resource, those that refer to them, else those of the own CUC. */
export const mayLearnOf = (target: AnyResource, { usuario }: Pick<RequestScope, 'usuario'>): SQL => {
  const rows = tableNamed(target.name)
  if (wholeUniversity.includes(usuario.rol)) return sql`true`
  if (!Object.values(target.lists).some(({ roles }) => roles.includes(usuario.rol))) return sql`false`
  const ownColumn = ownReference(target, usuario.rol)
  return ownColumn
    ? eq(columnOf(rows, ownColumn), usuario.matricula ?? '')
    : propioCuc.condition({ resource: target, table: rows, usuario })
}

/** Returns the condition on the records whose history a person reads: for roles of the whole university all, for others what belongs to their campus, and nothing of what belongs to none. */
export const historyScope: HistoryScope = ({ resource, table, usuario }) =>
  ofTheirCuc(usuario, clave => {
    if (resource.cuc) return belongs(resource, table, pathToCuc(resource), clave)
    return Object.hasOwn(deCuc, resource.name) ? (deCuc[resource.name]?.(table, clave) ?? sql`false`) : sql`false`
  })

/** Conditions on the rows of a CUC, for resources that belong to one otherwise than by references of their own. */
const deCuc: Readonly<Record<string, (table: PgTable, clave: string) => SQL>> = {
  cucs: (table, clave) => eq(columnOf(table, 'clave'), clave),
  facilitadores: (table, clave) => {
    const vinculos = tableNamed('cucs_facilitadores')
    return sql`exists (select from ${vinculos} where ${columnOf(vinculos, 'clave_cuc')} = ${clave} and ${columnOf(vinculos, 'matricula')} = ${columnOf(table, 'matricula')})`
  },
}

/** Returns the references that lead from a row to its CUC, for the parameter `clave_cuc`; undefined for any other. */
export const pathTo = (target: AnyResource, param: string) =>
  param === 'clave_cuc' && target.cuc ? pathToCuc(target) : undefined

/** Returns the CUC of a record, read along its references; undefined where they lead to none. */
export const placeOf = async (tx: Queryable, resource: AnyResource, key: string): Promise<string | undefined> => {
  let [at, value]: [AnyResource, unknown] = [resource, key]
  for (const step of pathToCuc(resource)) {
    const [table, field] = [tableNamed(at.name), at.fields[step]]
    if (field?.kind !== 'reference') return undefined
    const [row] = await tx
      .select({ next: columnOf(table, step) })
      .from(table)
      .where(eq(columnOf(table, at.key), value))
    at = resourceNamed(field.to)
    value = row?.next
  }
  return typeof value === 'string' && at !== resource ? value : undefined
}

/** Returns what the author of a record gives it: the name where it keeps one, the CUC where it belongs to its author's. 409 for an author who has no CUC. */
export const valuesFromAuthor = ({ fields, cuc = '', autor }: AnyResource, author: Usuario): Values => {
  const withAuthor = autor === undefined ? {} : { [autor]: nameOfAuthor(author) }
  const field = fields[cuc]
  return field && isAssigned(field) ? { ...withAuthor, [cuc]: cucDe(author) } : withAuthor
}

const pathToCuc = ({ cuc }: AnyResource) => cuc?.split('.') ?? []
