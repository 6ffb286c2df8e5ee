import { eq, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { AnyField, FieldKind, FieldOf } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { usuarios } from '../auth/tables.ts'
import { colonias, municipios } from '../codigosPostales/tables.ts'
import { columnName } from '../db/columns.ts'
import { estados } from '../db/lookups.ts'
import { columnsOf, resourceOf, tableNamed } from './registry.ts'

export type Join = { table: PgTable; on: SQL }

/** How a resource is read: what its record is made of (by place in the record), what must be joined, and what its columns sort by. */
export type View = {
  resource: AnyResource
  table: PgTable
  columns: Record<string, PgColumn | SQL>
  order: Record<string, PgColumn | SQL>
  joins: Map<string, Join>
}

/** The view of a resource, built from its declaration. */
export const viewOf = (resource: AnyResource): View => {
  const table = tableNamed(resource.name)
  const view: View = { resource, table, columns: { version: columnsOf(table).version as PgColumn }, order: {}, joins: new Map() }
  for (const [name, field] of Object.entries(resource.fields)) read(view, name, field)
  return view
}

type Reader<K extends FieldKind> = (view: View, name: string, field: FieldOf<K>) => void

const own = (view: View, name: string, field: AnyField) => {
  const column = columnsOf(view.table)[name] as PgColumn
  view.columns[field.record ?? name] = column
  if (field.echo) view.columns[field.echo] = column
  view.order[name] = column
  return column
}

const readers: { [K in FieldKind]: Reader<K> } = {
  id: own, text: own, email: own, integer: own, decimal: own, date: own, flag: own, choice: own, choices: own, lookup: own,
  reference: (view, name, field) => {
    const column = own(view, name, field)
    if (field.embed) embed(view, column, field.to, field.embed.at, field.embed.fields, name)
  },
  accountEmail: (view, name, field) => {
    view.joins.set('usuarios', { table: usuarios, on: eq(usuarios.id, columnsOf(view.table).id_usuario as PgColumn) })
    view.columns[field.record ?? name] = usuarios.email
    view.order[name] = usuarios.email
  },
  colonia: (view, name, field) => {
    const column = own(view, name, field)
    view.joins.set('colonias', { table: colonias, on: eq(colonias.id_colonia, column) })
    view.joins.set('municipios', { table: municipios, on: eq(municipios.id_municipio, colonias.id_municipio) })
    view.joins.set('estados', { table: estados, on: eq(estados.id, municipios.id_estado) })
    view.columns[sibling(field.record ?? name, 'nombre')] = colonias.nombre
    view.order[name] = spanish(colonias.nombre)
  },
  place: (view, name, field) => {
    const column = field.of === 'municipio' ? municipios.nombre : estados.nombre
    view.columns[field.record ?? name] = column
    view.order[name] = spanish(column)
  },
  postalCode: (view, name, field) => {
    view.columns[field.record ?? name] = colonias.codigo_postal
    view.order[name] = colonias.codigo_postal
  },
  password: () => undefined,
  computed: () => undefined,
}

const read = <K extends FieldKind>(view: View, name: string, field: FieldOf<K>) => (readers[field.kind as K] as Reader<K>)(view, name, field)

/** Joins the record that a reference points at and lays the asked fields under `at`; a path goes on through that record's own references. */
const embed = (view: View, from: PgColumn, to: string, at: string, fields: readonly string[], orderAs?: string) => {
  const target = resourceOf(to)
  const table = alias(tableNamed(to), at.replaceAll('.', '_'))
  const columns = columnsOf(table)
  view.joins.set(at, { table, on: eq(from, columns[target.key] as PgColumn) })
  if (orderAs && columns[target.title]) view.order[orderAs] = columns[target.title] as PgColumn
  for (const name of fields.filter(each => !each.includes('.'))) {
    const field = target.fields[name]
    if (field) view.columns[`${at}.${columnName(name, field)}`] = columns[name] as PgColumn
  }
  for (const [head, tails] of deeper(fields)) {
    const [name, field] = Object.entries(target.fields).find(([, each]) => each.kind === 'reference' && each.embed?.at === head) ?? []
    if (name && field?.kind === 'reference') embed(view, columns[name] as PgColumn, field.to, `${at}.${head}`, tails)
  }
}

const deeper = (fields: readonly string[]) =>
  fields.filter(each => each.includes('.')).reduce((heads, path) => {
    const [head = '', ...tail] = path.split('.')
    return heads.set(head, [...(heads.get(head) ?? []), tail.join('.')])
  }, new Map<string, string[]>())

const sibling = (path: string, name: string) => `${path.slice(0, path.lastIndexOf('.') + 1)}${name}`
const spanish = (column: PgColumn) => sql`${column} collate "es-x-icu"`
