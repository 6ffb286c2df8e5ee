import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { paraBusqueda } from '../../../src/language/busqueda.ts'
import type { FieldKind, FieldOf } from '../../../src/schema/kinds.ts'
import { usuarios } from '../../auth/tables.ts'
import { colonias, municipios } from '../../codigosPostales/tables.ts'
import { estados, lookupTables } from '../../db/lookups.ts'
import type { Consulta } from '../../contexto.ts'
import { columnOf, resourceOf, tableNamed } from '../registry.ts'
import { among, named } from './among.ts'
import { placed } from './placed.ts'
import type { View } from './view.ts'

type Search<K extends FieldKind> = (
  view: View,
  name: string,
  field: FieldOf<K>,
  word: string,
  pattern: SQL,
  db: Consulta,
) => readonly SQL[] | Promise<readonly SQL[]>

/** How a word is looked for in a field whose own column does not hold what a person reads. */
export const searchesOf = <K extends FieldKind>(
  db: Consulta,
  view: View,
  name: string,
  field: FieldOf<K>,
  word: string,
  pattern: SQL,
) => (searches[field.kind as K] as Search<K>)(view, name, field, word, pattern, db)

const none = () => []

const searches: { [K in FieldKind]: Search<K> } = {
  id: (view, name, _field, _word, pattern) => [sql`${columnOf(view.table, name)}::text like ${pattern}`],
  text: none,
  email: none,
  integer: none,
  decimal: none,
  password: none,
  part: none,
  computed: none,
  date: (view, name, _field, word) => [
    sql`to_char(${columnOf(view.table, name)}, 'DD/MM/YYYY YYYY-MM-DD') like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  ],
  time: (view, name, _field, word) => [
    sql`to_char(${columnOf(view.table, name)}, 'HH24:MI') like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  ],
  flag: (view, name, _field, word) =>
    labelled(
      columnOf(view.table, name),
      [
        [true, 'Sí'],
        [false, 'No'],
      ],
      word,
    ),
  choice: (view, name, field, word) => labelled(columnOf(view.table, name), field.choices, word),
  choices: (view, name, field, word) => {
    const chosen = matching(field.choices, word)
    const empty =
      field.none && paraBusqueda(field.none).includes(paraBusqueda(word))
        ? [sql`cardinality(${columnOf(view.table, name)}) = 0`]
        : []
    return [
      ...empty,
      ...(chosen.length ? [sql`${columnOf(view.table, name)} && ${`{${chosen.join(',')}}`}::int[]`] : []),
    ]
  },
  lookup: (view, name, field, _word, pattern, db) => {
    const { id, nombre } = lookupTables[field.of]
    return among(
      db,
      columnOf(view.table, name),
      lookupTables[field.of],
      id,
      sql`sin_acentos(${nombre}) like ${pattern}`,
    )
  },
  reference: (view, name, field, _word, pattern, db) => {
    const target = resourceOf(field.to)
    return among(
      db,
      columnOf(view.table, name),
      tableNamed(target.name),
      columnOf(tableNamed(target.name), target.key),
      named(target, pattern),
    )
  },
  via: ({ resource, table }, _name, { of }, _word, pattern) =>
    of.flatMap(place => placed(resource, table, place, pattern)),
  accountEmail: (view, _name, _field, _word, pattern) => [
    sql`exists (select from ${usuarios} where ${eq(usuarios.id, columnOf(view.table, 'id_usuario'))} and ${usuarios.email} like ${pattern})`,
  ],
  colonia: (view, _name, _field, _word, pattern) =>
    inColonia(view, sql`sin_acentos(${colonias.nombre}) like ${pattern}`),
  postalCode: (view, _name, _field, _word, pattern) => inColonia(view, sql`${colonias.codigo_postal} like ${pattern}`),
  place: (view, _name, field, _word, pattern) =>
    inColonia(view, sql`sin_acentos(${field.of === 'municipio' ? municipios.nombre : estados.nombre}) like ${pattern}`),
}

/** There are far more colonias than rows that have one: each row looks only at its own. */
const inColonia = (view: View, condition: SQL) => {
  const [name] = Object.entries(view.resource.fields).find(([, field]) => field.kind === 'colonia') ?? []
  if (!name) return []
  return [
    sql`exists (select from ${colonias} join ${municipios} on ${eq(municipios.id_municipio, colonias.id_municipio)} join ${estados} on ${eq(estados.id, municipios.id_estado)} where ${eq(colonias.id_colonia, columnOf(view.table, name))} and ${condition})`,
  ]
}

/** Several labels are shown with commas between them. */
const matching = <V>(choices: readonly (readonly [V, string])[], word: string) => {
  const wanted = paraBusqueda(word).replace(/(?<=.),$/, '')
  return choices.filter(([, label]) => paraBusqueda(label).includes(wanted)).map(([value]) => value)
}

const labelled = <V>(column: PgColumn, choices: readonly (readonly [V, string])[], word: string) => {
  const values = matching(choices, word)
  return values.length ? [inArray(column, values)] : []
}
