import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fieldOf, nameBeside } from '../../src/resources/postal.ts'
import type { Values } from '../../src/schema/kinds.ts'
import type { Queryable } from '../db/queryable.ts'
import { spanish } from '../db/sorting.ts'
import { contains, searchable } from '../crud/read/contains.ts'
import { elsewhere, ownColumn, type Criterion } from '../crud/read/filters/condition.ts'
import { placeColumn, placeOwnColumn, type ReadPlan } from '../crud/read/readPlan.ts'
import { columnOf } from '../crud/registry.ts'
import type { ServerHouse } from '../crud/serverHouse.ts'
import { estados } from '../datosGenerales/tables.ts'
import { colonias, municipios } from './tables.ts'

/** Rules by which an address is read, searched and checked: its colonia leads to everything else. */
export const kinds: ServerHouse['kinds'] = {
  colonia: {
    read: (plan, name, field) => {
      plan.joins.set('colonias', { table: colonias, on: eq(colonias.id_colonia, placeOwnColumn(plan, name, field)) })
      plan.joins.set('municipios', { table: municipios, on: eq(municipios.id_municipio, colonias.id_municipio) })
      plan.joins.set('estados', { table: estados, on: eq(estados.id, municipios.id_estado) })
      plan.columns[nameBeside(field.record ?? name)] = colonias.nombre
      plan.order.set(name, spanish(colonias.nombre))
    },
    textIn: async (db, resource, _field, values) => (await placeOf(db, resource, values))?.colonia ?? '',
    search: ({ plan, word }) => inColonia(plan, contains(searchable(colonias.nombre), word)),
    filter: (plan, name, field, criterion) =>
      criterion.operator === 'is'
        ? ownColumn(plan, name, field, criterion)
        : ofColonia(plan, criterion, colonias.nombre),
    pointer: {
      beside: resource => codeIn(resource),
      message: 'La colonia no corresponde al código postal',
      named: async (tx, values, resource) => {
        const [code] = codeIn(resource)
        const found = await tx
          .select({
            id: colonias.id_colonia,
            nombre: colonias.nombre,
            tipo: colonias.tipo,
            municipio: municipios.nombre,
          })
          .from(colonias)
          .innerJoin(municipios, eq(municipios.id_municipio, colonias.id_municipio))
          .where(code ? eq(colonias.codigo_postal, String(values[code] ?? '')) : sql`false`)
        return found.map(({ id, nombre, tipo, municipio }) => [id, nombre, `${tipo}, ${municipio}`] as const)
      },
      leads: async (tx, value, values, resource) => {
        const found = await tx
          .select({ id: colonias.id_colonia })
          .from(colonias)
          .where(
            and(
              eq(colonias.id_colonia, Number(value)),
              ...codeIn(resource).map(name => eq(colonias.codigo_postal, String(values[name]))),
            ),
          )
        return found.length > 0
      },
    },
  },
  place: {
    read: (plan, name, field) => {
      const column = field.of === 'municipio' ? municipios.nombre : estados.nombre
      placeColumn(plan, name, field, { column, order: spanish(column) })
    },
    textIn: async (db, resource, { of }, values) => (await placeOf(db, resource, values))?.[of] ?? '',
    search: ({ plan, word }, _name, field) =>
      inColonia(plan, contains(searchable(field.of === 'municipio' ? municipios.nombre : estados.nombre), word)),
    filter: (plan, _name, { of }, criterion) =>
      ofColonia(plan, criterion, of === 'municipio' ? municipios.nombre : estados.nombre),
  },
  postalCode: {
    read: (plan, name, field) => placeColumn(plan, name, field, { column: colonias.codigo_postal }),
    textIn: async (db, resource, field, values) => {
      const name = Object.keys(resource.fields).find(each => resource.fields[each] === field)
      const ownCode = name ? values[name] : undefined
      return (await placeOf(db, resource, values))?.codigo_postal ?? String(ownCode ?? '')
    },
    search: ({ plan, word }) => inColonia(plan, contains(colonias.codigo_postal, word)),
    filter: (plan, _name, _field, criterion) => ofColonia(plan, criterion, colonias.codigo_postal),
  },
}

/** Returns the field of the postal code; a declaration without one is refused at the start. */
const codeIn = (resource: ReadPlan['resource']): readonly string[] =>
  Object.keys(resource.fields).filter(name => resource.fields[name]?.kind === 'postalCode')

/** Searches the place of a row's own colonia: there are far more colonias than rows that have one. */
const inColonia = (plan: ReadPlan, condition: SQL) => {
  const name = fieldOf(plan.resource, 'colonia')
  if (!name) return []
  return [
    sql`exists (select from ${colonias} join ${municipios} on ${eq(municipios.id_municipio, colonias.id_municipio)} join ${estados} on ${eq(estados.id, municipios.id_estado)} where ${eq(colonias.id_colonia, columnOf(plan.table, name))} and ${condition})`,
  ]
}

/** Filters by a text that the colonia leads to. */
const ofColonia = (plan: ReadPlan, criterion: Criterion, column: PgColumn) =>
  elsewhere(
    columnOf(plan.table, fieldOf(plan.resource, 'colonia') ?? ''),
    criterion,
    found =>
      sql`select ${colonias.id_colonia} from ${colonias} join ${municipios} on ${eq(municipios.id_municipio, colonias.id_municipio)} join ${estados} on ${eq(estados.id, municipios.id_estado)} where ${found(column)}`,
  )

/** Returns the place that a record's colonia leads to. */
const placeOf = async (db: Queryable, resource: ReadPlan['resource'], values: Values) => {
  const id = Number(values[fieldOf(resource, 'colonia') ?? ''] ?? 0)
  const [found] = id
    ? await db
        .select({
          colonia: colonias.nombre,
          codigo_postal: colonias.codigo_postal,
          municipio: municipios.nombre,
          estado: estados.nombre,
        })
        .from(colonias)
        .innerJoin(municipios, eq(municipios.id_municipio, colonias.id_municipio))
        .innerJoin(estados, eq(estados.id, municipios.id_estado))
        .where(eq(colonias.id_colonia, id))
    : []
  return found
}
